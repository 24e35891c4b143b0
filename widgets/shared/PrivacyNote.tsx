import { createHref } from '../../runtime/core/routing/href.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';

/** What happens with submitted data; the brand's privacy page opens in a new tab, so that the form stays open. */
export function PrivacyNote({ page, text }: { page: PageInfo; text: string }) {
  const common = useTexts('common');
  const { privacy } = page.brand.site.legal;
  const target = privacy === null ? null : createHref(page.brand.routes, page.locale).page(privacy);
  return (
    <p className="meta" data-testid="privacy">
      {text}
      {target !== null && (
        <>
          {' '}
          <a href={target} target="_blank" rel="noopener">
            {common('legal.privacy')}
          </a>
        </>
      )}
    </p>
  );
}
