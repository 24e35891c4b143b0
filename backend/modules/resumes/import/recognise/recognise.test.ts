import { describe, expect, it } from 'vitest';
import { samples } from '../testing/samples.ts';
import { recogniseLines } from './recognise.ts';

describe.each(samples)('a CV: $title', ({ lines, expected }) => {
  const found = recogniseLines(lines);
  it.each(Object.entries(expected))('tells its %s', (name, value) => {
    expect(found[name as keyof typeof expected]).toEqual(value);
  });
});

it('gives what no group takes back as it is', () => {
  const { rest } = recogniseLines([
    'Ida Berg',
    'Familienstand\tledig',
    'ida@example.com',
    'Berufserfahrung',
    '2019 – heute\tBäckerin, Mühle GmbH, Worms',
    'Hobbys',
    'Segeln',
    'Chorgesang',
  ]);
  expect(rest).toEqual(['Familienstand ledig', 'Hobbys', 'Segeln', 'Chorgesang']);
});

it('finds nothing in a letter', () => {
  const { rest: _, ...found } = recogniseLines([
    'Dear Sir or Madam,',
    'I saw your advertisement and would like to apply.',
  ]);
  expect(Object.values(found).filter((value) => (Array.isArray(value) ? value.length > 0 : value !== null))).toEqual(
    [],
  );
});

it('comes to an end with lines made to hold it up', () => {
  const lines = [
    'a@'.repeat(4000),
    '2019 - '.repeat(1500),
    `${'A '.repeat(4000)}!`,
    '('.repeat(9000),
    '1 '.repeat(5000),
  ];
  // An expression that tries all ways to read a line would not be done before the limit of all tests.
  const { rest } = recogniseLines([...lines, 'Experience', ...lines, 'Languages', ...lines, 'Skills', ...lines]);
  expect(rest).not.toEqual([]);
});
