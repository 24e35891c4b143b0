import { expect, it } from 'vitest';
import { findPhone } from './phone.ts';

it.each([
  ['Phone: (+44) 7700 900431', '+44 7700 900431'],
  ['+91-98400 12345', '+91-98400 12345'],
  ['Bengaluru, India | 9876543210 | ida@example.com', '9876543210'],
  ['M: 0491 570 156\tE: ida@example.com', '0491 570 156'],
  ['Ph 0412 555 019', '0412 555 019'],
  ['+49 (0)89 555 0144', '+49 (0)89 555 0144'],
  ['0341 5550166 • ida@example.com • geboren am 12. Dezember 1982', '0341 5550166'],
  ['Gartenweg 5\t030 5550198\tGeburtsdatum: 2. Juni 1993', '030 5550198'],
])('reads the number of "%s"', (line, number) => {
  expect(findPhone([line])).toBe(number);
});

it.each([
  'Pin 411045',
  'DOB: 14/03/1979',
  'Ph.D. 2012',
  '14.03.79',
  '2019-2021',
  'Gartenweg 44 – 80799 München',
  'Mobile development',
  'ISO 9001:2015',
])('sees no number in "%s"', (line) => {
  expect(findPhone([line])).toBeNull();
});
