import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { OrganizationResultsProps } from '../props.generated.ts';
import { Pager } from '../shared/lists/Pager.tsx';
import { OrganizationList } from '../shared/organizations/OrganizationList.tsx';
import { organizationsOf } from '../shared/organizations/organizations-of.ts';
import { PlaceNote } from '../shared/places/PlaceNote.tsx';
import results from '../shared/search/Results.module.css';
import { useResultsFocus } from '../shared/search/results-focus.ts';
import { SortLinks } from '../shared/search/SortLinks.tsx';
import { listingOf, refineHref, wholeListingHref } from '../shared/search/search-links.ts';
import { TextNote } from '../shared/search/TextNote.tsx';
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
  const { total, exact, corrections, textIgnored } = data.organizations.search;
  const organizations = organizationsOf(data.organizations);
  const { page: current, text } = listingOf(page);
  const pages = Math.ceil(total / page.brand.search.pageSize.organizations);
  return (
    <section className={results.results}>
      <header className={results.bar}>
        <h1 className={results.total} ref={heading} tabIndex={-1} aria-live="polite">
          {total === 0 ? t('empty.title') : t(exact ? 'total' : 'totalAtLeast', { count: total })}
          {current > 1 && current <= pages && (
            <span className="visually-hidden">, {t('pageOf', { page: current, pages })}</span>
          )}
        </h1>
        {/* Without search terms, every sorting is by name. */}
        {text && total > 1 && <SortLinks page={page} id={`${id}-sort`} />}
      </header>
      <PlaceNote page={page} />
      {textIgnored ? <TextNote page={page} /> : null}
      {corrections.map(({ word, replacement }) => (
        <p key={word} className={results.correction} role="status">
          {t('corrections', { word, replacement })}
        </p>
      ))}
      {organizations.length === 0 ? (
        <div className={results.empty}>
          <p>{t(total > 0 ? 'empty.beyond' : 'empty.text', { pages })}</p>
          <p>
            <Link href={total > 0 ? refineHref(page, {}) : wholeListingHref(page)}>
              {t(total > 0 ? 'empty.first' : 'empty.all')}
            </Link>
          </p>
        </div>
      ) : (
        <OrganizationList organizations={organizations} page={page} level={2} showSummary={props.showSummary} />
      )}
      <Pager page={current} pages={pages} hrefOf={(number) => refineHref(page, { page: number })} />
    </section>
  );
}
