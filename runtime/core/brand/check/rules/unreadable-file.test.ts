import { expect, it } from 'vitest';
import { unread } from '../../sources/parse-file.ts';
import { report } from '../../testing/check-one.ts';
import { unreadableFile } from './unreadable-file.ts';

it('accepts a file', () => {
  expect(report(unreadableFile, {})).toEqual([]);
});

it('reports what cannot be read', () => {
  const read = unread('UNREADABLE_FILE', 'This is a folder. Put a file in its place, or rename it.');
  expect(report(unreadableFile, {}, { read })).toEqual([
    'brands/acme.json:1:1  error  UNREADABLE_FILE\n  This is a folder. Put a file in its place, or rename it.',
  ]);
});
