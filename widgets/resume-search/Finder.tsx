import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Router, { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { emptySearch } from '../../runtime/core/search/empty-search.ts';
import type { SearchState } from '../../runtime/core/search/types.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';
import { ActiveFilters } from '../active-filters/ActiveFilters.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { noteSearch } from '../shared/resume-search/last-search.ts';
import { CompactSearch } from '../shared/search/CompactSearch.tsx';
import { FacetColumn } from '../shared/search/FacetColumn.tsx';
import { ListingSearchForm } from '../shared/search/ListingSearchForm.tsx';
import { refineHref, wholeListing, wholeListingHref } from '../shared/search/listing-links.ts';
import notes from '../shared/search/Results.module.css';
import { type FoundResumes, findResumes } from './find-resumes.ts';
import { Results } from './Results.tsx';
import styles from './ResumeSearch.module.css';
import { tellSearch } from './tell-search.ts';

interface FinderProps {
  page: PageInfo;
  id: string;
  user: SessionUser;
}

const nothing: SearchState = { ...emptySearch, index: 'RESUMES' };

/**
 * The resume search for the current address, with filters and results. While the next one is loading, the last is kept.
 */
export function Finder({ page, id, user }: FinderProps) {
  const t = useTexts('resume-search');
  const address = useRouter().asPath.replace(/#.*$/s, '');
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['resumes', page.brand.id, page.locale, user.id, user.activeOrganization?.id ?? null, address],
    queryFn: () => findResumes(page, address),
    placeholderData: keepPreviousData,
    // Going back shows cached results immediately and refreshes them, since contact requests may have changed.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const last = useLast(data);
  useArrival(page, address, isPlaceholderData ? undefined : data);

  const { search, result } = last ?? { search: null, result: null };
  const here: PageInfo = {
    ...page,
    search: search?.state ?? nothing,
    ...(search?.place && { place: search.place }),
  };
  const { choices, sorting } = here.search ?? nothing;
  const contacts = createHref(page.brand.routes, page.locale).page('resume-contacts');
  const words = { label: t('form.label'), what: t('form.what'), whatPlaceholder: t('form.whatPlaceholder') };
  const isUnknown = data?.kind === 'unknown';

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {contacts && <Link href={contacts}>{t('contacts')}</Link>}
      </header>
      <CompactSearch page={here} words={words}>
        <ListingSearchForm
          page={here}
          search={here.search ?? nothing}
          target={refineHref({ ...here, search: nothing }, { choices, sorting })}
          words={words}
          showRadius
        />
      </CompactSearch>
      {error !== null && (
        <div className={`${notes.correction} ${styles.note}`} role="alert">
          <p>{refusalText(error, t('unreachable'))}</p>
          <button type="button" className="button button-quiet" onClick={() => void refetch()}>
            {t('again')}
          </button>
        </div>
      )}
      {isUnknown && (
        <div className={`${notes.correction} ${styles.note}`} role="status">
          <p>{t('unknown')}</p>
          <Link href={wholeListingHref({ ...page, search: nothing })}>{t('empty.all')}</Link>
        </div>
      )}
      {!result && error === null && !isUnknown && <Skeleton />}
      {result && !isUnknown && (
        <>
          <ActiveFilters page={here} id={`${id}-chosen`} props={{}} data={{}} />
          <div className={styles.columns} aria-busy={isPlaceholderData}>
            <Results page={here} id={id} result={result} />
            <div className={styles.filters}>
              <FacetColumn
                facets={result.facets}
                page={result.facetsOfAll ? wholeListing(here) : here}
                id={`${id}-facets`}
              />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** A skeleton of the rows; visible only if loading takes a while. */
function Skeleton() {
  const t = useTexts('account');
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: 6 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identical
        <div key={at} className={styles.row} />
      ))}
    </div>
  );
}

type Shown = Extract<FoundResumes, { kind: 'found' }>;

/** The latest successful result, kept when an address is incomplete or the connection fails. */
function useLast(data: FoundResumes | undefined): Shown | null {
  const [last, setLast] = useState<Shown | null>(null);
  if (data?.kind === 'found' && data !== last) setLast(data);
  return data?.kind === 'found' ? data : last;
}

/** Replaces an address by its canonical form; once answered, it is stored and tracked. */
function useArrival(page: PageInfo, address: string, data: FoundResumes | undefined): void {
  const { path } = page;
  const kind = data?.kind;
  const better = data?.kind === 'redirect' ? data.location : null;
  const asked = data?.kind === 'found' ? data.search : null;
  useEffect(() => {
    if (better !== null) void Router.replace(better, undefined, { scroll: false });
  }, [better]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is tracked once, however often its answer is refreshed
  useEffect(() => {
    if (asked === null) return;
    noteSearch(address);
    tellSearch(asked, path);
  }, [address, kind]);
}
