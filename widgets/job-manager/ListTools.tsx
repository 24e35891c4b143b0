import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './JobManager.module.css';
import { isSort, type JobState, type ManagerView, queryOf, SORTS, STATES } from './manager-view.ts';

interface ListToolsProps {
  id: string;
  view: ManagerView;
  /** Null while they are loading. */
  counts: readonly { state: JobState; count: number }[] | null;
  base: string;
  go(change: Partial<ManagerView>): void;
}

/** Search by title, state filter, sorting. */
export function ListTools({ id, view, counts, base, go }: ListToolsProps) {
  const t = useTexts('job-manager');
  const [search, setSearch] = useState(view.search);
  const countOf = (state: JobState | null) =>
    state === null
      ? counts?.reduce((sum, { count }) => sum + count, 0)
      : counts && (counts.find((one) => one.state === state)?.count ?? 0);
  return (
    <>
      <nav aria-label={t('filter')}>
        <ul className={styles.states}>
          {([null, ...STATES] as const).map((state) => (
            <li key={state ?? 'all'}>
              <a
                href={base + queryOf({ ...view, page: 1, state })}
                className={styles.state}
                aria-current={view.state === state ? 'page' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  go({ state });
                }}
              >
                {state === null ? t('all') : t(`states.${state}`)}{' '}
                <span className={styles.number}>{countOf(state)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <search className={styles.search}>
          <form
            className={styles.searchForm}
            onSubmit={(event) => {
              event.preventDefault();
              go({ search });
            }}
          >
            <label className="visually-hidden" htmlFor={`${id}-search`}>
              {t('search.label')}
            </label>
            <input
              id={`${id}-search`}
              className="field"
              type="search"
              maxLength={100}
              placeholder={t('search.label')}
              value={search}
              onChange={(event) => {
                setSearch(event.target.value);
                // The native clear button only empties the field, so the search is reset here.
                if (event.target.value === '' && view.search !== '') go({ search: '' });
              }}
            />
            <button type="submit" className="button button-quiet">
              {t('search.submit')}
            </button>
          </form>
        </search>
        <div className={styles.sort}>
          <label className={styles.sortLabel} htmlFor={`${id}-sort`}>
            {t('sort.label')}
          </label>
          <select
            id={`${id}-sort`}
            className="field"
            value={view.sort}
            onChange={({ target }) => go({ sort: isSort(target.value) ? target.value : 'changed' })}
          >
            {Object.keys(SORTS).map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </>
  );
}
