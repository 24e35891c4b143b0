/** Bounds of reading a CV; docs/limits.md publishes them. */

/** Pages of a PDF. */
export const MOST_PAGES = 30;
/** Characters of text; what is longer is no CV. */
export const MOST_CHARACTERS = 200_000;
/** Bytes of everything in a DOCX, unpacked. */
export const MOST_UNPACKED_BYTES = 40 * 1024 * 1024;
/** Entries of a DOCX. */
export const MOST_ENTRIES = 2_000;
/** Megabytes that the reading process may take, all in all. */
export const MOST_MEMORY_MB = 400;
/** Milliseconds after which reading is given up. */
export const MOST_READING_MS = 20_000;
/** Files that one server process reads at once. */
export const MOST_READERS = 2;
/** Files that wait for it meanwhile; the next one is asked to come back. */
export const MOST_WAITING = 6;
