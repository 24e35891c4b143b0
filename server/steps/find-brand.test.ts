import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import inject from 'light-my-request';
import { expect, it, onTestFinished } from 'vitest';
import { createBrandRegistry } from '../../runtime/core/brand/registry.ts';
import type { Exchange } from '../exchange.ts';
import { createHostBrands } from '../host-brands.ts';
import { createFindBrand } from './find-brand.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const good = { site: { name: 'Acme', hosts: ['acme.example'] } };

/** A registry over these documents; `ask` returns what a host answers, or the id of its brand. */
async function serving(documents: Record<string, unknown>) {
  const brandsDir = join(mkdtempSync(join(tmpdir(), 'find-brand-')), 'brands');
  mkdirSync(brandsDir);
  const write = (id: string, document: unknown) =>
    writeFileSync(join(brandsDir, `${id}.json`), typeof document === 'string' ? document : JSON.stringify(document));
  write('default', readFileSync(join(ROOT, 'brands/default.json'), 'utf8'));
  for (const [id, document] of Object.entries(documents)) write(id, document);
  const registry = createBrandRegistry({ brandsDir });
  await registry.start();
  onTestFinished(() => {
    registry.stop();
    rmSync(join(brandsDir, '..'), { recursive: true });
  });
  const findBrand = createFindBrand(createHostBrands(registry, { pinned: null, demo: false, adminHost: null }), (id) =>
    registry.state(id),
  );
  return {
    write,
    registry,
    async ask(hostname: string, method: 'GET' | 'HEAD' = 'GET') {
      let found: string | undefined;
      const answer = await inject(
        (req, res) => {
          const exchange = { hostname, origin: `http://${hostname}:3025`, path: '/', query: '' };
          const sent = { req: req as unknown as IncomingMessage, res: res as unknown as ServerResponse };
          found = findBrand({ ...exchange, ...sent, id: '', sent: null, address: '' } satisfies Exchange)?.brand.id;
          if (found !== undefined) res.end();
        },
        { method, url: '/' },
      );
      return found ?? { status: answer.statusCode, headers: answer.headers, body: answer.body };
    },
  };
}

it('finds the brand of a host, and none on an unknown one', async () => {
  const { ask } = await serving({ acme: good });
  expect([await ask('acme.example'), await ask('acme.localhost')]).toEqual(['acme', 'acme']);
  for (const host of ['nobody.example', 'nobody.localhost', 'localhost'])
    expect(await ask(host)).toMatchObject({ status: 404, body: 'There is no site at this address.\n' });
});

it('shows the errors of a new brand on this machine, as text, and the site once they are mended', async () => {
  const site = { ...good.site, nmae: '<script>alert(1)</script>', '<b>': 1 };
  const { ask, registry, write } = await serving({ acme: JSON.stringify({ site }, null, 2) });
  const answer = await ask('acme.localhost');
  if (typeof answer === 'string') throw new Error('The brand is served.');
  const { status, headers, body } = answer;
  expect([status, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
    503,
    'text/html; charset=utf-8',
    'no-store',
    'noindex',
  ]);
  expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self';/);
  expect(body).toContain('<h1>brands/acme.json has 2 errors</h1>');
  expect(body).toContain('<meta http-equiv="refresh" content="3">');
  expect(body).toContain(
    '<li><code>brands/acme.json, line 7, character 5</code><br>There is no setting &quot;nmae&quot; here. Did you mean &quot;name&quot;? <code>UNKNOWN_KEY</code></li>',
  );
  expect(body).toContain('There is no setting &quot;&lt;b&gt;&quot; here.');
  expect(body).not.toContain('<b>');
  expect(body).toContain('<code>npm run brand -- check acme</code>');
  expect(await ask('acme.localhost', 'HEAD')).toMatchObject({ status: 503, body: '' });
  const mended = new Promise<void>((done) => registry.onChange(({ added }) => added.length > 0 && done()));
  write('acme', good);
  await mended;
  expect(await ask('acme.localhost')).toBe('acme');
});

it('shows nothing of it on a public host, nor of a family', async () => {
  const { ask } = await serving({ acme: { ...good, nmae: 1 }, family: { abstract: true } });
  for (const host of ['acme.example', 'acme', 'acme.jobs.test', 'acme.localhost.example', 'family.localhost'])
    expect(await ask(host)).toMatchObject({ status: 404, body: 'There is no site at this address.\n' });
});

it('goes on with the last good revision where there is one', async () => {
  const { ask, registry, write } = await serving({ acme: good });
  const seen = new Promise<void>((done) => registry.onChange(({ findings }) => findings.length > 0 && done()));
  write('acme', '{');
  await seen;
  expect(await ask('acme.localhost')).toBe('acme');
});
