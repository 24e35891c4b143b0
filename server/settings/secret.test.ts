import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keepSecret } from './secret.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'nameplate-secret-'));
  folders.push(made);
  return made;
}

it('is made once, for its owner only, and stays', () => {
  const dataDir = path.join(folder(), 'data');
  const secret = keepSecret(dataDir);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keepSecret(dataDir)).toBe(secret);
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(keepSecret(folder())).not.toBe(secret);
});

it('is not taken from a file that was cut short', () => {
  const dataDir = folder();
  writeFileSync(path.join(dataDir, 'secret'), 'abc');
  expect(() => keepSecret(dataDir)).toThrow(
    /^The secret in ".+\/secret" is too short; remove the file to have a new one made\.$/,
  );
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe('abc');
});
