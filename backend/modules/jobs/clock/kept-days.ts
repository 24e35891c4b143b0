/** How long things beside jobs are kept; docs/limits.md publishes it. */

/** Days for which a request that is sent again is known. */
export const REQUEST_DAYS = 7;
/** Days after which a settled report no longer says who it came from. */
export const REPORTER_DAYS = 90;
