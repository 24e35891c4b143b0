import type { SearchState } from '../../../runtime/core/search/types.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { type Translate, useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import styles from './EmptyResults.module.css';
import results from './Results.module.css';
import { describeRelaxation } from './relaxation.ts';
import { listingOf, refineHref, wholeListingHref } from './search-links.ts';

interface EmptyResultsProps {
  page: PageInfo;
  relaxations: readonly { field: string; total: number }[];
  /** Texts for the kind of list: `total`, `empty.hint`, `empty.noHint`, `empty.all`. */
  words: Translate;
}

/** Why the list is empty, and which single change brings results back. */
export function EmptyResults({ page, relaxations, words }: EmptyResultsProps) {
  const t = useTexts('search');
  const search = listingOf(page);
  const ways = relaxations.flatMap(({ field, total }) => wayOut(field, total, search, t));
  return (
    <div className={results.empty}>
      <p>{words(ways.length > 0 ? 'empty.hint' : 'empty.noHint')}</p>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ field, label, total, without }) => (
            <li key={field}>
              <Link className={styles.way} href={refineHref(page, without)}>
                <span>{label}</span>
                <span className={styles.wayTotal}>{words('total', { count: total })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className={styles.all} href={wholeListingHref(page)}>
          {words('empty.all')}
        </Link>
      </p>
    </div>
  );
}

function wayOut(field: string, total: number, search: SearchState, t: Translate) {
  const way = describeRelaxation(field, search, t);
  return way ? [{ field, total, ...way }] : [];
}
