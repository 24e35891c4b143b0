import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { FilterSheet } from '../filter-sheet/FilterSheet.tsx';
import { Pager } from '../shared/lists/Pager.tsx';
import { ResumeList } from '../shared/resume-search/ResumeList.tsx';
import { SaveResumeSearch } from '../shared/resume-search/SaveResumeSearch.tsx';
import { EmptyResults } from '../shared/search/EmptyResults.tsx';
import { listingOf, refineHref } from '../shared/search/listing-links.ts';
import { FEW } from '../shared/search/listing-request.ts';
import results from '../shared/search/Results.module.css';
import { useResultsFocus } from '../shared/search/results-focus.ts';
import { SearchNotes } from '../shared/search/SearchNotes.tsx';
import { SortLinks } from '../shared/search/SortLinks.tsx';
import { FewResults } from '../shared/search/Ways.tsx';
import type { ResumesFound } from './find-resumes.ts';

interface ResultsProps {
  page: PageInfo;
  id: string;
  result: ResumesFound;
}

/** The results of a resume search: count, sorting, list, pagination; or suggestions if there are none. */
export function Results({ page, id, result }: ResultsProps) {
  const heading = useResultsFocus();
  const t = useTexts('resume-search');
  const words = useTexts('search');
  const { total, exact, hits } = result;
  const search = listingOf(page);
  const { text, location, choices } = search;
  const resumes = hits.flatMap(({ resume }) => resume ?? []);
  const pages = Math.ceil(total / page.brand.search.pageSize.resumes);
  const isBeyond = total > 0 && search.page > pages;
  const isNobody = total === 0 && text === '' && location === null && choices.length === 0;
  return (
    <section className={results.results} aria-labelledby={`${id}-total`}>
      <FilterSheet page={page} id={`${id}-sheet`} props={{}} data={{ listing: { search: result } }} />
      <header className={results.bar}>
        <h2 className={results.total} ref={heading} id={`${id}-total`} tabIndex={-1} aria-live="polite">
          {total === 0 && !isNobody ? t('empty.title') : t(exact ? 'total' : 'totalAtLeast', { count: total })}
          {search.page > 1 && search.page <= pages && (
            <span className="visually-hidden">{`, ${words('pageOf', { page: search.page, pages })}`}</span>
          )}
        </h2>
        {total > 1 && <SortLinks page={page} id={`${id}-sort`} />}
      </header>
      <SearchNotes page={page} found={result} />
      {isNobody && <p>{t('empty.none', { site: page.brand.site.name })}</p>}
      {total === 0 && !isNobody && <EmptyResults page={page} advice={result} words={t} />}
      {isBeyond && (
        <p>
          {t('beyond', { page: search.page })} <Link href={refineHref(page, {})}>{t('toFirst')}</Link>
        </p>
      )}
      {resumes.length > 0 && <ResumeList resumes={resumes} page={page} />}
      {resumes.length > 0 && total < FEW && <FewResults page={page} advice={result} words={t} id={id} />}
      {!isNobody && <SaveResumeSearch page={page} />}
      {!isBeyond && <Pager page={search.page} pages={pages} hrefOf={(number) => refineHref(page, { page: number })} />}
    </section>
  );
}
