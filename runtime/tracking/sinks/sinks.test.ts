import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeEvent } from '../../core/analytics/complete-event.ts';
import { browserTag } from './browser-tag.ts';
import { conversionRelay, measurementRelay } from './relays.ts';

const visit = completeEvent({
  key: 'job_visit',
  params: { entity_id: 42, current_user_id: 7, user_role: 'ANON', job_owner_frontend: 'acme', title: 'Baker' },
});
const resume = completeEvent({ key: 'resume_visit', params: { entity_id: 5, skills: ['Rowing', 'Knots'] } });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends to /api/gmapi exactly what the specification says', () => {
  const posted: [string, Record<string, unknown>][] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    posted.push([path, JSON.parse(body)]);
    return Promise.reject(new Error('offline'));
  });
  const relay = measurementRelay('acme;en-eu');
  relay.send(visit, false);
  relay.send(resume, false);
  relay.send(visit, true);
  relay.send({ ...visit, type: 'SERVER' }, false);
  const [[path, { params, ...rest }] = ['', {}], [, second] = ['', {}]] = posted;
  expect([posted.length, path, rest]).toEqual([
    2,
    '/api/gmapi',
    { event: 'ss_job_visit', value: 1, server: 1, current_frontend: 'acme;en-eu' },
  ]);
  const known = params as Record<string, unknown>;
  expect(Object.keys(known)).toHaveLength(25);
  expect(Object.keys(known).filter((name) => /user|session|owner|referrer/.test(name))).toEqual([]);
  expect(known).toMatchObject({ entity_id: 42, title: 'Baker', importer_ID: -1, skills: '(none)' });
  expect(second).toMatchObject({ event: 'ss_resume_visit', params: { skills: 'Rowing, Knots' } });
  expect(second.params).not.toHaveProperty('entity_id');
});

it('sends to /api/conversionapi the events on the list, whoever else sent them', () => {
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => posted.push([path, JSON.parse(body)]));
  const relay = conversionRelay(['job_visit']);
  relay.send(visit, true);
  relay.send(resume, false);
  expect(posted).toMatchObject([
    ['/api/conversionapi', { event_name: 'job_visit', custom_data: { entity_id: 42, title: 'Baker', value: 1 } }],
  ]);
});

/** A document whose scripts never load, and a window without the tag. */
function tagless() {
  const host: Record<string, unknown> = { location: { origin: 'https://acme.example', pathname: '/jobs' } };
  const script = { setAttribute: () => undefined };
  vi.stubGlobal('window', host);
  vi.stubGlobal('document', {
    createElement: () => script,
    head: { append: () => undefined },
    referrer: 'https://acme.example/user/verify?token=secret',
  });
  return host;
}

const settings = { ids: ['G-ABC1234567', 'G-DEF1234567'], interval: 500, attempts: 30 };

beforeEach(() => void vi.useFakeTimers());

it('tries every 500 ms until the tag is there', () => {
  const host = tagless();
  const sink = browserTag({ ...settings, script: '/tag-that-comes.js' });
  sink.send(visit, false);
  vi.advanceTimersByTime(29 * 500);
  const calls: unknown[][] = [];
  host.gtag = (...words: unknown[]) => calls.push(words);
  vi.advanceTimersByTime(500);
  sink.send(resume, true);
  expect(calls.map(([word, key]) => [word, key])).toEqual([
    ['event', 'job_visit'],
    ['event', 'resume_visit'],
  ]);
  expect(calls[0]?.[2]).toMatchObject({
    entity_id: 42,
    current_user_id: 7,
    value: 1,
    page_location: 'https://acme.example/jobs',
    page_referrer: 'https://acme.example/user/verify',
  });
  const layer = host.dataLayer as ArrayLike<unknown>[];
  expect(layer.map((words) => [...Array.from(words)].slice(0, 2))).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-ABC1234567'],
    ['config', 'G-DEF1234567'],
  ]);
});

it('gives up after 30 attempts, and begins anew with the next event', () => {
  const host = tagless();
  const sink = browserTag({ ...settings, script: '/tag-that-is-blocked.js' });
  sink.send(visit, false);
  vi.advanceTimersByTime(30 * 500);
  const calls: unknown[][] = [];
  host.gtag = (...words: unknown[]) => calls.push(words);
  vi.advanceTimersByTime(10_000);
  expect(calls).toEqual([]);
  sink.send(resume, false);
  expect(calls.map(([, key]) => key)).toEqual(['resume_visit']);
});
