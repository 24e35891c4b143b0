import { legalLabel, legalLinks } from '../../runtime/core/routing/legal.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';

/** What happens with submitted data; the brand's privacy page opens in a new tab, so that the form stays open. */
export function PrivacyNote({ page, text }: { page: PageInfo; text: string }) {
  const common = useTexts('common');
  const [link] = legalLinks(page, ['privacy']);
  return (
    <p className="meta" data-testid="privacy">
      {text}
      {link !== undefined && (
        <>
          {' '}
          <a href={link.href} target="_blank" rel="noopener">
            {legalLabel(page, link.name, common)}
          </a>
        </>
      )}
    </p>
  );
}
