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
  /** Resolves once the list is shown, or another one in its place. */
  go(change: Partial<ManagerView>): Promise<unknown>;
}

/** Search by title, state filter, sorting. */
export function ListTools({ id, view, counts, base, go }: ListToolsProps) {
  const t = useTexts('job-manager');
  /** What has been typed over the words of the address, until it is searched for. */
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  const text = typed?.over === view.search ? typed.text : view.search;
  // Whoever goes back at once stays at the old words: nothing else then tells that the typed ones are gone.
  const search = (words: string) => void go({ search: words }).finally(() => setTyped(null));
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
                  void go({ state });
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
              search(text);
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
            onChange={({ target }) => void go({ sort: isSort(target.value) ? target.value : 'changed' })}
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
