import { expect, it } from 'vitest';
import { arrangeValues, type ShownValue } from './facet-values.ts';

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
const names = (shown: ShownValue[]) => shown.map(({ choice: { filter }, chosen }) => `${filter}${chosen ? '*' : ''}`);

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
