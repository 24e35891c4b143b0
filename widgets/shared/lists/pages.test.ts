import { expect, it } from 'vitest';
import { pagesAround } from './pages.ts';

it('links every page of a short list', () => {
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4]);
});

it('leaves a gap only where it hides two pages or more', () => {
  expect(pagesAround(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pagesAround(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pagesAround(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
});

it('links the one page of a list that has one', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
});
