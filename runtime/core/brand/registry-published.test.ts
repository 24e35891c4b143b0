import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from './check/finding.ts';
import type { JsonObject } from './sources/json.ts';
import type { PublishedTree } from './sources/places.ts';
import { registryFixture, site } from './testing/registry.ts';

const { errors, log, nameOf, registry, start, write } = registryFixture();
let folder = '';
let count = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What was published: documents by id, null for one that is removed. */
function tree(documents: Record<string, JsonObject | string | null>): PublishedTree {
  count += 1;
  const home = join(folder, String(count));
  mkdirSync(join(home, 'brands'), { recursive: true });
  for (const [id, document] of Object.entries(documents))
    if (document !== null)
      writeFileSync(
        join(home, `brands/${id}.json`),
        typeof document === 'string' ? document : JSON.stringify(document, null, 2),
      );
  return {
    brandsDir: join(home, 'brands'),
    assetsDir: join(home, 'public'),
    brands: new Map(Object.entries(documents).map(([id, one]) => [id, one && JSON.stringify(one)])),
    folders: new Set(),
  };
}

describe('published files', () => {
  it('count instead of those in the folder, also without any there; other brands stay as they are', async () => {
    write('acme', site('Acme of the folder', 'acme.example'));
    write('beta', site('Beta', 'beta.example'));
    await start({ published: tree({ acme: site('Acme', 'acme.example'), gamma: site('Gamma', 'gamma.example') }) });
    expect(errors()).toEqual([]);
    expect(['acme', 'beta', 'gamma'].map(nameOf)).toEqual(['Acme', 'Beta', 'Gamma']);
  });

  it('are taken over, with the brands that extend them, and the folder counts again without', async () => {
    write('family', { abstract: true, theme: { radius: 'round' } });
    write('acme', { ...site('Acme', 'acme.example'), extends: 'family' });
    await start();
    const radius = () => registry().get('acme')?.document.theme.radius;
    await registry().usePublished(tree({ family: { abstract: true, theme: { radius: 'none' } } }));
    expect(radius()).toBe('none');
    await registry().usePublished(undefined);
    expect(radius()).toBe('round');
  });

  it('take a brand off, whatever the folder holds', async () => {
    write('acme', site('Acme', 'acme.example'));
    await start({ published: tree({ acme: null }) });
    expect(nameOf('acme')).toBeUndefined();
    expect(registry().byHost('acme.example')).toBeUndefined();
    await registry().usePublished(tree({}));
    expect(nameOf('acme')).toBe('Acme');
    await registry().usePublished(tree({ acme: null }));
    expect(registry().byHost('acme.example')).toBeUndefined();
  });

  it('with an error leave the last good revision live', async () => {
    await start({ published: tree({ acme: site('Acme', 'acme.example') }) });
    await registry().usePublished(tree({ acme: { ...site('Broken', 'acme.example'), theme: { radius: 'huge' } } }));
    expect(nameOf('acme')).toBe('Acme');
    expect(registry().faults()).toHaveLength(1);
  });
});

it('lists a finding from elsewhere, logs it once, and says when it is resolved', async () => {
  write('acme', site('Acme', 'acme.example'));
  await start();
  const note: Finding = {
    ...{ code: 'FOLDERS_DIFFER', severity: 'warning', pointer: '', message: 'They differ.' },
    ...{ file: 'brands/acme.json', line: 1, column: 1 },
  };
  await registry().setNotes(new Map([['acme', note]]));
  await registry().setNotes(new Map([['acme', { ...note }]]));
  expect(registry().state('acme')?.findings).toContainEqual(note);
  expect(log.filter((line) => line.includes('FOLDERS_DIFFER'))).toEqual([
    'warn BRAND_WARNING acme: brands/acme.json:1:1 FOLDERS_DIFFER They differ.',
  ]);
  await registry().setNotes(new Map());
  expect(registry().state('acme')?.findings).not.toContainEqual(note);
  expect(log.at(-1)).toBe('info BRAND_RESOLVED acme: FOLDERS_DIFFER at / is resolved.');
});
