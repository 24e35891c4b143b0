/** Bookmarks in this browser: a visitor's own, or a copy of those in a member's account. */
import { createIdStore } from './id-store.ts';

export const MOST_MARKS = 200;

export const {
  read: readMarks,
  write: writeMarks,
  listen,
  unlisten,
  tellAll,
} = createIdStore('np-bookmarks', MOST_MARKS);
