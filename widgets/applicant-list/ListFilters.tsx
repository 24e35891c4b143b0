import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './ApplicantList.module.css';
import type { ApplicantJobs } from './applicant-list.generated.ts';
import { type ListView, LONGEST_SEARCH, RATINGS, SORTS } from './list-view.ts';

type Ad = ApplicantJobs['applicantJobs'][number];

interface ListFiltersProps {
  id: string;
  view: ListView;
  /** The job of the list; null for all. */
  jobId: number | null;
  ads: readonly Ad[];
  /** To choose from. */
  tags: readonly string[];
  /** Lists of saved candidates, to choose from. */
  lists: readonly { name: string; count: number }[];
  /** Resolves once the list is shown, or another one in its place. */
  go(change: Partial<ListView>): Promise<unknown>;
  onJob(jobId: number | null): void;
}

/** Search, job, rating, what is unread or waits for an answer, and the order. */
export function ListFilters({ id, view, jobId, ads, tags, lists, go, onJob }: ListFiltersProps) {
  const t = useTexts('applicants');
  /** What has been typed over the words of the address, until it is searched for. */
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  const text = typed?.over === view.search ? typed.text : view.search;
  const search = (words: string) => void go({ search: words }).finally(() => setTyped(null));
  const employers = employersIn(ads);
  const isListed = jobId === null || ads.some((ad) => ad.id === jobId);
  const hasSeveral = employers.length > 1;
  return (
    <search className={styles.filters}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <label className="label" htmlFor={`${id}-search`}>
          {t('search.label')}
        </label>
        <div className={styles.searchLine}>
          <input
            id={`${id}-search`}
            className="field"
            type="search"
            maxLength={LONGEST_SEARCH}
            value={text}
            onChange={({ target }) => {
              setTyped({ over: view.search, text: target.value });
              // The native clear button only empties the field, so the search is reset here.
              if (target.value === '' && view.search !== '') search('');
            }}
          />
          <button type="submit" className="button button-quiet">
            {t('search.submit')}
          </button>
        </div>
      </form>
      {isListed && (
        <div className={styles.wideFilter}>
          <label className="label" htmlFor={`${id}-job`}>
            {t('filters.job')}
          </label>
          <select
            id={`${id}-job`}
            className="field"
            value={jobId ?? ''}
            onChange={({ target }) => onJob(ads.find((ad) => String(ad.id) === target.value)?.id ?? null)}
          >
            <option value="">{t('filters.allJobs')}</option>
            {hasSeveral
              ? employers.map(([name, own]) => (
                  <optgroup key={own[0]?.id} label={name}>
                    <AdOptions ads={own} />
                  </optgroup>
                ))
              : ads.length > 0 && <AdOptions ads={ads} />}
          </select>
        </div>
      )}
      {hasSeveral && jobId === null && (
        <div className={styles.filter}>
          <label className="label" htmlFor={`${id}-organization`}>
            {t('filters.organization')}
          </label>
          <select
            id={`${id}-organization`}
            className="field"
            value={view.organization ?? ''}
            onChange={({ target }) => void go({ organization: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{t('filters.allOrganizations')}</option>
            {employers.map(
              ([name, [ad]]) =>
                ad &&
                ad.organizationId !== null && (
                  <option key={ad.organizationId} value={ad.organizationId}>
                    {name}
                  </option>
                ),
            )}
          </select>
        </div>
      )}
      <div className={styles.filter}>
        <label className="label" htmlFor={`${id}-rating`}>
          {t('filters.rating')}
        </label>
        <select
          id={`${id}-rating`}
          className="field"
          value={view.rating ?? ''}
          onChange={({ target }) => void go({ rating: RATINGS.find((one) => one === target.value) ?? null })}
        >
          <option value="">{t('filters.anyRating')}</option>
          {RATINGS.map((one) => (
            <option key={one} value={one}>
              {one === '5' ? t('rating', { count: 5 }) : t('filters.atLeast', { count: Number(one) })}
            </option>
          ))}
        </select>
      </div>
      {(tags.length > 0 || view.tag !== '') && (
        <div className={styles.filter}>
          <label className="label" htmlFor={`${id}-tag`}>
            {t('tags.one')}
          </label>
          <select
            id={`${id}-tag`}
            className="field"
            value={view.tag}
            onChange={({ target }) => void go({ tag: target.value })}
          >
            <option value="">{t('tags.any')}</option>
            {(tags.includes(view.tag) || view.tag === '' ? tags : [view.tag, ...tags]).map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </select>
        </div>
      )}
      {(lists.length > 0 || view.list !== '') && (
        <div className={styles.filter}>
          <label className="label" htmlFor={`${id}-list`}>
            {t('saved.list')}
          </label>
          <select
            id={`${id}-list`}
            className="field"
            value={lists.find(({ name }) => name.toLowerCase() === view.list.toLowerCase())?.name ?? view.list}
            onChange={({ target }) => void go({ list: target.value })}
          >
            <option value="">{t('saved.anyList')}</option>
            {view.list !== '' && !lists.some(({ name }) => name.toLowerCase() === view.list.toLowerCase()) && (
              <option value={view.list}>{view.list}</option>
            )}
            {lists.map(({ name, count }) => (
              <option key={name} value={name}>
                {`${name} (${count})`}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.filter}>
        <label className="label" htmlFor={`${id}-sort`}>
          {t('sort.label')}
        </label>
        <select
          id={`${id}-sort`}
          className="field"
          value={view.sort}
          onChange={({ target }) => void go({ sort: SORTS.find((sort) => sort === target.value) ?? 'newest' })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.flags}>
        {(['unread', 'waiting', 'saved'] as const).map((flag) => (
          <label key={flag} className={styles.choice}>
            <input
              type="checkbox"
              checked={view[flag] !== null}
              onChange={({ target }) => void go({ [flag]: target.checked ? 'yes' : null })}
            />
            {t(`filters.${flag}`)}
          </label>
        ))}
      </div>
    </search>
  );
}

function AdOptions({ ads }: { ads: readonly Ad[] }) {
  return ads.map(({ id, title, count }) => (
    <option key={id} value={id}>
      {`${title} (${count})`}
    </option>
  ));
}

/** Employers with their jobs, by name. */
function employersIn(ads: readonly Ad[]): [name: string, ads: Ad[]][] {
  const found = new Map<string, [string, Ad[]]>();
  for (const ad of ads) {
    const key = String(ad.organizationId ?? '');
    const [, own] = found.get(key) ?? [ad.organizationName, []];
    own.push(ad);
    found.set(key, [ad.organizationName, own]);
  }
  return [...found.values()].sort(([a], [b]) => a.localeCompare(b));
}
