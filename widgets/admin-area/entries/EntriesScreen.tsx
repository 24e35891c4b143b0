import type { ScreenProps } from '../screens/screen-props.ts';
import { EntryPage } from './EntryPage.tsx';
import { EntryTable } from './EntryTable.tsx';

/** A list of the administration, or the page of one of its entries: `alerts`, `alerts/12`. Where `jobs` is a screen of its own, the list is `jobs/all`. */
export function EntriesScreen({ of, ...props }: ScreenProps & { of: string }) {
  const [first] = props.rest;
  return first === undefined || first === 'all' ? (
    <EntryTable key={of} of={of} {...props} />
  ) : (
    <EntryPage key={`${of} ${first}`} of={of} number={Number(first)} {...props} />
  );
}
