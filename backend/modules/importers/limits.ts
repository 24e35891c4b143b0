/** Limits of importers; docs/limits.md publishes them. */

export const LONGEST_NAME = 100;
export const LONGEST_URL = 2000;
export const LONGEST_SECRET = 2000;
/** Importers of one brand. */
export const MOST_IMPORTERS = 100;
/** Characters of a mapping or shape as JSON. */
export const LONGEST_SETTING = 50_000;
/** Refused items of a run that are kept with their text, and characters of that text. */
export const MOST_REFUSALS = 1000;
export const LONGEST_RAW = 8000;
/** Days for which runs are kept. */
export const RUN_DAYS = 90;
