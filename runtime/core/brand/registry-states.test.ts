import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from './sources/json.ts';
import { faulty, memoryStore, registryFixture, site } from './testing/registry.ts';

const { change, log, registry, start, write } = registryFixture();

const broken: JsonObject = { pages: { home: { main: [{ widget: 'nothing' }] } } };
const copied: JsonObject = { site: { name: 'Acme', hosts: ['acme.example'], contactEmail: 'post@acme.example' } };

const states = () =>
  registry()
    .states()
    .map(({ id, name, state, liveSince, findings }) => [
      id,
      name,
      state,
      liveSince?.toISOString().slice(0, 10) ?? null,
      ...findings.map(({ file, line, code }) => `${file}:${line} ${code}`),
    ]);

describe('the state of a brand', () => {
  it('says of each document whether it is live, since when, and what is wrong with it', async () => {
    write('acme', site('Acme', 'acme.example'));
    write('beta', { site: { name: 'Beta', status: 'draft' } });
    write('family', { abstract: true });
    write('zeta', { ...site('Zeta', 'zeta.example'), ...broken });
    await start({ store: memoryStore() });
    expect(states()).toEqual([
      ['acme', 'Acme', 'live', '2030-01-01'],
      ['beta', 'Beta', 'draft', '2030-01-02'],
      ['default', 'Job Board', 'live', '2030-01-03'],
      ['family', 'Job Board', 'family', null],
      ['zeta', 'Zeta', 'broken', null, 'brands/zeta.json:13 UNKNOWN_WIDGET'],
    ]);
    await change(() => write('acme', { ...site('Worse', 'acme.example'), ...broken }), faulty('UNKNOWN_WIDGET'));
    await change(
      () => write('zeta', site('Zeta', 'zeta.example')),
      ({ added }) => added.length > 0,
    );
    expect(states()[0]).toEqual(['acme', 'Acme', 'outdated', '2030-01-01', 'brands/acme.json:13 UNKNOWN_WIDGET']);
    expect(states()[4]).toEqual(['zeta', 'Zeta', 'live', '2030-01-04']);
    expect(registry().state('acme')?.state).toBe('outdated');
    expect(registry().state('nobody')).toBeUndefined();
  });

  it('keeps since when over a restart, also where the file has an error by then', async () => {
    const store = memoryStore();
    write('acme', site('Acme', 'acme.example'));
    await start({ store });
    registry().stop();
    write('acme', '{');
    await start({ store });
    expect(states()[0]).toEqual(['acme', 'Acme', 'outdated', '2030-01-01', 'brands/acme.json:1 JSON_SYNTAX']);
    registry().stop();
    write('acme', site('Acme', 'acme.example'));
    await start({ store });
    expect(states()[0]).toEqual(['acme', 'Acme', 'live', '2030-01-01']);
  });

  it('is as old as the publishing where nothing is stored', async () => {
    const before = new Date();
    await start();
    const since = registry().state('default')?.liveSince ?? new Date(0);
    expect(since >= before && since <= new Date()).toBe(true);
  });
});

describe('the log', () => {
  it('says when a change is live, but not at the start', async () => {
    write('acme', site('Acme', 'acme.example'));
    await start();
    expect(log).toEqual([]);
    await change(
      () => write('acme', site('Acme Two', 'acme.example')),
      ({ changed }) => changed.length > 0,
    );
    await change(
      () => write('beta', { site: { name: 'Beta', status: 'draft' } }),
      ({ added }) => added.length > 0,
    );
    expect(log).toEqual([
      `info BRAND_LIVE "acme" is live in revision ${registry().get('acme')?.revision}.`,
      `info BRAND_LIVE The draft "beta" is shown in revision ${registry().get('beta')?.revision}.`,
    ]);
  });

  it('says each warning once, and again when it comes back', async () => {
    const warnings = () => log.filter((line) => line.startsWith('warn'));
    const renamed = (name: string) => ({ ...copied, site: { ...(copied.site as JsonObject), name } });
    write('acme', copied);
    write('beta', { site: { name: 'Beta', hosts: ['beta.example'], contactEmail: 'post@acme.example' } });
    await start();
    expect(warnings()).toEqual([
      'warn BRAND_WARNING acme: brands/acme.json:7:21 COPIED_IDENTITY The brand "beta" has the same "site.contactEmail". Change what is not this brand\'s own; put what both share into a family.',
      'warn BRAND_WARNING beta: brands/beta.json:7:21 COPIED_IDENTITY The brand "acme" has the same "site.contactEmail". Change what is not this brand\'s own; put what both share into a family.',
    ]);
    const save = (document: JsonObject) =>
      change(
        () => write('acme', document),
        ({ changed }) => changed.length > 0,
      );
    // On another line, it is the same warning.
    await save({ version: 1, ...renamed('Acme Two') });
    expect(warnings()).toHaveLength(2);
    await save(site('Acme', 'acme.example'));
    await save(copied);
    expect(warnings()).toEqual([...warnings().slice(0, 2), warnings()[0]]);
  });
});

describe('the pictures of a brand', () => {
  it('that are deleted while the site is served become a finding, and none when they are back', async () => {
    const assetsDir = join(mkdtempSync(join(tmpdir(), 'assets-')), 'brands');
    const logo = join(assetsDir, 'acme/logo.svg');
    const draw = () => {
      cpSync(join(import.meta.dirname, '../../../public/brands/default'), join(assetsDir, 'default'), {
        recursive: true,
      });
      mkdirSync(join(assetsDir, 'acme'), { recursive: true });
      writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    };
    draw();
    write('acme', {
      site: {
        name: 'Acme',
        hosts: ['acme.example'],
        contactEmail: 'post@acme.example',
        assets: 'acme',
        logo: 'logo.svg',
      },
    });
    write('beta', {
      site: {
        name: 'Beta',
        hosts: ['beta.example'],
        contactEmail: 'post@beta.example',
        assets: 'beta',
        logo: 'logo.svg',
      },
    });
    await start({ assetsDir, assetsSweep: 50 });
    expect(states()[0]).toEqual(['acme', 'Acme', 'live', expect.any(String)]);
    const good = registry().get('acme');
    const isAcme = (state: string) => () => registry().state('acme')?.state === state;
    await change(() => rmSync(logo), isAcme('outdated'));
    expect(
      registry()
        .state('acme')
        ?.findings.map(({ line, message }) => `${line} ${message}`),
    ).toEqual(['9 There is no file "public/brands/acme/logo.svg". Add it, correct the name, or remove the setting.']);
    expect(registry().get('acme')).toBe(good);
    log.length = 0;
    await change(draw, isAcme('live'));
    expect(log.filter((line) => line.startsWith('info'))).toEqual([
      'info BRAND_RESOLVED acme: MISSING_ASSET at /site/logo is resolved.',
    ]);
    // Also when it is overwritten in place, which leaves the folder as it was.
    await change(() => writeFileSync(logo, 'a letter'), isAcme('outdated'));
    expect(
      registry()
        .state('acme')
        ?.findings.map(({ code }) => code),
    ).toEqual(['NOT_A_PICTURE']);
    await change(draw, isAcme('live'));
    // Also when the whole folder is replaced.
    await change(() => rmSync(assetsDir, { recursive: true }), isAcme('outdated'));
    await change(draw, isAcme('live'));
    expect(registry().get('acme')).toBe(good);
    rmSync(join(assetsDir, '..'), { recursive: true });
  });
});
