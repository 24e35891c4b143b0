import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { JobList } from '../shared/jobs/JobList.tsx';
import type { TeaserJob } from '../shared/jobs/job-types.ts';
import type { OrganizationFound } from '../shared/organizations/organization-query.ts';
import { jobHref, jobsHref } from '../shared/search/search-links.ts';
import styles from './OrganizationJobs.module.css';

interface OrganizationJobsData {
  organization?: OrganizationFound;
  jobs?: { organization: { jobs: readonly TeaserJob[] } | null };
}

/** The newest open jobs of the organization; the search shows the others by the company facet. */
export function OrganizationJobs({ data, page, id }: WidgetProps<{ count: number }, OrganizationJobsData>) {
  const t = useTexts('organization');
  const organization = data.organization?.organization;
  if (!organization) return null;
  const jobs = data.jobs?.organization?.jobs ?? [];
  const { facet, openJobs } = organization;
  return (
    <section className={styles.jobs} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {t('jobs.title')}
      </h2>
      {jobs.length === 0 ? (
        <p className={styles.none}>{t('jobs.none')}</p>
      ) : (
        <JobList
          jobs={jobs}
          hrefOf={(job) => jobHref(page, job)}
          now={page.now}
          locale={page.locale}
          level={3}
          marks={page.brand.features.bookmarks}
        />
      )}
      {facet && openJobs > 0 && (
        <p>
          <Link className={styles.all} href={jobsHref(page, { choices: [facet] })}>
            {t('jobs.all', { count: openJobs })}
          </Link>
        </p>
      )}
    </section>
  );
}
