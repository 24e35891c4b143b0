import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDataDir } from './data-dir.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'nameplate-data-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const sentence = (dataDir: string, reason: string) =>
  new Error(`DATA_DIR is "${dataDir}"; it must be a folder that the server may make and write to (${reason}).`);

it('makes the folder with all above it, and leaves nothing in it', () => {
  const dataDir = join(folder(), 'a/b/c');
  openDataDir(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('takes a folder that is there, also through a link', () => {
  const made = folder();
  mkdirSync(join(made, 'real'));
  symlinkSync(join(made, 'real'), join(made, 'link'));
  expect(() => openDataDir(join(made, 'link'))).not.toThrow();
});

it('refuses a file, what is below one, and a link that leads nowhere', () => {
  const made = folder();
  const file = join(made, 'file');
  writeFileSync(file, '');
  symlinkSync(join(made, 'gone'), join(made, 'link'));
  expect(() => openDataDir(file)).toThrow(sentence(file, `${file} is a file`));
  expect(() => openDataDir(join(file, 'deep'))).toThrow(sentence(join(file, 'deep'), `${file} is a file`));
  expect(() => openDataDir(join(made, 'link'))).toThrow(sentence(join(made, 'link'), 'EEXIST: file already exists'));
});

it.runIf(process.platform === 'linux').each(['/proc', '/proc/x', '/proc/x/y'])('refuses %s', (dataDir) => {
  expect(() => openDataDir(dataDir)).toThrow(sentence(dataDir, 'ENOENT: no such file or directory'));
});

it.runIf(process.platform === 'linux')('refuses a folder that lets nobody write', () => {
  expect(() => openDataDir('/sys')).toThrow(/^DATA_DIR is "\/sys"; .* \((?:EPERM|EACCES|EROFS): .*\)\.$/);
});
