import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faulty, registryFixture, site } from './testing/registry.ts';

const { change, errors, log, nameOf, path, registry, start, write } = registryFixture();

describe('a brands directory', () => {
  it('is read at the start: frozen, merged along extends, families left out', async () => {
    write('family', { abstract: true, theme: { radius: 'round' } });
    write('acme', { ...site('Acme', 'jobs.acme.example'), extends: 'family' });
    await start();
    expect(errors()).toEqual([]);
    expect(
      registry()
        .list()
        .map(({ id }) => id),
    ).toEqual(['acme', 'default']);
    const acme = registry().get('acme');
    expect(acme?.document.theme.radius).toBe('round');
    expect(acme?.document.search).toBe(registry().get('default')?.document.search);
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
    expect(registry().byHost('acme.example')).toEqual({ brand: registry().get('acme') });
    const before = registry().get('acme')?.revision;
    await change(
      () => write('acme', site('Acme Two', 'acme.example')),
      (seen) => seen.changed.length > 0,
    );
    expect(nameOf('acme')).toBe('Acme Two');
    expect(registry().get('acme')?.revision).not.toBe(before);
    const { removed } = await change(
      () => rmSync(path('acme')),
      (seen) => seen.removed.length > 0,
    );
    expect(removed).toEqual(['acme']);
    expect(registry().byHost('acme.example')).toBeUndefined();
    expect(Date.now() - began).toBeLessThan(3000);
  });

  it('takes over what a part of a brand sets, says where it is wrong, and keeps what was live', async () => {
    write('acme', site('Acme', 'acme.example'));
    await start();
    const radius = () => registry().get('acme')?.document.theme.radius;
    await change(
      () => write('acme/look', { theme: { radius: 'round' } }),
      ({ changed }) => changed.length > 0,
    );
    expect([radius(), nameOf('acme')]).toEqual(['round', 'Acme']);
    await change(() => write('acme/look', { theme: { radius: 'rond' } }), faulty('VALUE_NOT_ALLOWED'));
    expect(errors()).toEqual([expect.stringMatching(/^brands\/acme\/look\.json:3:15 {2}error {2}VALUE_NOT_ALLOWED/)]);
    await change(() => write('acme/look', '{ "theme": '), faulty('JSON_SYNTAX'));
    expect(errors()).toEqual([expect.stringMatching(/^brands\/acme\/look\.json:1:\d+ {2}error {2}JSON_SYNTAX/)]);
    expect(radius()).toBe('round');
    await change(
      () => rmSync(path('acme/look')),
      ({ changed }) => changed.length > 0,
    );
    expect([errors(), radius()]).toEqual([[], 'small']);
  });

  it('sees a file that an editor puts in place by renaming', async () => {
    write('acme', site('Acme'));
    await start();
    await change(
      () => {
        const swap = join(dirname(path('acme')), '.acme.json.swp');
        writeFileSync(swap, JSON.stringify(site('Renamed')));
        renameSync(swap, path('acme'));
      },
      (seen) => seen.changed.length > 0,
    );
    expect(nameOf('acme')).toBe('Renamed');
  });

  it('waits for a half-written file to become whole', async () => {
    write('acme', site('Acme', 'acme.example'));
    await start();
    const text = JSON.stringify(site('Whole', 'acme.example'));
    const seen = await change(
      () => {
        write('acme', text.slice(0, 20));
        setTimeout(() => write('acme', text), 100);
      },
      ({ changed }) => changed.length > 0,
    );
    expect(nameOf('acme')).toBe('Whole');
    expect(seen.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(log).toEqual([`info BRAND_LIVE "acme" is live in revision ${registry().get('acme')?.revision}.`]);
  });

  it('gives equal documents equal revisions, whatever the order of their keys', async () => {
    write('acme', { site: { name: 'Acme' }, theme: { radius: 'none', density: 'airy' } });
    await start();
    const before = registry().get('acme')?.revision;
    const other = await change(
      () => {
        write('acme', { theme: { density: 'airy', radius: 'none' }, site: { name: 'Acme' } });
        write('zeta', {});
      },
      ({ added }) => added.length > 0,
    );
    expect(other.changed).toEqual([]);
    expect(registry().get('acme')?.revision).toBe(before);
  });
});

describe('a host claimed twice', () => {
  it('belongs to the first in the alphabet at a cold start', async () => {
    write('alpha', site('Alpha', 'shared.example'));
    write('beta', site('Beta', 'shared.example'));
    await start();
    expect(registry().byHost('shared.example')).toEqual({ brand: registry().get('alpha') });
    expect(errors()).toEqual([
      'brands/beta.json:5:7  error  HOST_CLAIMED_TWICE  /site/hosts/0\n  The host "shared.example" already belongs to the brand "alpha". Remove it from one of the two.',
    ]);
  });

  it('stays with the brand that is live, and moves when that one gives it up', async () => {
    write('beta', site('Beta', 'shared.example'));
    await start();
    await change(() => write('alpha', site('Alpha', 'shared.example')), faulty('HOST_CLAIMED_TWICE'));
    expect(registry().byHost('shared.example')).toEqual({ brand: registry().get('beta') });
    expect(registry().get('alpha')).toBeUndefined();
    await change(
      () => write('beta', site('Beta')),
      ({ added }) => added.length > 0,
    );
    expect(registry().byHost('shared.example')).toEqual({ brand: registry().get('alpha') });
    expect(errors()).toEqual([]);
  });
});
