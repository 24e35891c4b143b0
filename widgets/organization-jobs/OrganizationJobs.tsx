import { amountLocale } from '../../runtime/core/texts/amount-locale.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { OrganizationJobsProps } from '../props.generated.ts';
import { JobList } from '../shared/jobs/JobList.tsx';
import { jobHref, jobsHref } from '../shared/search/search-links.ts';
import type { load } from './load.ts';
import styles from './OrganizationJobs.module.css';

/** The organization's latest open jobs; the search shows the rest through the company facet. */
export function OrganizationJobs({ data, page, id }: WidgetProps<OrganizationJobsProps, WidgetData<typeof load>>) {
  const t = useTexts('organization');
  const organization = data.organization?.organization;
  if (!organization) return null;
  // The logo stands at the top of the page; beside each job it would only take room in a narrow column.
  const jobs = (data.jobs?.organization?.jobs ?? []).map((job) => ({ ...job, logo: null }));
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
          amounts={amountLocale(page.brand, page.locale)}
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
