import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from './sources/json.ts';
import { faulty, memoryStore, registryFixture, site } from './testing/registry.ts';

const { change, errors, log, nameOf, path, registry, start, write } = registryFixture();

const broken: JsonObject = { pages: { home: { main: [{ widget: 'nothing' }] } } };

describe('a fault', () => {
  it('keeps the last good revision up and is reported with its place', async () => {
    write('acme', site('Acme', 'acme.example'));
    await start();
    await change(() => write('acme', { ...site('Worse', 'acme.example'), ...broken }), faulty('UNKNOWN_WIDGET'));
    expect(nameOf('acme')).toBe('Acme');
    expect(errors()).toEqual([
      'brands/acme.json:13:21  error  UNKNOWN_WIDGET  /pages/home/main/0/widget\n  There is no widget "nothing".',
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
    const acme = path('acme');
    await change(() => {
      rmSync(acme);
      mkdirSync(acme);
    }, faulty('UNREADABLE_FILE'));
    expect(nameOf('acme')).toBe('Acme');
    await change(
      () => rmSync(acme, { recursive: true }),
      ({ removed }) => removed.includes('acme'),
    );
  });

  it('in a parent keeps all its children, and fixing it frees them', async () => {
    write('family', { abstract: true });
    write('acme', { ...site('Acme'), extends: 'family' });
    await start();
    await change(() => write('family', '{ "abstract": true, '), faulty('PARENT_UNREADABLE'));
    expect(nameOf('acme')).toBe('Acme');
    await change(() => write('family', { abstract: true, ...broken }), faulty('PARENT_BROKEN'));
    expect(nameOf('acme')).toBe('Acme');
    await change(() => rmSync(path('family')), faulty('UNKNOWN_PARENT'));
    expect(nameOf('acme')).toBe('Acme');
    await change(
      () => write('family', { abstract: true, theme: { radius: 'round' } }),
      ({ changed }) => changed.length > 0,
    );
    expect(registry().get('acme')?.document.theme.radius).toBe('round');
    expect(errors()).toEqual([]);
  });

  it('comes back from the store after a restart, as it last was', async () => {
    const store = memoryStore();
    write('acme', site('Acme', 'acme.example'));
    await start({ store });
    const good = registry().get('acme')?.revision;
    registry().stop();
    write('acme', '{ "site": ');
    await start({ store });
    expect(nameOf('acme')).toBe('Acme');
    expect(registry().get('acme')?.revision).toBe(good);
    expect(registry().byHost('acme.example')).toEqual({ brand: registry().get('acme') });
    expect(log).toContain(`warn BRAND_RECALLED "acme" is served in its last good revision ${good}.`);
  });

  it('without a last good revision serves nothing, and in development what can be read', async () => {
    write('acme', { ...site('Acme'), ...broken });
    await start();
    expect(registry().get('acme')).toBeUndefined();
    await start({ serve: 'readable' });
    expect(nameOf('acme')).toBe('Acme');
  });

  it('in a listener is logged, and the registry goes on', async () => {
    await start();
    const end = registry().onChange(() => {
      throw new Error('The listener is broken.');
    });
    write('acme', site('Acme'));
    await expect.poll(() => log.at(-1)).toBe('error BRAND_UPDATE_FAILED Error: The listener is broken.');
    end();
    await change(
      () => write('zeta', site('Zeta')),
      ({ added }) => added.length > 0,
    );
    expect(
      registry()
        .list()
        .map(({ id }) => id),
    ).toEqual(['acme', 'default', 'zeta']);
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
