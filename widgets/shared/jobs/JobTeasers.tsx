import { createHref } from '../../../runtime/core/routing/href.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { jobsHref } from '../search/search-links.ts';
import { JobList } from './JobList.tsx';
import styles from './JobTeasers.module.css';
import type { TeaserJob } from './jobs.generated.ts';

export interface JobTeasersProps {
  id: string;
  heading: string;
  jobs: readonly TeaserJob[];
  page: PageInfo;
  /** Whether to link to the complete job search below. */
  linkToAll: boolean;
}

/** A section with a few jobs. Renders nothing if there are none. */
export function JobTeasers({ id, heading, jobs, page, linkToAll }: JobTeasersProps) {
  const t = useTexts('job');
  if (jobs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {heading}
      </h2>
      <JobList
        jobs={jobs}
        hrefOf={createHref(page.brand.routes, page.locale).job}
        now={page.now}
        amounts={amountLocale(page.brand, page.locale)}
        level={3}
        marks={page.brand.features.bookmarks}
      />
      {linkToAll && (
        <p>
          <Link className={styles.all} href={jobsHref(page)}>
            {t('lists.all')}
          </Link>
        </p>
      )}
    </section>
  );
}
