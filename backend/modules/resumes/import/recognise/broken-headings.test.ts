import { expect, it } from 'vitest';
import { withWholeHeadings } from './broken-headings.ts';

it.each([
  [
    ['BERUFLICHER\tBäckerin\t2019 – heute', 'WERDEGANG\tMühle, Ulm'],
    ['BERUFLICHER WERDEGANG', 'Bäckerin\t2019 – heute', 'Mühle, Ulm'],
  ],
  [
    ['EXPÉRIENCES\tBoulangère', 'PROFESSIONNELLES\tMoulin'],
    ['EXPÉRIENCES PROFESSIONNELLES', 'Boulangère', 'Moulin'],
  ],
  [
    ['BESONDERE\tExcel', 'KENNTNISSE'],
    ['BESONDERE KENNTNISSE', 'Excel'],
  ],
  [
    ['Sprachen\tEnglisch', 'Kenntnisse\tExcel'],
    ['Sprachen\tEnglisch', 'Kenntnisse\tExcel'],
  ],
  [
    ['Higher Secondary\tHill School', 'COMPUTER SKILLS'],
    ['Higher Secondary\tHill School', 'COMPUTER SKILLS'],
  ],
  [
    ['Weitere', 'Kenntnisse'],
    ['Weitere', 'Kenntnisse'],
  ],
  [
    ['2019\tBäckerin', 'Kenntnisse\tExcel'],
    ['2019\tBäckerin', 'Kenntnisse\tExcel'],
  ],
])('makes of %j %j', (lines, whole) => {
  expect(withWholeHeadings(lines)).toEqual(whole);
});
