import { expect, it } from 'vitest';
import { wholeLines } from './whole-lines.ts';

it.each([
  [['ida.berg@', 'example.com'], ['ida.berg@example.com']],
  [['ida.berg', '@example.com'], ['ida.berg@example.com']],
  [
    ['ida@example.com', 'Leeds'],
    ['ida@example.com', 'Leeds'],
  ],
  [
    ['04/2018 –', 'heute\tBäckerin'],
    ['04/2018 – heute', 'Bäckerin'],
  ],
  [['Company\t: Mill Ltd'], ['Company : Mill Ltd']],
  [['Baker\t|\tMill\t|\t2019 – now'], ['Baker | Mill | 2019 – now']],
  [
    ['Sept. 2018 –\tBaker', 'today\t• Bread'],
    ['Sept. 2018 – today\tBaker', '• Bread'],
  ],
  [['Ida Berg', 'Page 1 of 2', '3 years 2 months'], ['Ida Berg']],
])('makes of %j %j', (lines, whole) => {
  expect(wholeLines(lines)).toEqual(whole);
});
