import { expect, it } from 'vitest';
import { placeIn, queryOf } from './manager-place.ts';

const all = { state: null, search: '', sort: 'changed', page: 1 } as const;

it('reads what an address says, and writes it back', () => {
  const place = { state: 'published', search: 'night editor', sort: 'views', page: 3 } as const;
  expect(queryOf(place)).toBe('?state=published&search=night+editor&sort=views&page=3');
  expect(placeIn(`/de/job-manager${queryOf(place)}#x`)).toEqual(place);
});

it('is the whole list where the address says nothing, or nonsense', () => {
  expect(placeIn('/job-manager')).toEqual(all);
  expect(placeIn('/job-manager?state=lost&sort=toString&page=-1&search=++')).toEqual(all);
  expect(queryOf(all)).toBe('');
});
