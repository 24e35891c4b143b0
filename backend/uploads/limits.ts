/** Bounds of uploads; docs/limits.md publishes them. */

export const MB = 1024 * 1024;

/** Bytes of one file; exactly so many are allowed. */
export const MOST_FILE_BYTES = 50 * MB;
/** Files of one request. */
export const MOST_FILES = 5;
/** Bytes of a whole request: two of the largest files and what is around them. */
export const MOST_REQUEST_BYTES = 101 * MB;
/** Pixels of a picture, width by height. */
export const MOST_PIXELS = 50_000_000;
/** Requests with files under way at once, in this process and from one address. */
export const MOST_AT_ONCE = 100;
export const MOST_AT_ONCE_FROM_ADDRESS = 6;
/** Milliseconds without a byte until a sender is taken for gone. */
export const IDLE_MS = 30_000;
/** Bytes for which a refused sender is still listened to, and milliseconds of silence that end it: so the refusal reaches it. */
export const LINGER_BYTES = 256 * MB;
export const LINGER_MS = 10_000;
/** Hours that an upload is kept without anything using it. */
export const HOURS_UNUSED = 24;
