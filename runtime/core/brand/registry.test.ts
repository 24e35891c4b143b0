import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFinding } from './finding.ts';
import type { JsonObject } from './json.ts';
import {
  type BrandChange,
  type BrandRegistry,
  createBrandRegistry,
  type RegistryOptions,
  type StoredRevision,
} from './registry.ts';
import { workshopOfAnyWidget } from './testing/any-widget.ts';

const root = resolve(import.meta.dirname, '../../..');
const workshop = workshopOfAnyWidget(root);

let dir: string;
let registry: BrandRegistry;
const running: BrandRegistry[] = [];
const log: string[] = [];

const write = (id: string, document: JsonObject | string) =>
  writeFileSync(join(dir, `${id}.json`), typeof document === 'string' ? document : JSON.stringify(document, null, 2));
const site = (name: string, ...hosts: string[]): JsonObject => ({ site: { name, hosts } });
const broken: JsonObject = { pages: { home: { main: [{ widget: 'nothing' }] } } };

beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'brands-')), 'brands');
  mkdirSync(dir);
  cpSync(join(root, 'brands/default.json'), join(dir, 'default.json'));
  log.length = 0;
});

afterEach(() => {
  for (const one of running.splice(0)) one.stop();
  rmSync(join(dir, '..'), { recursive: true, force: true });
});

async function start(options: Partial<RegistryOptions> = {}) {
  registry = createBrandRegistry({
    brandsDir: dir,
    workshop,
    log: (level, code, message) => log.push(`${level} ${code} ${message}`),
    ...options,
  });
  running.push(registry);
  await registry.start();
}

/** The first change that fits, made by `act`; fails after three seconds. */
async function change(act: () => void, fits: (change: BrandChange) => boolean): Promise<BrandChange> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('No such change came.')), 3000);
    const end = registry.onChange((seen) => {
      if (!fits(seen)) return;
      clearTimeout(timer);
      end();
      done(seen);
    });
    act();
  });
}

const errors = () => registry.faults().map(describeFinding);
const nameOf = (id: string) => registry.get(id)?.document.site.name;
const faulty = (code: string) => (seen: BrandChange) => seen.findings.some((finding) => finding.code === code);

function memoryStore(...kept: StoredRevision[]) {
  const revisions = new Map(kept.map((revision) => [revision.id, revision]));
  return {
    revisions,
    lastGood: (id: string) => revisions.get(id),
    save: (revision: StoredRevision) => void revisions.set(revision.id, revision),
  };
}

describe('a brands directory', () => {
  it('is read at the start: frozen, merged along extends, families left out', async () => {
    write('family', { abstract: true, theme: { radius: 'round' } });
    write('acme', { ...site('Acme', 'jobs.acme.example'), extends: 'family' });
    await start();
    expect(errors()).toEqual([]);
    expect(registry.list().map(({ id }) => id)).toEqual(['acme', 'default']);
    const acme = registry.get('acme');
    expect(acme?.document.theme.radius).toBe('round');
    expect(acme?.document.search).toBe(registry.get('default')?.document.search);
    expect(Object.isFrozen(acme?.document.site.hosts)).toBe(true);
    expect(acme?.revision).toMatch(/^[0-9a-f]{12}$/);
    expect(acme?.themeHref).toMatch(/^\/theme\/acme\.[0-9a-f]{12}\.css$/);
  });

  it('takes a new file in, a changed one over, a deleted one off, within a second', async () => {
    await start();
    const began = Date.now();
    const { added } = await change(
      () => write('acme', site('Acme', 'acme.example')),
      (seen) => seen.added.length > 0,
    );
    expect(added.map(({ id }) => id)).toEqual(['acme']);
    expect(registry.byHost('acme.example')).toEqual({ brand: registry.get('acme') });
    const before = registry.get('acme')?.revision;
    await change(
      () => write('acme', site('Acme Two', 'acme.example')),
      (seen) => seen.changed.length > 0,
    );
    expect(nameOf('acme')).toBe('Acme Two');
    expect(registry.get('acme')?.revision).not.toBe(before);
    const { removed } = await change(
      () => rmSync(join(dir, 'acme.json')),
      (seen) => seen.removed.length > 0,
    );
    expect(removed).toEqual(['acme']);
    expect(registry.byHost('acme.example')).toBeUndefined();
    expect(Date.now() - began).toBeLessThan(3000);
  });

  it('sees a file that an editor puts in place by renaming', async () => {
    write('acme', site('Acme'));
    await start();
    await change(
      () => {
        writeFileSync(join(dir, '.acme.json.swp'), JSON.stringify(site('Renamed')));
        renameSync(join(dir, '.acme.json.swp'), join(dir, 'acme.json'));
      },
      (seen) => seen.changed.length > 0,
    );
    expect(nameOf('acme')).toBe('Renamed');
  });

  it('waits for a half-written file to become whole', async () => {
    write('acme', site('Acme'));
    await start();
    const text = JSON.stringify(site('Whole'));
    const seen = await change(
      () => {
        write('acme', text.slice(0, 20));
        setTimeout(() => write('acme', text), 100);
      },
      ({ changed }) => changed.length > 0,
    );
    expect(nameOf('acme')).toBe('Whole');
    expect(seen.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(log).toEqual([]);
  });

  it('gives equal documents equal revisions, whatever the order of their keys', async () => {
    write('acme', { site: { name: 'Acme' }, theme: { radius: 'none', density: 'airy' } });
    await start();
    const before = registry.get('acme')?.revision;
    const other = await change(
      () => {
        write('acme', { theme: { density: 'airy', radius: 'none' }, site: { name: 'Acme' } });
        write('zeta', {});
      },
      ({ added }) => added.length > 0,
    );
    expect(other.changed).toEqual([]);
    expect(registry.get('acme')?.revision).toBe(before);
  });
});

describe('a fault', () => {
  it('keeps the last good revision up and is reported with its place', async () => {
    write('acme', site('Acme', 'acme.example'));
    await start();
    await change(() => write('acme', { ...site('Worse', 'acme.example'), ...broken }), faulty('UNKNOWN_WIDGET'));
    expect(nameOf('acme')).toBe('Acme');
    expect(errors()).toEqual([
      'brands/acme.json:12:21  error  UNKNOWN_WIDGET  /pages/home/main/0/widget\n  There is no widget "nothing".',
    ]);
    await change(
      () => write('acme', site('Better', 'acme.example')),
      ({ changed }) => changed.length > 0,
    );
    expect(nameOf('acme')).toBe('Better');
    expect(errors()).toEqual([]);
  });

  it('that cannot be read any more keeps the last good revision up', async () => {
    write('acme', site('Acme'));
    await start();
    const path = join(dir, 'acme.json');
    await change(() => {
      rmSync(path);
      mkdirSync(path);
    }, faulty('UNREADABLE_FILE'));
    expect(nameOf('acme')).toBe('Acme');
    await change(
      () => rmSync(path, { recursive: true }),
      ({ removed }) => removed.includes('acme'),
    );
  });

  it('in a parent keeps all its children, and mending it frees them', async () => {
    write('family', { abstract: true });
    write('acme', { ...site('Acme'), extends: 'family' });
    await start();
    await change(() => write('family', '{ "abstract": true, '), faulty('PARENT_UNREADABLE'));
    expect(nameOf('acme')).toBe('Acme');
    await change(() => write('family', { abstract: true, ...broken }), faulty('PARENT_BROKEN'));
    expect(nameOf('acme')).toBe('Acme');
    await change(() => rmSync(join(dir, 'family.json')), faulty('UNKNOWN_PARENT'));
    expect(nameOf('acme')).toBe('Acme');
    await change(
      () => write('family', { abstract: true, theme: { radius: 'round' } }),
      ({ changed }) => changed.length > 0,
    );
    expect(registry.get('acme')?.document.theme.radius).toBe('round');
    expect(errors()).toEqual([]);
  });

  it('comes back from the store after a restart, as it last was', async () => {
    const store = memoryStore();
    write('acme', site('Acme', 'acme.example'));
    await start({ store });
    const good = registry.get('acme')?.revision;
    registry.stop();
    write('acme', '{ "site": ');
    await start({ store: store });
    expect(nameOf('acme')).toBe('Acme');
    expect(registry.get('acme')?.revision).toBe(good);
    expect(registry.byHost('acme.example')).toEqual({ brand: registry.get('acme') });
    expect(log).toContain(`warn BRAND_RECALLED "acme" is served in its last good revision ${good}.`);
  });

  it('without a last good revision serves nothing, and in development what can be read', async () => {
    write('acme', { ...site('Acme'), ...broken });
    await start();
    expect(registry.get('acme')).toBeUndefined();
    await start({ serve: 'readable' });
    expect(nameOf('acme')).toBe('Acme');
  });

  it('in a listener is logged, and the registry goes on', async () => {
    await start();
    const end = registry.onChange(() => {
      throw new Error('The listener is broken.');
    });
    write('acme', site('Acme'));
    await expect.poll(() => log.at(-1)).toBe('error BRAND_UPDATE_FAILED Error: The listener is broken.');
    end();
    await change(
      () => write('zeta', site('Zeta')),
      ({ added }) => added.length > 0,
    );
    expect(registry.list().map(({ id }) => id)).toEqual(['acme', 'default', 'zeta']);
  });

  it('of a store that fails harms nobody', async () => {
    write('acme', site('Acme'));
    await start({
      store: {
        lastGood: () => undefined,
        save: () => {
          throw new Error('The database is away.');
        },
      },
    });
    expect(nameOf('acme')).toBe('Acme');
    expect(log.some((line) => line.startsWith('error BRAND_NOT_KEPT'))).toBe(true);
  });
});

describe('a host claimed twice', () => {
  it('belongs to the first in the alphabet at a cold start', async () => {
    write('alpha', site('Alpha', 'shared.example'));
    write('beta', site('Beta', 'shared.example'));
    await start();
    expect(registry.byHost('shared.example')).toEqual({ brand: registry.get('alpha') });
    expect(errors()).toEqual([
      'brands/beta.json:5:7  error  HOST_CLAIMED_TWICE  /site/hosts/0\n  The host "shared.example" already belongs to the brand "alpha". Remove it from one of the two.',
    ]);
  });

  it('stays with the brand that is live, and moves when that one gives it up', async () => {
    write('beta', site('Beta', 'shared.example'));
    await start();
    await change(() => write('alpha', site('Alpha', 'shared.example')), faulty('HOST_CLAIMED_TWICE'));
    expect(registry.byHost('shared.example')).toEqual({ brand: registry.get('beta') });
    expect(registry.get('alpha')).toBeUndefined();
    await change(
      () => write('beta', site('Beta')),
      ({ added }) => added.length > 0,
    );
    expect(registry.byHost('shared.example')).toEqual({ brand: registry.get('alpha') });
    expect(errors()).toEqual([]);
  });
});

describe('a runtime patch', () => {
  it('lies over the file', async () => {
    write('acme', site('Acme'));
    await start({ patches: new Map([['acme', { features: { blog: true } }]]) });
    expect(registry.get('acme')?.document.features.blog).toBe(true);
    expect(registry.get('default')?.document.features.blog).toBe(false);
  });

  it('is suspended and reported when it no longer fits', async () => {
    write('acme', site('Acme'));
    await start({ patches: new Map([['acme', { features: { blogs: true } }]]) });
    expect(nameOf('acme')).toBe('Acme');
    expect(
      registry
        .findings()
        .filter(({ code }) => code === 'PATCH_SUSPENDED')
        .map(describeFinding),
    ).toEqual([
      'runtime patch:1:1  warning  PATCH_SUSPENDED  /features/blogs\n  The switches set at runtime are suspended, because with them the brand has an error: UNKNOWN_KEY /features/blogs There is no setting "blogs" here. Did you mean "blog"?',
    ]);
  });
});
