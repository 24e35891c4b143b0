import { beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../core/analytics/complete-event.ts';
import type { TrackedPage } from '../core/analytics/track.ts';
import type { Told } from './gate.ts';
import { createTracker } from './tracker.ts';

const nobody = { user: null, roles: [] };
const page: TrackedPage = { path: '/jobs', document: 'jobs' };
const search: Told = { event: { key: 'job_search', params: { search_query: 'nurse' } }, page, isTold: false };
const sent = (key: 'job_apply_complete' | 'job_edit'): Told => ({ event: { key }, page, isTold: true });

let clock = 0;
let idle: (() => void)[] = [];

beforeEach(() => {
  clock = 0;
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: (deadline: { timeRemaining(): number }) => void) =>
    idle.push(() => {
      const end = clock + 50;
      work({ timeRemaining: () => Math.max(0, end - clock) });
    }),
  );
  return () => vi.unstubAllGlobals();
});

function run() {
  for (const work of idle.splice(0)) work();
}

function tracked({ takes = 0 } = {}) {
  const got: { event: AnalyticsEvent; isSent: boolean }[] = [];
  const sink = {
    send(event: AnalyticsEvent, isSent: boolean) {
      clock += takes;
      got.push({ event, isSent });
    },
  };
  const tracker = createTracker({ sinks: [sink], visitor: () => nobody, title: () => 'Jobs' });
  return { tracker, got };
}

it('sends events when the browser is idle', () => {
  const { tracker, got } = tracked();
  tracker.take(search);
  expect(got).toEqual([]);
  run();
  expect(got.map(({ event }) => event.key)).toEqual(['job_search']);
  expect(got[0]?.event.params).toMatchObject({
    search_query: 'nurse',
    route: '/jobs',
    title: 'Jobs',
    event_occurrence_place: 'jobs',
    user_role: 'ANON',
    current_user_role: 'ANON',
    current_user_id: -1,
    entity_id: -1,
    skills: '(none)',
  });
});

it('throws away what has not left when consent is withdrawn', () => {
  const { tracker, got } = tracked();
  tracker.take(search);
  tracker.stop();
  run();
  tracker.finish();
  expect(got).toEqual([]);
});

it('works for 50 milliseconds at a time', () => {
  const { tracker, got } = tracked({ takes: 20 });
  for (let n = 0; n < 7; n += 1) tracker.take(search);
  run();
  expect(got).toHaveLength(3);
  run();
  expect(got).toHaveLength(6);
  run();
  expect(got).toHaveLength(7);
  expect(idle).toEqual([]);
});

it('keeps a hundred events, the latest, and sends the rest when the page ends', () => {
  const { tracker, got } = tracked();
  for (let n = 0; n < 150; n += 1) tracker.take({ ...search, event: { key: 'job_search', value: n } });
  tracker.finish();
  expect(got.map(({ event }) => event.value)).toEqual(Array.from({ length: 100 }, (_, at) => at + 50));
});

it('marks what the server sends itself', () => {
  const { tracker, got } = tracked();
  tracker.take(sent('job_apply_complete'));
  tracker.take(sent('job_edit'));
  run();
  expect(got.map(({ event, isSent }) => [event.key, isSent])).toEqual([
    ['job_apply_complete', true],
    ['job_edit', false],
  ]);
});

it('says of an event about a job what the page of the job said, also on another page', () => {
  const { tracker, got } = tracked();
  const params = { entity_id: 42, entity_type: 'job', entity_title: 'Baker', importer_ID: 7 };
  const visited = { path: '/job/baker-42', document: 'job', tracked: { key: 'job_visit' as const, params } };
  tracker.take({ event: { key: 'job_visit', params }, page: visited, isTold: false });
  tracker.take({ event: { key: 'job_bookmark', params: { entity_id: 42, entity_type: 'job' } }, page, isTold: false });
  tracker.take({ event: { key: 'job_bookmark', params: { entity_id: 43, entity_type: 'job' } }, page, isTold: false });
  tracker.take({ event: { key: 'job_alert_prompt' }, page: visited, isTold: false });
  run();
  expect(got.map(({ event: { key, params: all } }) => [key, all.entity_id, all.importer_ID, all.route])).toEqual([
    ['job_visit', 42, 7, '/job/baker-42'],
    ['job_bookmark', 42, 7, '/jobs'],
    ['job_bookmark', 43, -1, '/jobs'],
    ['job_alert_prompt', 42, 7, '/job/baker-42'],
  ]);
});
