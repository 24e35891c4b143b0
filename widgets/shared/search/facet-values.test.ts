import { expect, it } from 'vitest';
import { arrangeValues, cutValues, type ShownValue } from './facet-values.ts';

const value = (filter: string, count: number, children: TestValue[] = []): TestValue => ({
  filter,
  label: `Label ${filter}`,
  alias: `alias-${filter}`,
  count,
  children,
});
interface TestValue {
  filter: string;
  label: string;
  alias: string;
  count: number;
  children: TestValue[];
}
const choice = (field: string, filter: string) => ({
  field,
  filter,
  label: `Label ${filter}`,
  alias: `alias-${filter}`,
});
const names = (shown: readonly ShownValue[]) =>
  shown.map(({ choice: { filter }, chosen }) => `${filter}${chosen ? '*' : ''}`);

it('puts chosen values first and keeps the order of the rest', () => {
  const shown = arrangeValues('kind', [value('1', 9), value('2', 5), value('3', 1)], [choice('kind', '3')]);
  expect(names(shown)).toEqual(['3*', '1', '2']);
});

it('shows a chosen value that no job has any more, so that it can be taken away', () => {
  const shown = arrangeValues('kind', [value('1', 9)], [choice('kind', '7'), choice('other', '8')]);
  expect(names(shown)).toEqual(['7*', '1']);
  expect(shown[0]?.count).toBeNull();
});

it('opens children below a chosen parent and around a chosen child, and nowhere else', () => {
  const tree = [value('1', 9, [value('11', 4)]), value('2', 5, [value('21', 3), value('22', 2)])];
  expect(arrangeValues('kind', tree, []).map(({ children }) => children.length)).toEqual([0, 0]);
  const shown = arrangeValues('kind', tree, [choice('kind', '22')]);
  expect(names(shown)).toEqual(['2', '1']);
  expect(names(shown[0]?.children ?? [])).toEqual(['21', '22*']);
  expect(shown[1]?.children).toEqual([]);
});

/** Which of `count` values are shown if the last ones are selected. */
function cut(count: number, { isOpen = false, chosen = 0, below = 0 } = {}) {
  const values = Array.from({ length: count }, (_, at) => value(String(at + 1), 99 - at));
  const children = Array.from({ length: below }, (_, at) => value(String(1000 + at), 1));
  const answered = values.map((one, at) => (at === 0 ? { ...one, children } : one));
  const choices = values.slice(count - chosen).map(({ filter }) => choice('kind', filter));
  const size = { isOpen, shown: 4, listed: 9 };
  const { values: shown, ...rest } = cutValues(answered, arrangeValues('kind', answered, choices), size);
  return { count: shown.length, ...rest };
}

it.each([
  ['all of few', cut(4), { count: 4, first: 4, hasMore: false, isLong: false }],
  ['one more, rather than a way to it', cut(5), { count: 5, first: 5, hasMore: false, isLong: false }],
  ['the first of more', cut(6), { count: 4, first: 4, hasMore: true, isLong: false }],
  ['all chosen ones, however many', cut(9, { chosen: 6 }), { count: 6, first: 6, hasMore: true, isLong: false }],
  ['all of an open facet', cut(9, { isOpen: true }), { count: 9, first: 4, hasMore: true, isLong: false }],
  ['as many as are listed', cut(10, { isOpen: true }), { count: 9, first: 4, hasMore: true, isLong: true }],
  ['few of an open facet', cut(5, { isOpen: true }), { count: 5, first: 5, hasMore: false, isLong: false }],
  [
    'that an answer full of children may lack values',
    cut(3, { below: 7 }),
    { count: 3, first: 3, hasMore: true, isLong: false },
  ],
  ['that one with room left lacks none', cut(3, { below: 6 }), { count: 3, first: 3, hasMore: false, isLong: false }],
])('shows %s', (_, actual, expected) => {
  expect(actual).toEqual(expected);
});
