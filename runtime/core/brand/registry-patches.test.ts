import { describe, expect, it } from 'vitest';
import { describeFinding } from './check/finding.ts';
import { originsOf } from './check/origins.ts';
import type { BrandPatch, Inspection, PatchSource } from './check/patches.ts';
import type { BrandChange } from './registry.ts';
import type { JsonObject } from './sources/json.ts';
import { faulty, memoryStore, registryFixture, site } from './testing/registry.ts';

const { change, nameOf, registry, start, write } = registryFixture();

/** Patches by brand id; changing the map simulates another process. */
const source = (patches: Map<string, BrandPatch>): PatchSource => ({
  read: async (ids) => new Map([...patches].filter(([id]) => ids === undefined || ids.includes(id))),
});

describe('a runtime patch', () => {
  it('lies over the file, and over that of no child', async () => {
    write('acme', site('Acme'));
    write('child', { extends: 'acme', ...site('Child') });
    await start({ patches: source(new Map([['acme', { version: 3, patch: { features: { blog: true } } }]])) });
    expect(registry().get('acme')?.document.features.blog).toBe(true);
    expect(registry().get('child')?.document.features.blog).toBe(false);
    expect(registry().get('default')?.document.features.blog).toBe(false);
  });

  it('is taken over when it changes, alone, and taken back', async () => {
    write('acme', site('Acme'));
    write('child', { extends: 'acme', ...site('Child') });
    const patches = new Map<string, BrandPatch>();
    await start({ patches: source(patches) });
    const before = registry().get('acme')?.revision;
    const seen: BrandChange[] = [];
    registry().onChange((one) => seen.push(one));
    patches.set('acme', { version: 1, patch: { site: { name: 'Switched' } } });
    await registry().readPatches(['acme', 'child']);
    expect(nameOf('acme')).toBe('Switched');
    await registry().readPatches();
    patches.set('acme', { version: 2, patch: {} });
    await registry().readPatches();
    expect(registry().get('acme')?.revision).toBe(before);
    expect(seen.map(({ added, changed, removed }) => [added.length, changed.map(({ id }) => id), removed])).toEqual([
      [0, ['acme'], []],
      [0, ['acme'], []],
    ]);
  });

  it('is suspended and reported when it no longer fits, and comes back with the file', async () => {
    write('acme', site('Acme', 'acme.example'));
    await start({
      patches: source(new Map([['acme', { version: 1, patch: { pages: { team: { title: 'Crew' } } } }]])),
    });
    expect(nameOf('acme')).toBe('Acme');
    expect(
      registry()
        .findings()
        .filter(({ code }) => code === 'PATCH_SUSPENDED')
        .map(describeFinding),
    ).toEqual([
      'runtime patch:1:1  warning  PATCH_SUSPENDED  /pages/team\n  The switches set at runtime are suspended, because with them the brand has an error: PAGE_WITHOUT_PATH /pages/team The page "team" has no "path". Add one, for example "path": "/team".',
    ]);
    await change(
      () => write('acme', { ...site('Acme', 'acme.example'), pages: { team: { path: '/team', title: 'Team' } } }),
      ({ changed }) => changed.length > 0,
    );
    expect(registry().get('acme')?.document.pages.team?.title).toBe('Crew');
    expect(registry().findings()).toEqual([]);
  });

  it('stays over a broken file, and over a restart with one', async () => {
    write('acme', site('Acme'));
    const store = memoryStore();
    const patches = source(new Map([['acme', { version: 1, patch: { site: { name: 'Switched' } } }]]));
    await start({ patches, store });
    await change(() => write('acme', '{'), faulty('JSON_SYNTAX'));
    expect(nameOf('acme')).toBe('Switched');
    await start({ patches, store });
    expect(nameOf('acme')).toBe('Switched');
  });

  it('keeps the last ones when they cannot be read', async () => {
    write('acme', site('Acme'));
    let isAway = false;
    const read: PatchSource['read'] = async () => {
      if (isAway) throw new Error('The database is away.');
      return new Map([['acme', { version: 1, patch: { site: { name: 'Switched' } } }]]);
    };
    await start({ patches: { read } });
    isAway = true;
    await expect(registry().readPatches()).rejects.toThrow('The database is away.');
    await change(
      () => write('acme', site('Acme', 'acme.example')),
      ({ changed }) => changed.length > 0,
    );
    expect(nameOf('acme')).toBe('Switched');
  });
});

describe('inspecting a brand', () => {
  it('says which layer set each value, and where', async () => {
    write('family', { abstract: true, theme: { radius: 'round' } });
    write('acme', { extends: 'family', ...site('Acme') });
    await start({ patches: source(new Map([['acme', { version: 7, patch: { features: { blog: true } } }]])) });
    const { patched, current } = await inspected('acme');
    const origins = originsOf(patched.resolved ?? nothing);
    const of = (pointer: string) => {
      const found = origins.find((origin) => origin.pointer === pointer);
      return found && [found.value, found.layer.kind, `${found.layer.file}:${found.line}`];
    };
    expect(of('/features/blog')).toEqual([true, 'switch', 'runtime patch:3']);
    expect(of('/site/name')).toEqual(['Acme', 'brand', 'brands/acme.json:4']);
    expect(of('/theme/radius')).toEqual(['round', 'family', 'brands/family.json:4']);
    expect(of('/theme/density')).toEqual(['normal', 'default', expect.stringMatching(/^brands\/default\.json:\d+$/)]);
    expect(current).toEqual({ version: 7, patch: { features: { blog: true } } });
  });

  it('tells what a patch would do, and changes nothing', async () => {
    write('acme', site('Acme', 'acme.example'));
    await start();
    const { file, patched } = await inspected('acme', { site: { hosts: ['a.example'], nmae: 'X' } });
    expect(file.findings).toEqual([]);
    expect(patched.document).toBeUndefined();
    expect(patched.findings.map(describeFinding)).toEqual([
      'runtime patch:3:5  error  FILE_ONLY  /site/hosts\n  "site.hosts" can be changed in the brand file only. Addresses belong to whoever runs the server and has to point them here.',
      'runtime patch:6:5  error  UNKNOWN_KEY  /site/nmae\n  There is no setting "nmae" here. Did you mean "name"?',
    ]);
    expect(nameOf('acme')).toBe('Acme');
  });

  it('finds no brand in a family, nor where there is no file', async () => {
    write('family', { abstract: true });
    await start();
    expect(await registry().inspect('family')).toBeUndefined();
    expect(await registry().inspect('nobody')).toBeUndefined();
  });

  const nothing = { id: '', layers: [], document: {} };

  async function inspected(id: string, patch?: JsonObject): Promise<Inspection> {
    const found = await registry().inspect(id, patch);
    if (found === undefined) throw new Error(`There is no brand "${id}".`);
    return found;
  }
});
