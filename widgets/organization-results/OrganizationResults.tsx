import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { OrganizationResultsProps } from '../props.generated.ts';
import { Pager } from '../shared/lists/Pager.tsx';
import { OrganizationList } from '../shared/organizations/OrganizationList.tsx';
import { organizationsOf } from '../shared/organizations/organizations-of.ts';
import { EmptyResults } from '../shared/search/EmptyResults.tsx';
import { listingOf, refineHref } from '../shared/search/listing-links.ts';
import { FEW } from '../shared/search/listing-request.ts';
import results from '../shared/search/Results.module.css';
import { useResultsFocus } from '../shared/search/results-focus.ts';
import { SearchNotes } from '../shared/search/SearchNotes.tsx';
import { SortLinks } from '../shared/search/SortLinks.tsx';
import { FewResults } from '../shared/search/Ways.tsx';
import type { load } from './load.ts';

/** The results of an organization search: count, list, pagination; or suggestions if there are none. */
export function OrganizationResults({
  props,
  data,
  page,
  id,
}: WidgetProps<OrganizationResultsProps, WidgetData<typeof load>>) {
  const heading = useResultsFocus();
  const t = useTexts('organization');
  const { total, exact } = data.organizations.search;
  const organizations = organizationsOf(data.organizations);
  const { page: current, text } = listingOf(page);
  const pages = Math.ceil(total / page.brand.search.pageSize.organizations);
  // A landing page has a title of its own.
  const Heading = page.page === 'landing' ? 'h2' : 'h1';
  return (
    <section className={results.results}>
      <header className={results.bar}>
        <Heading className={results.total} ref={heading} tabIndex={-1} aria-live="polite">
          {total === 0 ? t('empty.title') : t(exact ? 'total' : 'totalAtLeast', { count: total })}
          {current > 1 && current <= pages && (
            <span className="visually-hidden">, {t('pageOf', { page: current, pages })}</span>
          )}
        </Heading>
        {/* Without search terms, every sorting is by name. */}
        {text && total > 1 && <SortLinks page={page} id={`${id}-sort`} />}
      </header>
      <SearchNotes page={page} found={data.organizations.search} />
      {total === 0 && <EmptyResults page={page} advice={data.organizations.search} words={t} />}
      {total > 0 && organizations.length === 0 && (
        <div className={results.empty}>
          <p>{t('empty.beyond', { pages })}</p>
          <p>
            <Link href={refineHref(page, {})}>{t('empty.first')}</Link>
          </p>
        </div>
      )}
      {organizations.length > 0 && (
        <OrganizationList
          organizations={organizations}
          page={page}
          level={page.page === 'landing' ? 3 : 2}
          showSummary={props.showSummary}
        />
      )}
      {organizations.length > 0 && total < FEW && (
        <FewResults page={page} advice={data.organizations.search} words={t} id={id} />
      )}
      <Pager page={current} pages={pages} hrefOf={(number) => refineHref(page, { page: number })} />
    </section>
  );
}
