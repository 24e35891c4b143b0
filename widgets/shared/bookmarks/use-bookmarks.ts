import { useSyncExternalStore } from 'react';
import { none } from './id-store.ts';
import { onMarks } from './marks.ts';
import { readMarks } from './marks-store.ts';

/** Ids of the bookmarked jobs; a list subscribes once. Always none on the server, since pages are the same for everyone. */
export function useBookmarks(isOn = true): readonly number[] {
  return useSyncExternalStore(
    isOn ? onMarks : onNothing,
    () => (isOn ? readMarks() : none).ids,
    () => none.ids,
  );
}

/** A brand without bookmarks keeps none in step with an account. */
const onNothing = () => () => undefined;
