import { expect, it } from 'vitest';
import { commonReasons } from './common-reasons.ts';

const pay = { key: 'pay', title: 'No salary', text: 'Please name the salary.' };
const twice = { key: 'twice', title: 'Posted twice', text: 'This job is online already.' };
const reworded = { ...pay, text: 'Bitte nennen Sie das Gehalt.' };

it.each([
  ['none', [], []],
  ['those of one brand', [[pay, twice]], [pay, twice]],
  ['those that all brands have', [[pay, twice], [twice], [twice, pay]], [twice]],
  [
    'none that a brand words in its own way',
    [
      [pay, twice],
      [reworded, twice],
    ],
    [twice],
  ],
  ['none where a brand has none', [[pay], []], []],
])('are %s', (_, brands, common) => {
  expect(commonReasons(brands)).toEqual(common);
});
