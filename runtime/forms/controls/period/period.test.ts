import { expect, it } from 'vitest';
import { readPeriod, writePeriod } from './period.ts';

const none = { month: '', year: '' };
const april = { month: '04', year: '2021' };
const may = { month: '05', year: '2023' };

it.each([
  [
    { start: '2021-04', end: '2023-05' },
    { start: april, end: may, isOpen: false },
  ],
  [
    { start: '2021-04', end: null },
    { start: april, end: none, isOpen: true },
  ],
  [
    { start: '2021', end: '2023' },
    { start: { month: '', year: '2021' }, end: { month: '', year: '2023' }, isOpen: false },
  ],
])('shows %j and answers it again', (answer, parts) => {
  expect(readPeriod(answer)).toEqual(parts);
  expect(writePeriod(parts)).toEqual(answer);
});

it('is open where no end was answered', () => {
  expect(readPeriod({ start: '2021-04' })).toEqual({ start: april, end: none, isOpen: true });
});

it('answers nothing where nothing is chosen', () => {
  expect(writePeriod(readPeriod(undefined))).toBeUndefined();
  expect(writePeriod({ start: none, end: none, isOpen: true })).toBeUndefined();
});

it('hands on a month without a year, and an end that is missing, for the form to tell', () => {
  expect(writePeriod({ start: { month: '05', year: '' }, end: none, isOpen: false })).toEqual({
    start: '-05',
    end: '',
  });
  expect(readPeriod({ start: '2021', end: '-05' })).toEqual({
    start: { month: '', year: '2021' },
    end: { month: '05', year: '' },
    isOpen: false,
  });
});
