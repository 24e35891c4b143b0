/** What webhooks tell of. Pure. */

export const WEBHOOK_EVENTS = ['job.published', 'job.expired', 'application.received'] as const;

/** As GraphQL names them: `job_published`. */
export type EventName = 'job_published' | 'job_expired' | 'application_received';

export const eventOf = (name: EventName): string => name.replace('_', '.');

/** Stored events; those that there no longer are count for nothing. */
export const namesOf = (stored: readonly string[]): EventName[] =>
  (['job_published', 'job_expired', 'application_received'] as const).filter((name) => stored.includes(eventOf(name)));

/** Sent on request, whatever the webhook listens to. */
export const TEST_EVENT = 'webhook.test';

/** Days for which a delivery is tried; then the webhook is paused. */
export const TRY_DAYS = 3;
/** Days for which deliveries are kept. */
export const KEPT_DAYS = 30;
/** For one attempt. */
export const ANSWER_MS = 10_000;
/** An attempt that has not ended after this time was broken off. */
export const LEASE_MS = 60_000;
/** Of an organization on a brand. */
export const MOST_WEBHOOKS = 10;
export const LONGEST_URL = 500;
/** Bytes of an answer that are kept. */
export const KEPT_ANSWER = 500;
/** How long the former secret is valid beside a new one. */
export const ROTATION_HOURS = 24;

const MINUTE = 60_000;
const DELAYS = [0.5, 2, 10, 30, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);

/** Milliseconds until the next attempt after so many. */
export const delayAfter = (attempts: number): number => DELAYS[attempts - 1] ?? 720 * MINUTE;
