/** Limits for parsing a CV; docs/limits.md publishes them. */

/** Maximum number of pages of a PDF. */
export const MOST_PAGES = 30;
/** Maximum number of characters; a longer text is not a CV. */
export const MOST_CHARACTERS = 200_000;
/** Maximum unpacked size of a DOCX in bytes. */
export const MOST_UNPACKED_BYTES = 40 * 1024 * 1024;
/** Maximum number of entries of a DOCX. */
export const MOST_ENTRIES = 2_000;
/** Memory limit of the parsing process in megabytes, in total. */
export const MOST_MEMORY_MB = 400;
/** Timeout of parsing in milliseconds. */
export const MOST_READING_MS = 20_000;
/** Files that one server process parses at once. */
export const MOST_READERS = 2;
/** Length of the queue; further files are refused for now. */
export const MOST_WAITING = 6;
