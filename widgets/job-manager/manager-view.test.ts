import { expect, it } from 'vitest';
import { queryOf, viewIn } from './manager-view.ts';

const all = { state: null, search: '', sort: 'changed', page: 1 } as const;

it('reads what an address says, and writes it back', () => {
  const view = { state: 'published', search: 'night editor', sort: 'views', page: 3 } as const;
  expect(queryOf(view)).toBe('?state=published&search=night+editor&sort=views&page=3');
  expect(viewIn(`/de/job-manager${queryOf(view)}#x`)).toEqual(view);
});

it('is the whole list where the address says nothing, or nonsense', () => {
  expect(viewIn('/job-manager')).toEqual(all);
  expect(viewIn('/job-manager?state=lost&sort=toString&page=-1&search=++')).toEqual(all);
  expect(queryOf(all)).toBe('');
});
