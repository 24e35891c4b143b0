import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PublishedBrands } from '../../backend/services/publication-store.ts';
import { sha256 } from './brand-folder.ts';
import { layOut, type ReadFiles } from './lay-out.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nameplate-tree-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A brand whose files contain their text. */
const brandOf = (text: string, logo = 'logo.svg'): PublishedBrands => ({
  acme: { documents: { 'acme.json': sha256(text) }, folder: 'pictures', assets: { [logo]: sha256('<svg/>') } },
  gone: null,
});
const texts = ['{}', '{"a":1}', '{"a":2}', '{"a":3}', '<svg/>'];
const read: ReadFiles = async (hashes) =>
  new Map(texts.map((text) => [sha256(text), Buffer.from(text)] as const).filter(([hash]) => hashes.includes(hash)));

it('lays published files out as the folders are', async () => {
  const tree = await layOut(folder, brandOf('{}'), read);
  expect(readFileSync(path.join(tree.brandsDir, 'acme.json'), 'utf8')).toBe('{}');
  expect(readFileSync(path.join(tree.assetsDir, 'pictures/logo.svg'), 'utf8')).toBe('<svg/>');
  expect([[...tree.brands.keys()], tree.brands.get('gone'), [...tree.folders]]).toEqual([
    ['acme', 'gone'],
    null,
    ['pictures'],
  ]);
});

it('writes a tree once, also when two processes begin together', async () => {
  let asked = 0;
  const counted: ReadFiles = (hashes) => {
    asked += 1;
    return read(hashes);
  };
  const trees = await Promise.all([layOut(folder, brandOf('{}'), counted), layOut(folder, brandOf('{}'), counted)]);
  expect(trees[0]).toEqual(trees[1]);
  const before = asked;
  await layOut(folder, brandOf('{}'), counted);
  expect(asked).toBe(before);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('refuses files that are missing, are not what was published, or are outside of their folder, and leaves nothing', async () => {
  const missing: ReadFiles = async () => new Map();
  await expect(layOut(folder, brandOf('{}'), missing)).rejects.toThrow(
    'The published file brands/acme.json is not in the database as it was published.',
  );
  const forged: ReadFiles = async (hashes) => new Map(hashes.map((hash) => [hash, Buffer.from('evil')]));
  await expect(layOut(folder, brandOf('{}'), forged)).rejects.toThrow('as it was published');
  await expect(layOut(folder, brandOf('{}', '../../../../evil.svg'), read)).rejects.toThrow('outside of its folder');
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps the trees of the last three publications', async () => {
  for (const text of texts.slice(0, 4)) await layOut(folder, brandOf(text), read);
  expect(readdirSync(folder)).toHaveLength(3);
});
