import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Note } from '../parts/Notes.tsx';
import { paidFor } from './product-drafts.ts';

/** What becomes free or has to be paid for by the unsaved change. */
export function FreeNotes({ before, after }: { before: JsonObject; after: JsonObject }) {
  const t = useTexts('products');
  const [was, is] = [paidFor(before), paidFor(after)];
  const notes = (['jobs', 'contacts'] as const).flatMap((thing) =>
    was[thing] === is[thing] ? [] : [`${thing}${is[thing] ? 'Paid' : 'Free'}`],
  );
  return notes.map((note) => (
    <Note key={note} kind="warning">
      <p>{t(`free.${note}`)}</p>
    </Note>
  ));
}
