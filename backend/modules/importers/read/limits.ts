/** Bounds of what feeds may be (`docs/limits.md`). Text is counted in UTF-16 units. */
export const MOST_FEED_BYTES = 2 * 1024 ** 3;
export const MOST_ITEM_TEXT = 1024 * 1024;
export const MOST_RAW_TEXT = 64 * 1024;
export const MOST_FIELDS = 2_000;
export const MOST_LEVELS = 64;
export const MOST_COLUMNS = 1_000;
/** Tags longer than this, or with more attributes, have no end. */
export const MOST_TAG_TEXT = 256 * 1024;
export const MOST_ATTRIBUTES = 500;
/** An archive may unpack to this many times its size; the first part is free, since a short repeated text shrinks further. */
export const MOST_RATIO = 200;
export const FREE_OF_RATIO = 64 * 1024 ** 2;
export const MOST_ARCHIVE_ENTRIES = 1_000;
/** A quoted cell beyond this is one that nobody closed. */
export const MOST_QUOTED_TEXT = 64 * MOST_ITEM_TEXT;
export const MOST_QUOTED_LINES = 100_000;
/** Of a sitemap that is followed. */
export const MOST_PAGES = 1_000;
export const MOST_SITEMAPS = 50;
export const MOST_PAGE_BYTES = 5 * 1024 ** 2;
