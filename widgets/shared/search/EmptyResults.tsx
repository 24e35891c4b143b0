import { Link } from '../../../runtime/page/Link.tsx';
import { type Translate, useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import styles from './EmptyResults.module.css';
import { wholeListingHref } from './listing-links.ts';
import results from './Results.module.css';
import { type Advice, Ways, waysOf } from './Ways.tsx';

interface EmptyResultsProps {
  page: PageInfo;
  advice: Advice;
  /** Texts for the kind of list: `total`, `empty.hint`, `empty.noHint`, `empty.all`. */
  words: Translate;
}

/** Why the list is empty, and which single change brings results back. */
export function EmptyResults({ page, advice, words }: EmptyResultsProps) {
  const t = useTexts('search');
  const ways = waysOf(page, advice, t);
  return (
    <div className={results.empty}>
      <p>{words(ways.length > 0 ? 'empty.hint' : 'empty.noHint')}</p>
      {ways.length > 0 && <Ways ways={ways} words={words} />}
      <p>
        <Link className={styles.all} href={wholeListingHref(page)}>
          {words('empty.all')}
        </Link>
      </p>
    </div>
  );
}
