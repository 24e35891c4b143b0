import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { BuildStore, KeptBuild } from '../backend/services/build-store.ts';
import { findKept, keepBuild } from './kept-builds.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A store in memory that counts how often it is asked. */
function memory() {
  const builds: KeptBuild[] = [];
  const bodies = new Map<string, Buffer>();
  const asked = { builds: 0, bodies: 0 };
  const store: BuildStore = {
    async keep(build, read) {
      if (builds.some(({ id }) => id === build.id)) return false;
      for (const [name, hash] of Object.entries(build.files)) bodies.set(hash, await read(name));
      builds.unshift(build);
      return true;
    },
    async others(known) {
      asked.builds += 1;
      return { ids: builds.map(({ id }) => id), added: builds.filter(({ id }) => !known.includes(id)) };
    },
    async read(hash) {
      asked.bodies += 1;
      return bodies.get(hash);
    },
  };
  return { store, bodies, asked };
}

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nameplate-kept-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

it('finds the files of a build that another process has kept', async () => {
  const { store } = memory();
  const folder = folderOf({ 'chunks/a.js': 'a()', 'chunks/a.css': 'a {}' });
  expect(await keepBuild({ folder, store })).toBeGreaterThan(Date.now());
  expect(await keepBuild({ folder, store })).toBe(0);
  const find = findKept(store);
  const script = await find('chunks/a.js');
  expect([script?.type, script?.body.toString()]).toEqual(['text/javascript; charset=utf-8', 'a()']);
  expect((await find('chunks/a.css'))?.type).toBe('text/css; charset=utf-8');
  expect(await find('chunks%2Fa.css')).toBe(await find('chunks/a.css'));
});

it('finds nothing that is not a file of a build, and does not ask the database for it', async () => {
  const { store, asked } = memory();
  await keepBuild({ folder: folderOf({ 'a.js': 'a()' }), store });
  let now = 0;
  const find = findKept(store, () => now);
  const strange = ['b.js', '../a.js', '.env', '/etc/passwd', '%00', 'a.js/', '__proto__', 'constructor', sha256('a()')];
  for (const name of strange) expect([name, await find(name)]).toEqual([name, undefined]);
  expect(asked).toEqual({ builds: 1, bodies: 0 });
  now = 1000;
  await Promise.all(strange.map(find));
  expect(asked).toEqual({ builds: 2, bodies: 0 });
});

it('reads a file once, also for several visitors at a time', async () => {
  const { store, asked } = memory();
  await keepBuild({ folder: folderOf({ 'a.js': 'a()' }), store });
  const find = findKept(store);
  await Promise.all([find('a.js'), find('a.js'), find('a.js')]);
  await find('a.js');
  expect(asked).toEqual({ builds: 1, bodies: 1 });
});

it('finds a build that is kept later, a second after the last look', async () => {
  const { store } = memory();
  let now = 0;
  const find = findKept(store, () => now);
  expect(await find('a.js')).toBeUndefined();
  await keepBuild({ folder: folderOf({ 'a.js': 'a()' }), store });
  now = 999;
  expect(await find('a.js')).toBeUndefined();
  now = 1000;
  expect((await find('a.js'))?.body.toString()).toBe('a()');
});

it('serves no bytes but those of the build', async () => {
  const { store, bodies } = memory();
  await keepBuild({ folder: folderOf({ 'a.js': 'a()' }), store });
  bodies.set(sha256('a()'), Buffer.from('evil()'));
  expect(await findKept(store)('a.js')).toBeUndefined();
});

it('refuses a build that would fill the database', async () => {
  const { store } = memory();
  const folder = folderOf({ 'a.js': 'x'.repeat(33 * 1024 * 1024), 'b.js': 'x'.repeat(33 * 1024 * 1024) });
  await expect(keepBuild({ folder, store })).rejects.toThrow('The build has more than 64 MB of files.');
});
