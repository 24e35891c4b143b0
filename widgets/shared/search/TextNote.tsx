import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import results from './Results.module.css';
import { listingOf } from './search-links.ts';

/** Says that the text of the search limits nothing, since the list would look like an answer to it. */
export function TextNote({ page }: { page: PageInfo }) {
  const t = useTexts('search');
  return (
    <p className={results.correction} role="status">
      {t('noWords', { text: listingOf(page).text })}
    </p>
  );
}
