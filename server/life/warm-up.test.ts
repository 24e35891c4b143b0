import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { testBrand } from '../../backend/testing/backend.ts';
import { warmUp } from './warm-up.ts';

const brand = (id: string, language: 'en' | 'de', changes: { host?: string; status?: 'draft' | 'live' } = {}) =>
  testBrand(id, ({ locales, site }) => {
    locales.default = language;
    locales.supported = [language];
    site.status = changes.status ?? 'live';
    site.hosts = changes.host === undefined ? [] : [changes.host];
  });
const brands = [
  brand('acme', 'en'),
  brand('werft', 'de', { host: 'jobs.werft.example' }),
  brand('planned', 'de', { status: 'draft' }),
];

async function asked(pinned: string | null): Promise<string[]> {
  const seen: string[] = [];
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    seen.push(`${req.headers['x-forwarded-proto']}://${req.headers.host}${req.url}`);
    if (req.url === '/jobs') res.destroy();
    else res.writeHead(503).end();
  };
  await warmUp(answer, brands, { brand: pinned, demo: true, port: 3025, adminHost: null });
  return seen;
}

it('asks for the pages that most come to, of one live brand of each language, whatever becomes of them', async () => {
  expect(await asked(null)).toEqual([
    'http://acme.localhost:3025/',
    'http://acme.localhost:3025/jobs',
    'http://acme.localhost:3025/jobs?page=2',
    'https://jobs.werft.example/',
    'https://jobs.werft.example/jobs',
    'https://jobs.werft.example/jobs?page=2',
  ]);
});

it('asks for those of the brand that is pinned alone', async () => {
  expect(await asked('planned')).toEqual([
    'http://localhost:3025/',
    'http://localhost:3025/jobs',
    'http://localhost:3025/jobs?page=2',
  ]);
});
