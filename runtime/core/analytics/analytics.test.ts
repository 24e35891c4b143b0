import { expect, it, vi } from 'vitest';
import { completeEvent, serverEventName } from './complete-event.ts';
import type { TrackedEvent } from './events.ts';
import { onTrack, track } from './track.ts';

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
  for (let n = 0; n < 60; n += 1) track({ key: 'job_search', value: n });
  const heard: (number | undefined)[] = [];
  onTrack(({ event }) => heard.push(event.value))();
  onTrack(({ event }) => heard.push(event.value))();
  expect(heard).toEqual(Array.from({ length: 50 }, (_, at) => at + 10));
});

it('tells those who listen, whatever one of them does, and nobody afterwards', () => {
  const heard: TrackedEvent[] = [];
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ends = [
    onTrack(() => {
      throw new Error('broken');
    }),
    onTrack(({ event }) => heard.push(event)),
  ];
  track({ key: 'job_search' });
  for (const end of ends) end();
  track({ key: 'job_visit' });
  expect(heard).toEqual([{ key: 'job_search' }]);
  onTrack(() => undefined)();
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
