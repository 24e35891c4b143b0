import { expect, it } from 'vitest';
import { queryOf, viewIn } from './contacts-view.ts';

it('reads what an address says, and writes it back', () => {
  const view = { state: 'approved', page: 3 } as const;
  expect(queryOf(view)).toBe('?state=approved&page=3');
  expect(viewIn(`/de/bewerbersuche/contacts${queryOf(view)}#x`)).toEqual(view);
});

it('is the whole list where the address says nothing, or nonsense', () => {
  const all = { state: null, page: 1 };
  expect(viewIn('/resumes/contacts')).toEqual(all);
  expect(viewIn('/resumes/contacts?state=toString&page=0')).toEqual(all);
  expect(queryOf({ state: null, page: 1 })).toBe('');
});
