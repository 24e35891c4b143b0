import { expect, it } from 'vitest';
import { spreadsheet } from './spreadsheet.ts';

const rows = [
  ['Name', 'Rating', 'Sent', 'Words'],
  ['Ida; Berg', 6.5, new Date('2026-07-04T16:05:00Z'), 'a, b'],
  ['=cmd|calc', 12000, null, 'one\ntwo'],
];

it.each([
  ['en', 'America/New_York', ',', 'Ida; Berg,6.5,07/04/2026 12:05 PM,"a, b"', '12000'],
  ['en-GB', 'Europe/London', ',', 'Ida; Berg,6.5,04/07/2026 17:05,"a, b"', '12000'],
  ['de', 'Europe/Berlin', ';', '"Ida; Berg";6,5;04.07.2026 18:05;a, b', '12000'],
  ['fr', 'Europe/Paris', ';', '"Ida; Berg";6,5;04/07/2026 18:05;a, b', '12000'],
])('writes for readers of %s in %s what their spreadsheet reads', (locale, timeZone, mark, line, amount) => {
  const text = spreadsheet({ locale, timeZone }, rows);
  expect(text).toBe(
    `\uFEFF${[
      ['Name', 'Rating', 'Sent', 'Words'].join(mark),
      line,
      ["'=cmd|calc", amount, '', '"one\ntwo"'].join(mark),
      '',
    ].join('\r\n')}`,
  );
});
