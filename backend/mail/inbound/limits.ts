/** Largest mail that is received, in bytes; docs/limits.md publishes it. */
export const LARGEST_MAIL = 25 * 1024 * 1024;
