import { expect, it } from 'vitest';
import { placeIn, queryOf } from './contacts-place.ts';

it('reads what an address says, and writes it back', () => {
  const place = { state: 'approved', page: 3 } as const;
  expect(queryOf(place)).toBe('?state=approved&page=3');
  expect(placeIn(`/de/bewerbersuche/contacts${queryOf(place)}#x`)).toEqual(place);
});

it('is the whole list where the address says nothing, or nonsense', () => {
  const all = { state: null, page: 1 };
  expect(placeIn('/resumes/contacts')).toEqual(all);
  expect(placeIn('/resumes/contacts?state=toString&page=0')).toEqual(all);
  expect(queryOf({ state: null, page: 1 })).toBe('');
});
