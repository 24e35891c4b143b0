import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import results from './Results.module.css';
import { listingOf } from './search-links.ts';

/** Says that a text without any letter or digit limits nothing, since the list would look like an answer to it. */
export function TextNote({ page }: { page: PageInfo }) {
  const t = useTexts('search');
  const { text } = listingOf(page);
  if (text === '' || /[\p{L}\p{N}]/u.test(text)) return null;
  return (
    <p className={results.correction} role="status">
      {t('noWords', { text })}
    </p>
  );
}
