import Router from 'next/router';
import { lazy, type MouseEvent, Suspense } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { amountLocale } from '../../runtime/core/texts/amount-locale.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import type { JobResultsProps } from '../props.generated.ts';
import { AdvertisementView } from '../shared/jobs/AdvertisementView.tsx';
import { JobList } from '../shared/jobs/JobList.tsx';
import type { TeaserJob } from '../shared/jobs/jobs.generated.ts';
import { Pager } from '../shared/lists/Pager.tsx';
import { EmptyResults } from '../shared/search/EmptyResults.tsx';
import { refineHref } from '../shared/search/listing-links.ts';
import { FEW } from '../shared/search/listing-request.ts';
import results from '../shared/search/Results.module.css';
import { useResultsFocus } from '../shared/search/results-focus.ts';
import { SearchNotes } from '../shared/search/SearchNotes.tsx';
import { SortLinks } from '../shared/search/SortLinks.tsx';
import { searchOf } from '../shared/search/search-links.ts';
import type { JobsFound } from '../shared/search/search-types.ts';
import { FewResults } from '../shared/search/Ways.tsx';
import type { load } from './load.ts';

// Loaded only for administrators.
const SearchExplanations = lazy(() =>
  import('../shared/search/SearchExplanations.tsx').then((found) => ({ default: found.SearchExplanations })),
);

/** The results of a job search: count, sorting, list, pagination; or suggestions if there are none. Renders nothing on a page without a search. */
export function JobResults({ data, ...shown }: WidgetProps<JobResultsProps, WidgetData<typeof load>>) {
  return data.jobs === undefined ? null : <Results {...shown} found={data.jobs.search} />;
}

interface ResultsProps extends Omit<WidgetProps<JobResultsProps>, 'data'> {
  found: JobsFound['search'];
}

function Results({ props, found, page, id }: ResultsProps) {
  const heading = useResultsFocus();
  const t = useTexts('search');
  const isAdministrator = useSession().roles.some((role) => role === 'administrator' || role === 'site_admin');
  const { total, exact, hits } = found;
  const search = searchOf(page);
  const jobs = hits.flatMap(({ job }) => job ?? []);
  const pages = Math.ceil(total / page.brand.search.pageSize.jobs);
  // A landing page has a title of its own.
  const isLanding = page.page === 'landing';
  const Heading = isLanding ? 'h2' : 'h1';

  return (
    <section className={results.results}>
      <header className={results.bar}>
        <Heading className={results.total} ref={heading} tabIndex={-1} aria-live="polite">
          {total === 0 ? t('empty.title') : t(exact ? 'total' : 'totalAtLeast', { count: total })}
          {search.page > 1 && (
            <span className="visually-hidden">{`, ${t('pageOf', { page: search.page, pages })}`}</span>
          )}
        </Heading>
        {props.showSort && total > 1 && <SortLinks page={page} id={`${id}-sort`} />}
      </header>
      <SearchNotes page={page} found={found} />
      {jobs.length === 0 ? (
        <EmptyResults page={page} advice={found} words={t} />
      ) : (
        <JobList
          jobs={jobs}
          hrefOf={createHref(page.brand.routes, page.locale).job}
          now={page.now}
          amounts={amountLocale(page.brand, page.locale)}
          level={isLanding ? 3 : 2}
          salaryFirst={props.showSalaryFirst}
          marks={page.brand.features.bookmarks}
          chosen={search.jobId}
          between={props.advertisements.length > 0 ? advertisementAfter : undefined}
          onOpen={props.twoPane && !isLanding ? openBeside : undefined}
        />
      )}
      {jobs.length > 0 && (total < FEW || found.mentionsOnly) && (
        <FewResults page={page} advice={found} words={t} id={id} />
      )}
      {isAdministrator && search.text !== '' && jobs.length > 0 && (
        <Suspense fallback={null}>
          <SearchExplanations page={page} id={id} jobs={jobs} />
        </Suspense>
      )}
      <Pager page={search.page} pages={pages} hrefOf={(number) => refineHref(page, { page: number })} />
    </section>
  );

  function advertisementAfter(at: number) {
    const { advertisements } = props;
    const every = page.brand.search.advertisementEvery;
    if (every === 0 || (at + 1) % every !== 0 || at + 1 === jobs.length) return null;
    const slot = (at + 1) / every - 1;
    const advertisement = advertisements[slot % advertisements.length];
    return advertisement && <AdvertisementView advertisement={advertisement} />;
  }

  /** On a wide screen a plain click opens the job beside the list; otherwise the link leads to its page. */
  function openBeside(event: MouseEvent<HTMLAnchorElement>, job: TeaserJob) {
    const asksForTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (asksForTab || !window.matchMedia('(min-width: 1200px)').matches) return;
    event.preventDefault();
    const { page: current, openFacet } = search;
    Router.push(refineHref(page, { page: current, jobId: job.id, openFacet }), undefined, { scroll: false });
  }
}
