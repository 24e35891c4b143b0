import { expect, it } from 'vitest';
import { type EmployerQuestion, isKnockOut } from './job.ts';

const question = (change: Partial<EmployerQuestion>): EmployerQuestion => ({
  id: 1,
  text: 'Do you drive?',
  type: 'yes_no',
  options: [],
  required: true,
  expected: ['yes'],
  ...change,
});

it('understands yes and no as employers write them in our languages', () => {
  for (const expected of [['yes'], ['Ja'], [' OUI ']]) {
    expect(isKnockOut(question({ expected }), ['yes'])).toBe(false);
    expect(isKnockOut(question({ expected }), ['no'])).toBe(true);
  }
  expect(isKnockOut(question({ expected: ['Nein'] }), ['no'])).toBe(false);
});

it('takes options and texts at their word, and numbers from the least on', () => {
  expect(isKnockOut(question({ type: 'text', expected: ['Ja'] }), ['ja'])).toBe(false);
  expect(isKnockOut(question({ type: 'text', expected: ['Ja'] }), ['yes'])).toBe(true);
  expect(isKnockOut(question({ type: 'many', expected: ['Pen', 'Camera'] }), ['camera'])).toBe(false);
  expect(isKnockOut(question({ type: 'number', expected: ['3'] }), ['2'])).toBe(true);
  expect(isKnockOut(question({ type: 'number', expected: ['3'] }), ['10'])).toBe(false);
  expect(isKnockOut(question({ type: 'number', expected: ['6,5'] }), ['7'])).toBe(false);
  expect(isKnockOut(question({ type: 'number', expected: ['6,5'] }), ['6'])).toBe(true);
  expect(isKnockOut(question({ type: 'number', expected: ['some'] }), ['6'])).toBe(false);
  expect(isKnockOut(question({ expected: null }), ['no'])).toBe(false);
});
