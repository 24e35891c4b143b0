import { expect, it } from 'vitest';
import { positionOf, stepOf, stepPerGroup } from './step-order.ts';

const steps = stepPerGroup({
  groups: [
    { group: 'about', schema: { title: 'About you' }, fields: [] },
    { group: 'address', schema: {}, fields: [] },
    { group: 'faq', schema: { title: 'Questions' }, fields: [] },
  ],
});
const names = ({ at, of, step, before, after }: ReturnType<typeof positionOf>) => [
  at,
  of,
  before?.name,
  step.name,
  after?.name,
];

it('makes a step of each group, by its title', () => {
  expect(steps.map(({ name, title }) => [name, title])).toEqual([
    ['about', 'About you'],
    ['address', 'address'],
    ['faq', 'Questions'],
  ]);
});

it('says what comes before and after', () => {
  expect(names(positionOf(steps, 'about'))).toEqual([1, 3, undefined, 'about', 'address']);
  expect(names(positionOf(steps, 'address'))).toEqual([2, 3, 'about', 'address', 'faq']);
  expect(names(positionOf(steps, 'faq'))).toEqual([3, 3, 'address', 'faq', undefined]);
});

it('begins with the first step where the address names none', () => {
  for (const name of [null, '', 'nothing', '__proto__']) expect(positionOf(steps, name).step.name).toBe('about');
  expect(() => positionOf([], null)).toThrow('no steps');
});

it('finds the first step that something is wrong in', () => {
  expect(stepOf(steps, ['/faq/a', '/address/zip'])?.name).toBe('address');
  expect(stepOf(steps, ['', '/other'])).toBeNull();
});
