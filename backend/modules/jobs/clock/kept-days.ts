/** Retention periods of data about jobs; docs/limits.md publishes them. */

/** Days for which an idempotency key is remembered. */
export const REQUEST_DAYS = 7;
/** Days after which the sender of a resolved report is removed. */
export const REPORTER_DAYS = 90;
