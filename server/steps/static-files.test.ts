import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createFolder } from './static-files.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with a file inside, and a secret beside it. */
function folder() {
  const outside = mkdtempSync(path.join(tmpdir(), 'nameplate-files-'));
  made.push(outside);
  const inside = path.join(outside, 'public');
  mkdirSync(path.join(inside, 'acme'), { recursive: true });
  writeFileSync(path.join(inside, 'acme/logo.svg'), '<svg/>');
  writeFileSync(path.join(inside, '.env'), 'secret');
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  symlinkSync(path.join(outside, 'secret.txt'), path.join(inside, 'link.txt'));
  return { inside, find: createFolder(inside, { maxBytes: 100_000 }) };
}

it('finds a file with its type, and what was written over it', async () => {
  const { find, inside } = folder();
  expect(await find('acme/logo.svg')).toMatchObject({
    type: 'image/svg+xml; charset=utf-8',
    body: Buffer.from('<svg/>'),
  });
  writeFileSync(path.join(inside, 'acme/logo.svg'), '<svg>new</svg>');
  expect((await find('acme/logo.svg'))?.body.toString()).toBe('<svg>new</svg>');
});

it.each([
  '../secret.txt',
  '%2e%2e/secret.txt',
  '..%2fsecret.txt',
  'acme/../../secret.txt',
  'acme\\..\\..\\secret.txt',
  'link.txt',
  '.env',
  'acme',
  '',
  '/etc/passwd',
  'acme/logo.svg%00.png',
  '%E0%A4%A',
])('gives nothing for "%s"', async (name) => {
  expect(await folder().find(name)).toBeUndefined();
});
