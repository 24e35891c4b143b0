import { expect, it } from 'vitest';
import { report } from '../testing/check-one.ts';
import { notUtf8 } from './not-utf8.ts';

it('accepts UTF-8', () => {
  expect(report(notUtf8, '{ "a": "ü" }')).toEqual([]);
});

it('reports bytes that are no text', () => {
  expect(report(notUtf8, Buffer.from([0x7b, 0xff, 0x7d]))).toEqual([
    'brands/acme.json:1:1  error  NOT_UTF8\n  The file is not UTF-8 text. Save it as UTF-8 without a byte-order mark.',
  ]);
});
