/** Longest message in a conversation, in characters; docs/limits.md publishes it. */
export const LONGEST_MESSAGE = 4000;
/** Longest text of a report, likewise. */
export const LONGEST_REPORT = 1000;
