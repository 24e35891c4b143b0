import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BrandDocument } from '../core/document/brand.generated.ts';
import { CHOICES_LINK } from '../core/tracking/choices.ts';
import type { ProviderHost } from './consent-provider.ts';
import { followProvider } from './follow-provider.ts';
import { cookiebotObject, type FakeHost, hostWith, oneTrust, tcData, ucUi } from './testing/recorded.ts';
import { settingsOf } from './testing/settings.ts';

type Provider = BrandDocument['consent']['provider'];

const services = { analytics: 'HkocEodjb7', conversions: 'S1_9Vsuj-Q', behaviour: null, audience: null };

const settingsFor = (provider: Provider) =>
  settingsOf({
    provider,
    providerId: 'site-1',
    script: 'https://cmp.example/cmp.js',
    ...(provider === 'usercentrics' && { services }),
  });

const ALL = ['browser-analytics', 'conversion-relay'];
const NOTHING: string[] = [];

/** Follows a provider; collects what is told and what is reported. */
async function follow(provider: Provider, host: FakeHost, load: () => Promise<void> = async () => undefined) {
  const told: string[][] = [];
  const reported: string[] = [];
  const stop = followProvider(
    settingsFor(provider),
    (allowed) => told.push([...allowed]),
    (code, message) => reported.push(`${code} ${message}`),
    { host: host as unknown as ProviderHost, load },
  );
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(250);
  return { told, reported, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: 'de' } }));
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A TCF service whose listener answers at once, and can be made to answer again. */
function tcf(first: unknown, isKnown: unknown = true) {
  const calls: unknown[][] = [];
  let answer: (data: unknown, isKnown: unknown) => void = () => undefined;
  const host = hostWith({
    __tcfapi: (...call: unknown[]) => {
      calls.push(call);
      if (call[0] !== 'addEventListener') return;
      answer = call[2] as typeof answer;
      answer(first, isKnown);
    },
  });
  return { host, calls, answer: (data: unknown) => answer(data, true) };
}

it('reads TCF: a vendor needs its own consent and that of its purposes', async () => {
  const { told, reported } = await follow('tcf', tcf(tcData()).host);
  expect({ told, reported }).toEqual({ told: [['browser-analytics']], reported: [] });
  const measured = { '1': true, '7': true, '8': true };
  const both = await follow('tcf', tcf(tcData({ purpose: { consents: measured } })).host);
  expect(both.told).toEqual([ALL]);
  const noStorage = await follow('tcf', tcf(tcData({ purpose: { consents: { ...measured, '1': false } } })).host);
  expect(noStorage.told).toEqual([NOTHING]);
  const noVendor = await follow('tcf', tcf(tcData({ vendor: { consents: {} } })).host);
  expect(noVendor.told).toEqual([NOTHING]);
});

it('waits while a TCF dialog is open, hears each answer, and stops listening', async () => {
  const service = tcf(tcData({ eventStatus: 'cmpuishown' }));
  const { told, reported, stop } = await follow('tcf', service.host);
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ told, reported }).toEqual({ told: [], reported: [] });
  service.answer(tcData());
  service.answer(tcData({ vendor: { consents: { '755': false } } }));
  expect(told).toEqual([['browser-analytics'], NOTHING]);
  stop();
  expect(service.calls.map(([command, version, , id]) => [command, version, id])).toEqual([
    ['addEventListener', 2, undefined],
    ['removeEventListener', 2, 3],
  ]);
  service.answer(tcData());
  expect(told).toHaveLength(2);
});

it('allows everything where the GDPR does not apply', async () => {
  expect((await follow('tcf', tcf(tcData({ gdprApplies: false })).host)).told).toEqual([ALL]);
});

it('reads the groups of OneTrust, and asks nothing twice', async () => {
  const chosen = oneTrust(',C0001,C0002,');
  const { told } = await follow('onetrust', chosen.host);
  chosen.change(',C0001,C0002,C0004,');
  chosen.host.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  expect(told).toEqual([['browser-analytics'], ALL, ALL]);
  expect((await follow('onetrust', oneTrust(',C0001,').host)).told).toEqual([NOTHING]);
});

it('waits for the answer to OneTrust unless groups are active without one', async () => {
  const asked = oneTrust(',C0001,', false);
  const { told } = await follow('onetrust', asked.host);
  expect(told).toEqual([]);
  asked.change(',C0001,C0004,');
  expect(told).toEqual([['conversion-relay']]);
  expect((await follow('onetrust', oneTrust(',C0001,C0002,C0004,', false).host)).told).toEqual([ALL]);
});

it('reads the categories of Cookiebot, now and after its events', async () => {
  const host = hostWith({ Cookiebot: cookiebotObject(null) });
  const { told } = await follow('cookiebot', host);
  expect(told).toEqual([]);
  for (const [chosen, event] of [
    [{ statistics: true }, 'CookiebotOnAccept'],
    [{ statistics: false }, 'CookiebotOnDecline'],
  ] as const) {
    host.Cookiebot = cookiebotObject(chosen);
    host.dispatchEvent(new Event(event));
  }
  expect(told).toEqual([['browser-analytics'], NOTHING]);
});

it('reads the services of Usercentrics once it is initialized', async () => {
  const host = hostWith({ UC_UI: ucUi({}, { isInitialized: false }) });
  const { told } = await follow('usercentrics', host);
  host.UC_UI = ucUi({ HkocEodjb7: false, 'S1_9Vsuj-Q': false }, { isRequired: true });
  await vi.advanceTimersByTimeAsync(250);
  expect(told).toEqual([]);
  host.UC_UI = ucUi({ HkocEodjb7: true, 'S1_9Vsuj-Q': false, another: true });
  host.dispatchEvent(new Event('UC_UI_CMP_EVENT'));
  expect(told).toEqual([['browser-analytics']]);
});

const throws = () => {
  throw new Error('broken');
};

it.each<[string, Provider, FakeHost, string]>([
  ['throws', 'tcf', hostWith({ __tcfapi: throws }), 'tcf: broken'],
  [
    'throws in a getter',
    'cookiebot',
    hostWith({
      Cookiebot: {
        get consent() {
          return throws();
        },
      },
    }),
    'cookiebot: broken',
  ],
  ['says that it failed', 'tcf', tcf(null, false).host, 'tcf: "addEventListener" failed.'],
  ['reports an error', 'tcf', tcf(tcData({ cmpStatus: 'error' })).host, 'tcf: "cmpStatus" is "error".'],
  ['has no vendors', 'tcf', tcf(tcData({ vendor: undefined })).host, 'tcf: "vendor" is undefined.'],
  [
    'names consent by words',
    'tcf',
    tcf(tcData({ vendor: { consents: { 755: 'yes' } } })).host,
    'tcf: "vendor.consents.755" is string.',
  ],
  [
    'has a list of groups',
    'onetrust',
    hostWith({ OnetrustActiveGroups: ['C0001'], OneTrust: { OnConsentChanged: () => 0 } }),
    'onetrust: "OnetrustActiveGroups" is no text.',
  ],
  [
    'lost a method',
    'onetrust',
    hostWith({ OnetrustActiveGroups: ',C0001,', OneTrust: {} }),
    'onetrust: "OnConsentChanged" is undefined.',
  ],
  [
    'renamed a category',
    'cookiebot',
    hostWith({ Cookiebot: { consent: { analytics: true }, hasResponse: true } }),
    'cookiebot: "Cookiebot.consent.statistics" is undefined.',
  ],
  [
    'answers later',
    'usercentrics',
    hostWith({ UC_UI: { ...ucUi({}), getServicesBaseInfo: async () => [] } }),
    'usercentrics: "getServicesBaseInfo()" is no list.',
  ],
  [
    'has services without a status',
    'usercentrics',
    hostWith({ UC_UI: { ...ucUi({}), getServicesBaseInfo: () => [{ id: 'x', consent: {} }] } }),
    'usercentrics: "service.consent.status" is undefined.',
  ],
])('takes one that %s for a refusal, and says so', async (_, provider, host, message) => {
  const { told, reported } = await follow(provider, host);
  expect({ told, reported }).toEqual({ told: [NOTHING], reported: [`CONSENT_PROVIDER_BROKEN ${message}`] });
});

it.each<[Provider, FakeHost]>([
  ['tcf', hostWith()],
  ['tcf', hostWith({ __tcfapi: () => undefined })],
  ['onetrust', oneTrust(',').host],
  ['cookiebot', hostWith()],
  ['usercentrics', hostWith({ UC_UI: ucUi({}, { isInitialized: false }) })],
])('takes silence of %s for a refusal after ten seconds, whatever it says later', async (provider, host) => {
  const { told, reported } = await follow(provider, host);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  const refused = { told: [NOTHING], reported: [`CONSENT_PROVIDER_SILENT ${provider}: no answer within 10 seconds.`] };
  expect({ told, reported }).toEqual(refused);
  Object.assign(host, { Cookiebot: cookiebotObject({ statistics: true }), UC_UI: ucUi({ HkocEodjb7: true }) });
  host.dispatchEvent(new Event('CookiebotOnAccept'));
  await vi.advanceTimersByTimeAsync(1000);
  expect({ told, reported }).toEqual(refused);
});

it('takes a script that does not load for a refusal, and reports it once per tab', async () => {
  const gone = () => Promise.reject(new Error('https://cmp.example/cmp.js was not loaded.'));
  const first = await follow('cookiebot', hostWith(), gone);
  expect(first).toMatchObject({
    told: [NOTHING],
    reported: ['CONSENT_PROVIDER_UNREACHABLE cookiebot: https://cmp.example/cmp.js was not loaded.'],
  });
  expect(await follow('cookiebot', hostWith(), gone)).toMatchObject({ told: [NOTHING], reported: [] });
});

it('opens the dialog of the provider instead of following the link to the choices', async () => {
  const opened: string[] = [];
  const link = { closest: (selector: string) => (selector === CHOICES_LINK ? link : null) };
  const click = () => {
    const event = new Event('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: link });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const renewed = { ...cookiebotObject(null), renew: () => opened.push('cookiebot') };
  const shown = { ...ucUi({}), showSecondLayer: () => opened.push('usercentrics') };
  const { stop } = await follow('cookiebot', hostWith({ Cookiebot: renewed }));
  expect([click(), opened]).toEqual([true, ['cookiebot']]);
  stop();
  expect([click(), opened]).toEqual([false, ['cookiebot']]);
  await follow('usercentrics', hostWith({ UC_UI: shown }));
  expect([click(), opened]).toEqual([true, ['cookiebot', 'usercentrics']]);
});
