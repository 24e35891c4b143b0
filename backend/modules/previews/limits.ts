/** Limits of previews; docs/limits.md publishes them. */

/** How long a link works. */
export const PREVIEW_HOURS = 48;
/** Days for which a link still says that it is over. */
export const OVER_DAYS = 30;
/** Links of one brand that work at the same time: a new one ends the oldest. */
export const MOST_PREVIEWS = 20;
/** Days until which a preview may look ahead. */
export const MOST_DAYS_AHEAD = 366;
