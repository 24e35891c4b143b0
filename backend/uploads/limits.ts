/** Upload limits; docs/limits.md publishes them. */

export const MB = 1024 * 1024;

/** Maximum size of one file in bytes, inclusive. */
export const MOST_FILE_BYTES = 50 * MB;
/** Maximum number of files per request. */
export const MOST_FILES = 5;
/** Maximum size of a request in bytes: two of the largest files plus overhead. */
export const MOST_REQUEST_BYTES = 101 * MB;
/** Maximum number of pixels of an image, width by height. */
export const MOST_PIXELS = 50_000_000;
/** Maximum number of concurrent requests with files, per process and per address. */
export const MOST_AT_ONCE = 100;
export const MOST_AT_ONCE_FROM_ADDRESS = 6;
/** Milliseconds without a byte after which a sender counts as disconnected. */
export const IDLE_MS = 30_000;
/** Bytes that are still read from a refused sender, and milliseconds of silence that end it, so that the refusal reaches it. */
export const LINGER_BYTES = 256 * MB;
export const LINGER_MS = 10_000;
/** Hours after which an unused upload is deleted. */
export const HOURS_UNUSED = 24;
/** Text documents: maximum size unpacked in bytes, of which XML that is read; maximum number of entries. */
export const MOST_UNPACKED_BYTES = 200 * MB;
export const MOST_UNPACKED_TEXT_BYTES = 40 * MB;
export const MOST_ARCHIVE_ENTRIES = 2_000;
/** Encrypted PDFs that one process opens at once, and the milliseconds that it may take. */
export const PDF_CHECKS_AT_ONCE = 2;
export const PDF_CHECK_MS = 10_000;
