/** Limits of the API for partners. */
import { RATE_LIMITS } from '../../guards/rate-limit.ts';

/** Keys of an organization on a brand that are neither revoked nor expired. */
export const MOST_KEYS = 20;
/** Requests a minute that a new key may make, unless less is chosen. */
export const USUAL_PER_MINUTE = 120;
export const MOST_PER_MINUTE = RATE_LIMITS.api.points;
/** How long the answer to a request with an idempotency key is kept. */
export const ANSWER_DAYS = 7;
/** Requests of a key that are listed: the newest, and how long. */
export const MOST_CALLS = 1000;
export const CALL_DAYS = 30;
export const MOST_BODY_BYTES = 512 * 1024;
/** Jobs on one page of a list, at most and unless told. */
export const MOST_JOBS = 100;
export const USUAL_JOBS = 25;
/** After this time without an answer, a request counts as broken off and may be sent again. */
export const BROKEN_OFF_MS = 60_000;
