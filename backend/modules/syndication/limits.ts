/** Limits of syndication. */

export const LONGEST_NAME = 100;
export const LONGEST_WORDS = 500;
export const LONGEST_REASON = 1000;
/** Terms, organizations or languages of one condition. */
export const MOST_VALUES = 100;
/** Rules of one brand. */
export const MOST_RULES = 50;
/** Jobs that a simulation looks at, newest first. */
export const MOST_TRIED = 20_000;
/** Days for which the log is kept. */
export const LOG_DAYS = 90;
