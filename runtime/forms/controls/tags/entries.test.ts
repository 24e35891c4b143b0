import { expect, it } from 'vitest';
import { entriesOf, withEntries } from './entries.ts';

it('parts a pasted line at commas, semicolons and line ends', () => {
  expect(entriesOf(' Rust, Go;;  C++ \n plain   English,')).toEqual(['Rust', 'Go', 'C++', 'plain English']);
  expect(entriesOf(' , ')).toEqual([]);
});

it('takes each entry once, whatever its case', () => {
  expect(withEntries(['Go'], ['go', 'Rust', 'RUST'], 10)).toEqual(['Go', 'Rust']);
});

it('takes no more than there may be, and drops nothing that is there', () => {
  expect(withEntries(['a', 'b'], ['c', 'd'], 3)).toEqual(['a', 'b', 'c']);
  expect(withEntries(['a', 'b'], ['c'], 1)).toEqual(['a', 'b']);
});
