import { createHref } from '../../../runtime/core/routing/href.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

/** For employers without an organization: requests are sent on behalf of organizations only. */
export function NoOrganization({ page }: { page: PageInfo }) {
  const t = useTexts('resume-contact');
  const profile = createHref(page.brand.routes, page.locale).page('profile');
  return (
    <>
      <p>{t('noOrganization')}</p>
      {profile && (
        <p>
          <Link className="button button-quiet" href={profile}>
            {t('toOrganization')}
          </Link>
        </p>
      )}
    </>
  );
}
