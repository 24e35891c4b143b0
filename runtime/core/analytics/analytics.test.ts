import { expect, it } from 'vitest';
import { completeEvent, serverEventName } from './complete-event.ts';
import type { TrackedEvent } from './events.ts';
import { enterPage, type Occurrence, onTrack, track } from './track.ts';

it('gives every dimension a value: -1 for ids, (none) for words, and 1 for the event', () => {
  const { key, type, value, params } = completeEvent({ key: 'job_visit', params: { entity_id: 42, title: ' ' } });
  expect({ key, type, value }).toEqual({ key: 'job_visit', type: 'CLIENT', value: 1 });
  expect(params).toMatchObject({
    entity_id: 42,
    organization_id: -1,
    importer_ID: -1,
    title: '(none)',
    route: '(none)',
  });
  expect(Object.keys(params)).toHaveLength(32);
  expect(Object.values(params).filter((one) => one === -1)).toHaveLength(5);
});

it('keeps a value of 0 and joins lists', () => {
  const event = completeEvent({
    key: 'job_search',
    params: { occupations: ['Nurse', 'Midwife'], regions: [] },
    value: 0,
  });
  expect(event).toMatchObject({
    type: 'CLIENT',
    value: 0,
    params: { occupations: 'Nurse, Midwife', regions: '(none)' },
  });
});

it('marks the names that go to the server', () => {
  expect(serverEventName('job_apply_start')).toBe('ss_job_apply_start');
});

it('keeps the latest 50 events for the first who listens', () => {
  enterPage({ path: '/jobs', document: 'jobs' });
  for (let n = 0; n < 60; n += 1) track({ key: 'job_search', value: n });
  const heard: (number | undefined)[] = [];
  onTrack(({ event }) => heard.push(event.value))();
  onTrack(({ event }) => heard.push(event.value))();
  expect(heard).toEqual(Array.from({ length: 50 }, (_, at) => at + 10));
});

it('tells whoever listens what happened and on which page, and lets it wait afterwards', () => {
  const page = { path: '/jobs', document: 'jobs' };
  enterPage(page);
  const heard: Occurrence[] = [];
  const end = onTrack((occurrence) => heard.push(occurrence));
  track({ key: 'job_search' });
  end();
  track({ key: 'job_visit' });
  expect(heard).toEqual([{ event: { key: 'job_search' }, page }]);
  onTrack((occurrence) => heard.push(occurrence))();
  expect(heard.map(({ event }) => event.key)).toEqual(['job_search', 'job_visit']);
});

it('keeps nothing on a page that tracks nobody', () => {
  enterPage(null);
  const heard: TrackedEvent[] = [];
  track({ key: 'job_search' });
  const end = onTrack(({ event }) => heard.push(event));
  track({ key: 'job_search' });
  end();
  expect(heard).toEqual([]);
});
