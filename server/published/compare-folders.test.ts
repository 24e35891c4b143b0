import { expect, it } from 'vitest';
import type { BrandFolder } from '../../backend/services/publication-store.ts';
import { notesOn } from './compare-folders.ts';

const mine = { place: 'one:/srv', hashes: { acme: 'a', beta: 'b', gamma: 'c' } };

it('warns of brands whose files are not the same in every folder, unless they are published', () => {
  const others: BrandFolder[] = [
    { place: 'two:/srv', hashes: { acme: 'a', beta: 'other', gamma: 'other' } },
    { place: 'three:/srv', hashes: { acme: 'a', gamma: 'c' } },
  ];
  expect([...notesOn(mine, others, (id) => id === 'gamma')]).toEqual([
    [
      'beta',
      {
        code: 'FOLDERS_DIFFER',
        severity: 'warning',
        pointer: '',
        message:
          'The files of "beta" are not the same in two:/srv, three:/srv as in one:/srv, so that pages change with the process that answers. Publish them: npm run brand -- publish beta.',
        file: 'brands/beta.json',
        line: 1,
        column: 1,
      },
    ],
  ]);
});

it('is content with one folder, and with folders that are alike', () => {
  expect(notesOn(mine, [], () => false).size).toBe(0);
  expect(notesOn(mine, [{ ...mine, place: 'two:/srv' }], () => false).size).toBe(0);
});
