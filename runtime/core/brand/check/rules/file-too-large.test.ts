import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { fileTooLarge } from './file-too-large.ts';

it('accepts a small file', () => {
  expect(report(fileTooLarge, '{}')).toEqual([]);
});

it('refuses a file beyond the limit without reading it', () => {
  expect(report(fileTooLarge, `{"a":"${'x'.repeat(300 * 1024)}"}`)).toEqual([
    'brands/acme.json:1:1  error  FILE_TOO_LARGE\n  The file has 301 KB; at most 256 KB are read. Move shared settings into a family and extend it.',
  ]);
});
