import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { notUtf8 } from './not-utf8.ts';

it('accepts UTF-8', () => {
  expect(report(notUtf8, '{ "a": "ü" }')).toEqual([]);
});

it('reports bytes that are no text', () => {
  expect(report(notUtf8, Buffer.from([0x7b, 0xff, 0x7d]))).toEqual([
    'brands/acme.json:1:2  error  NOT_UTF8\n  The character here cannot be read, because its byte FF is not UTF-8. Save the file as UTF-8 without a byte-order mark.',
  ]);
  expect(report(notUtf8, Buffer.from('{\n  "ä": "Caf\xe9"\n}', 'latin1'))).toEqual([
    'brands/acme.json:2:4  error  NOT_UTF8\n  The character here cannot be read, because its byte E4 is not UTF-8. Save the file as UTF-8 without a byte-order mark.',
  ]);
});

it.each([
  ['with a mark', Buffer.from('\uFEFF{}', 'utf16le')],
  ['without one', Buffer.from('{ "a": 1 }', 'utf16le')],
])('knows UTF-16 %s', (_, bytes) => {
  expect(report(notUtf8, bytes)).toEqual([
    'brands/acme.json:1:1  error  NOT_UTF8\n  The file is UTF-16 text. Save it as UTF-8 without a byte-order mark.',
  ]);
});
