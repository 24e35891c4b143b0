import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSource } from './read-source.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'brands-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const path = () => join(directory, 'acme.json');
const said = async () =>
  (await readSource(directory, 'acme'))?.problems.map(({ code, message }) => `${code} ${message}`);

it('reads a file, and one behind a link', async () => {
  writeFileSync(join(directory, 'real'), '{ "version": 1 }\r\n');
  symlinkSync('real', path());
  expect((await readSource(directory, 'acme'))?.value).toEqual({ version: 1 });
});

it('reads the parts in the folder of the brand, each with its own problems', async () => {
  writeFileSync(path(), '{ "version": 1, "pages": { "home": { "title": "Own" } } }');
  const folder = join(directory, 'acme');
  mkdirSync(folder);
  writeFileSync(join(folder, 'b.json'), '{ "pages": { "home": { "title": "B" }, "team": { "title": "B" } } }');
  writeFileSync(join(folder, 'a.json'), '{ "$schema": "x", "pages": { "team": { "title": "A", "path": "/team" } } }');
  for (const other of ['.a.json.swp', 'notes.txt', '.hidden.json']) writeFileSync(join(folder, other), '{');
  const source = await readSource(directory, 'acme');
  expect(source?.value).toEqual({
    version: 1,
    pages: { home: { title: 'Own' }, team: { title: 'A', path: '/team' } },
  });
  expect(source?.parts?.map(({ file }) => file.slice(file.indexOf('/')))).toEqual(['/acme/a.json', '/acme/b.json']);
  writeFileSync(join(folder, 'a.json'), '{ "pages": ');
  const broken = await readSource(directory, 'acme');
  expect(broken?.value).toBeUndefined();
  expect(broken?.problems).toEqual([]);
  expect(broken?.parts?.map(({ problems }) => problems.map(({ code }) => code))).toEqual([['JSON_SYNTAX'], []]);
});

it('reads no more parts than are allowed', async () => {
  writeFileSync(path(), '{}');
  mkdirSync(join(directory, 'acme'));
  for (let at = 10; at < 35; at += 1) writeFileSync(join(directory, 'acme', `${at}.json`), '{}');
  const parts = (await readSource(directory, 'acme'))?.parts ?? [];
  expect(parts.filter(({ problems }) => problems.length > 0).map(({ problems: [first] }) => first?.message)).toEqual([
    'A brand has at most 20 parts, and this is one more. Put what it sets into another one.',
  ]);
  expect(parts).toHaveLength(21);
});

it('finds no brand in a folder alone', async () => {
  mkdirSync(join(directory, 'acme'));
  writeFileSync(join(directory, 'acme', 'a.json'), '{}');
  expect(await readSource(directory, 'acme')).toBeUndefined();
});

it('finds nothing where nothing is', async () => {
  expect(await readSource(directory, 'acme')).toBeUndefined();
});

it.each<[string, () => void, string]>([
  ['a folder', () => mkdirSync(path()), 'UNREADABLE_FILE This is a folder. Put a file in its place, or rename it.'],
  [
    'a link in a ring',
    () => symlinkSync('acme.json', path()),
    'UNREADABLE_FILE This is a link that leads back to itself. Mend the link, or remove it.',
  ],
  [
    'a link to nothing',
    () => symlinkSync('gone.json', path()),
    'UNREADABLE_FILE This is a link to a file that is not there. Mend the link, or remove it.',
  ],
  [
    'a pipe',
    () => void execFileSync('mkfifo', [path()]),
    'UNREADABLE_FILE This is no ordinary file. Put one in its place.',
  ],
  [
    '2 MB',
    () => writeFileSync(path(), Buffer.alloc(2 * 1024 * 1024, ' ')),
    'FILE_TOO_LARGE The file has 2048 KB; at most 256 KB are read. Move shared settings into a family and extend it.',
  ],
])('says what it found: %s', async (_, put, message) => {
  put();
  expect(await said()).toEqual([message]);
});

it('says that it may not read, which happens to everyone but root', async () => {
  writeFileSync(path(), '{}');
  chmodSync(path(), 0o000);
  const refusal = [
    'UNREADABLE_FILE The file may not be read by this user. Give it the right, for example with chmod a+r.',
  ];
  expect(await said()).toEqual(process.getuid?.() === 0 ? [] : refusal);
});
