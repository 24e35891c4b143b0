import { afterEach, expect, it, vi } from 'vitest';
import { fetchTexts } from './fetch-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The texts that a page receives, and what is reported to the server's log. */
async function fetched(answer: () => Promise<Response>) {
  const reports: Promise<unknown>[] = [];
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => reports.push(body.text().then(JSON.parse)) });
  return [await fetchTexts('de', 'report'), await Promise.all(reports)];
}

it('gives one namespace of the texts', async () => {
  const messages = JSON.stringify({ report: { send: 'Senden' }, search: {} });
  expect(await fetched(async () => Response.json({ messages }))).toEqual([
    { locale: 'de', namespaces: { report: { send: 'Senden' } } },
    [],
  ]);
});

it.each([
  ['no answer', () => Promise.reject(new Error('Failed to fetch')), 'Failed to fetch'],
  ['other texts', async () => Response.json({ messages: '{}' }), 'The site has no texts "report" in de.'],
])('gives an empty one for %s, and says so', async (_, answer, message) => {
  expect(await fetched(answer)).toEqual([
    { locale: 'de', namespaces: { report: {} } },
    [{ level: 'error', code: 'CATALOGUE_FAILED', message }],
  ]);
});
