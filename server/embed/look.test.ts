import { expect, it } from 'vitest';
import { readLook, writeLook } from './look.ts';

it.each([
  [[], { number: 10, look: 'list', box: true, page: 1 }],
  [
    [
      ['number', '3'],
      ['look', 'compact'],
      ['box', '0'],
      ['page', '2'],
      ['page', '9'],
    ],
    { number: 3, look: 'compact', box: false, page: 2 },
  ],
  [
    [
      ['number', '999'],
      ['page', '9999'],
    ],
    { number: 50, look: 'list', box: true, page: 1000 },
  ],
  [
    [
      ['number', '1e9'],
      ['look', 'toString'],
      ['box', ''],
      ['page', '-1'],
    ],
    { number: 10, look: 'list', box: true, page: 1 },
  ],
] as [[string, string][], ReturnType<typeof readLook>][])('reads %j', (pairs, look) => {
  expect(readLook(pairs)).toEqual(look);
  expect(readLook(writeLook(look))).toEqual(look);
});

it('writes nothing of what is as usual', () => {
  expect(writeLook(readLook([]))).toEqual([]);
});
