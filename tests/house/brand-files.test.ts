import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shippedBoards } from '../../schemas/testing/shipped-brands.ts';

/** The root, and the board that shows everything. */
const LONG = ['default', 'demo'];

const files = globSync(['brands/*.json', 'brands/*/*.json']).map((file) => ({
  file,
  id: file.split(/[/\\.]/)[1] ?? '',
  lines: readFileSync(file, 'utf8').split('\n').length - 1,
}));
const boards = shippedBoards.filter((id) => !LONG.includes(id));

it('keeps the files of boards at 40 to 250 lines: families and parts take what is more', () => {
  const own = files.filter(({ id }) => boards.includes(id));
  expect(own.filter(({ lines }) => lines < 40 || lines > 250)).toEqual([]);
  expect(new Set(own.map(({ id }) => id))).toEqual(new Set(boards));
});

it('has parts only of documents that are there', () => {
  const ids = files.flatMap(({ file, id }) => (/^brands[/\\][^/\\]+$/.test(file) ? [id] : []));
  expect(files.filter(({ id }) => !ids.includes(id))).toEqual([]);
});
