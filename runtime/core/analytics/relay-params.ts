/** What the relays on the server may learn of an event: the same rules in the browser, which sends it, and on the server. */
import { type EventKey, ID_DIMENSIONS, TEXT_DIMENSIONS } from './events.ts';

export type EventParams = Readonly<Record<string, string | number>>;

/** Dimensions about people and their visits never leave through a relay. */
const OMITTED = /user|session|owner|referrer/i;

/** Events whose `entity_id` is kept. */
const WITH_ENTITY_ID: ReadonlySet<string> = new Set<EventKey>([
  'job_visit',
  'job_edit',
  'job_bookmark',
  'job_search',
  'view_original_ad_btn_click',
  'job_apply_start',
  'job_apply_complete',
  'job_alert_prompt',
  'orgprofile_visit',
]);

/** The parameters without those that the relays omit. */
export function relayParams(key: EventKey, params: EventParams): Record<string, string | number> {
  const kept = Object.entries(params).filter(
    ([name]) => !OMITTED.test(name) && (name !== 'entity_id' || WITH_ENTITY_ID.has(key)),
  );
  return Object.fromEntries(kept);
}

/** Analytics services take 25 parameters with an event. */
const MOST_PARAMS = 25;

const names = new Set<string>([...ID_DIMENSIONS, ...TEXT_DIMENSIONS]);
const isEmpty = ([name, value]: readonly [string, string | number]) =>
  names.has(name) && (value === -1 || value === '(none)');

/** As many parameters as such a service takes; dimensions without a value give way to the others. */
export function withinLimit(params: EventParams, most = MOST_PARAMS): Record<string, string | number> {
  const all = Object.entries(params);
  return Object.fromEntries([...all.filter((one) => !isEmpty(one)), ...all.filter(isEmpty)].slice(0, most));
}
