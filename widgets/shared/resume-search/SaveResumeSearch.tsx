import { createHref } from '../../../runtime/core/routing/href.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { refineHref } from '../search/listing-links.ts';
import styles from './SaveResumeSearch.module.css';

/**
 * Links to save this search as a resume alert and to existing alerts; renders nothing if the brand has none. Texts:
 * `resume-search`.
 */
export function SaveResumeSearch({ page }: { page: PageInfo }) {
  const t = useTexts('resume-search');
  const href = createHref(page.brand.routes, page.locale);
  const alerts = page.brand.features.resumeAlerts ? href.page('resume-alerts') : null;
  if (!alerts) return null;
  return (
    <p className={styles.offer}>
      <Link
        className="button button-quiet"
        href={`${href.path('/resume-alert/new')}?search=${encodeURIComponent(refineHref(page, { sorting: null }))}`}
        rel="nofollow"
      >
        {t('alert.save')}
      </Link>
      <Link href={alerts} rel="nofollow">
        {t('alert.all')}
      </Link>
    </p>
  );
}
