import { createHref } from '../../../runtime/core/routing/href.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice } from './AccountPage.tsx';

/** For members of organizations who work with their applicants alone: why there is nothing to do here, and where there is. */
export function ApplicantsOnly({ page }: { page: PageInfo }) {
  const t = useTexts('account');
  const applicants = createHref(page.brand.routes, page.locale).page('applicants');
  return (
    <Notice>
      <p>{t('applicantsOnly.text')}</p>
      {applicants && (
        <Link className="button" href={applicants}>
          {t('applicantsOnly.go')}
        </Link>
      )}
    </Notice>
  );
}
