import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHOICE_KEY, keepChoice, readChoice } from './choice.ts';
import { type ConsentStatus, watchConsent } from './consent.ts';
import { settingsOf } from './testing/settings.ts';

/** A page: its storage, its cookies, and how often it was reloaded. */
function openPage({ isBlocked = false } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const written: string[] = [];
  const page = { kept, written, reloads: 0, cookie: 'session=1; _ga=GA1; _ga_ABC1234567=GS1' };
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const own = isBlocked ? { getItem: blocked, setItem: blocked } : storage;
  vi.stubGlobal('localStorage', own);
  vi.stubGlobal('sessionStorage', own);
  vi.stubGlobal('location', { hostname: 'jobs.acme.example' });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    get cookie() {
      return page.cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      location: {
        reload: () => {
          page.reloads += 1;
        },
      },
    }),
  );
  return page;
}

let page: ReturnType<typeof openPage>;

beforeEach(() => {
  page = openPage();
});

afterEach(() => vi.unstubAllGlobals());

const told: (readonly ConsentStatus[])[] = [];
const watch = async (settings: ReturnType<typeof settingsOf>) => {
  told.length = 0;
  const stop = watchConsent(settings, (statuses) => told.push(statuses));
  await vi.dynamicImportSettled();
  return stop;
};

const answerElsewhere = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: CHOICE_KEY }));

it('allows everything without a provider', async () => {
  await watch(settingsOf());
  expect(told).toEqual([
    [
      { service: 'browser-analytics', isAllowed: true },
      { service: 'conversion-relay', isAllowed: true },
    ],
  ]);
  expect(page).toMatchObject({ reloads: 0, written: [] });
});

it('reloads the page after each change of an answer, not after the first, and deletes cookies of what is refused', async () => {
  const settings = settingsOf({ provider: 'own' });
  keepChoice(settings, new Set(['browser-analytics', 'conversion-relay']));
  const stop = await watch(settings);
  expect([told.length, page.reloads]).toEqual([1, 0]);
  answerElsewhere();
  expect([told.length, page.reloads]).toEqual([1, 0]);
  keepChoice(settings, new Set(['conversion-relay']));
  answerElsewhere();
  expect(told.at(-1)?.map(({ isAllowed }) => isAllowed)).toEqual([false, true]);
  expect(page.reloads).toBe(1);
  expect(page.written).toEqual(
    ['_ga', '_ga_ABC1234567'].flatMap((name) =>
      ['', '; domain=jobs.acme.example', '; domain=acme.example', '; domain=example'].map(
        (domain) => `${name}=; path=/; max-age=0${domain}`,
      ),
    ),
  );
  stop();
  keepChoice(settings, new Set());
  answerElsewhere();
  expect(page.reloads).toBe(1);
});

it('reloads ten times a minute at most', async () => {
  const settings = settingsOf({ provider: 'own' });
  keepChoice(settings, new Set());
  const stop = await watch(settings);
  for (let round = 0; round < 12; round++) {
    keepChoice(settings, new Set(round % 2 === 0 ? ['conversion-relay'] : []));
    answerElsewhere();
  }
  expect([told.length, page.reloads]).toEqual([13, 10]);
  stop();
});

it('keeps an answer with version and date, for as long as the brand says', () => {
  const settings = settingsOf({ provider: 'own', days: 30 });
  const answered = Date.parse('2026-11-24T03:00:00Z');
  const days = (count: number) => answered + count * 86_400_000;
  keepChoice(settings, new Set(['conversion-relay']), answered);
  expect(JSON.parse(page.kept.get(CHOICE_KEY) ?? '')).toEqual({
    version: settings.version,
    date: '2026-11-24T03:00:00.000Z',
    allowed: ['conversion-relay'],
  });
  expect(readChoice(settings, days(29))).toEqual(new Set(['conversion-relay']));
  expect(readChoice(settings, days(30))).toBe(null);
  expect(readChoice(settings, days(-2))).toBe(null);
  expect(readChoice(settingsOf({ provider: 'own', version: 2 }), answered)).toBe(null);
});

it.each(['{', '7', '{"version":1}', '{"allowed":"all"}'])('asks again if %s is what was kept', (text) => {
  const settings = settingsOf({ provider: 'own', version: 3 });
  page.kept.set(CHOICE_KEY, text);
  expect(readChoice(settings)).toBe(null);
});

it('keeps an answer for the document where storage is blocked', () => {
  openPage({ isBlocked: true });
  const settings = settingsOf({ provider: 'own', version: 4 });
  expect(readChoice(settings)).toBe(null);
  keepChoice(settings, new Set(['conversion-relay']));
  expect(readChoice(settings)).toEqual(new Set(['conversion-relay']));
});
