import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { listingOf } from './listing-links.ts';
import results from './Results.module.css';

/** Says that the search text does not filter, since the list would look like its result. */
export function TextNote({ page }: { page: PageInfo }) {
  const t = useTexts('search');
  return (
    <p className={results.correction} role="status">
      {t('noWords', { text: listingOf(page).text })}
    </p>
  );
}
