import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createOutbound } from '../outbound/outbound.ts';
import { openSite } from '../outbound/testing/site-of-others.ts';
import { testBrand } from '../testing/backend.ts';
import { createRelays } from './relays.ts';
import { readMeasuredVisit, readVisit } from './visit.ts';

const brand = testBrand('acme', ({ analytics }) => {
  analytics.ga4MeasurementIds = ['G-ABC1234567', 'G-DEF1234567'];
  analytics.measurementApi = true;
  analytics.conversionApi = true;
  analytics.conversionEvents = ['job_apply_complete'];
  analytics.metaPixelId = '123456789';
});
const visit = readVisit({
  cookies: 'a=b; np-measured=11.22; _ga=GA1.1.33.44; _ga_ABC1234567=GS2.1.s1790000000$o1; _fbp=fb.1.1790000000.77',
  address: '192.0.2.7',
  userAgent: 'Browser',
});
const about = { visit, page: 'https://acme.example/job/baker-1' };
const event = { name: 'ss_job_visit', params: { entity_id: 1, title: 'Baker', value: 1, server: 1 } };

const eventsOf = (calls: readonly Call[]) =>
  calls.flatMap(({ body }) => (body as { events: { params: Record<string, string> }[] }).events);

interface Call {
  url: string;
  body: unknown;
}

/** Relays to a service that answers with these statuses in turn, the last one for ever. */
async function relaysTo(statuses: number[], { secret = 's-1' }: { secret?: string | null } = {}) {
  const calls: Call[] = [];
  const site = await openSite(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    calls.push({ url: req.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) });
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status !== undefined) res.writeHead(status).end();
  });
  const logged: string[] = [];
  const pauses: number[] = [];
  const clock = { now: 1_800_000_000_000 };
  const relays = createRelays({
    outbound: createOutbound({ allow: [site.hostAndPort] }),
    keysOf: () => ({
      measurement: { base: site.origin, secretOf: (id) => (id === 'G-ABC1234567' ? secret : null) },
      conversions: { base: `${site.origin}/v24.0`, token: secret },
    }),
    log: (level, code, message) => logged.push(`${level} ${code} ${message}`),
    now: () => clock.now,
    wait: async (ms) => {
      pauses.push(ms);
      clock.now += ms;
      await pause(0);
    },
  });
  return { relays, calls, logged, pauses, clock };
}

it('sends an event to Google Analytics as its Measurement Protocol says, in the session of the tag', async () => {
  const { relays, calls } = await relaysTo([204]);
  relays.measure(brand, event, visit);
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]).toEqual({
    url: '/mp/collect?measurement_id=G-ABC1234567&api_secret=s-1',
    body: {
      client_id: '33.44',
      timestamp_micros: 1_800_000_000_000_000,
      events: [
        {
          name: 'ss_job_visit',
          params: {
            ...{ engagement_time_msec: 1, session_id: '1790000000' },
            ...{ entity_id: 1, title: 'Baker', value: 1, server: 1 },
          },
        },
      ],
    },
  });
});

it('sends Google Analytics 25 parameters of 100 characters, those without a value last', async () => {
  const { relays, calls } = await relaysTo([204]);
  const empty = Object.fromEntries(['entity_type', 'skills', 'languages', 'region'].map((name) => [name, '(none)']));
  const many = Object.fromEntries(Array.from({ length: 22 }, (_, at) => [`p${at}`, 'x'.repeat(150)]));
  relays.measure(brand, { name: 'ss_job_visit', params: { ...empty, ...many } }, visit);
  await expect.poll(() => calls.length).toBe(1);
  const [{ params } = { params: {} }] = eventsOf(calls);
  expect(Object.keys(params)).toEqual([...['engagement_time_msec', 'session_id'], ...Object.keys(many), 'entity_type']);
  expect(params.p0).toHaveLength(100);
});

it('sends a conversion to Meta as its Conversions API says', async () => {
  const { relays, calls } = await relaysTo([200]);
  relays.convert(brand, { name: 'job_apply_complete', params: { entity_id: 1, value: 1 } }, about);
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]).toEqual({
    url: '/v24.0/123456789/events?access_token=s-1',
    body: {
      data: [
        {
          event_name: 'job_apply_complete',
          event_time: 1_800_000_000,
          action_source: 'website',
          event_source_url: 'https://acme.example/job/baker-1',
          user_data: {
            client_ip_address: '192.0.2.7',
            client_user_agent: 'Browser',
            fbp: 'fb.1.1790000000.77',
          },
          custom_data: { entity_id: 1, value: 1 },
        },
      ],
    },
  });
});

it('keeps an event while the service is down, and logs that once', async () => {
  const { relays, calls, logged, pauses } = await relaysTo([500, 503, 429, 204]);
  relays.measure(brand, event, visit);
  await expect.poll(() => calls.length).toBe(4);
  expect(pauses).toEqual([1000, 2000, 4000]);
  expect(logged.filter((line) => line.includes('RELAY_FAILED'))).toEqual([
    'warn RELAY_FAILED Google Analytics G-ABC1234567: it did not take 1 of 1 events. Events lost since the last such line: 0; waiting: 1.',
  ]);
});

it('takes a refusal for the last word', async () => {
  const { relays, calls, pauses } = await relaysTo([400, 204]);
  relays.measure(brand, event, visit);
  await expect.poll(() => calls.length).toBe(1);
  relays.measure(brand, event, visit);
  await expect.poll(() => calls.length).toBe(2);
  expect(pauses).toEqual([]);
});

it('says once which key is missing, and asks nobody', async () => {
  const { relays, calls, logged } = await relaysTo([204], { secret: null });
  for (let n = 0; n < 3; n += 1) {
    relays.measure(brand, event, visit);
    relays.convert(brand, event, about);
  }
  expect(logged).toEqual([
    'warn RELAY_KEY_MISSING acme: GA4_API_SECRET has no secret for G-ABC1234567, so its events are not passed on.',
    'warn RELAY_KEY_MISSING acme: GA4_API_SECRET has no secret for G-DEF1234567, so its events are not passed on.',
    'warn RELAY_KEY_MISSING acme: META_CONVERSIONS_TOKEN is missing, so the events of 123456789 are not passed on.',
  ]);
  expect(calls).toEqual([]);
});

it('passes nothing on for a brand that has switched it off', async () => {
  const { relays, calls, logged } = await relaysTo([204]);
  const off = testBrand('off', ({ analytics }) => {
    Object.assign(analytics, { ...brand.document.analytics, measurementApi: false, conversionApi: false });
  });
  relays.measure(off, event, visit);
  relays.convert(off, event, about);
  await pause(20);
  expect([calls, logged]).toEqual([[], []]);
});

it('knows a visitor by what the browser agreed to, and by nothing that could be forged into something else', () => {
  const request = { address: '', userAgent: '' };
  expect(readMeasuredVisit({ ...request, cookies: 'x=np-measured=1.2' })).toBeNull();
  expect(readMeasuredVisit({ ...request, cookies: 'np-measured=11.22' })?.clientId).toBe('11.22');
  const forged = readVisit({ ...request, cookies: 'np-measured=<script>; _ga=GA1.1.x; _fbp=fb.1.2.;_fbc=fb.1.5.ab"c' });
  expect(forged.clientId).toMatch(/^\d+\.\d+$/);
  expect([forged.fbp, forged.fbc, forged.sessionOf('G-ABC1234567')]).toEqual([null, null, null]);
});
