import { expect, it } from 'vitest';
import { listAddress, oneOf, pageNumber, wordsUpTo } from './list-address.ts';

interface View {
  state: 'open' | 'closed' | null;
  search: string;
  sort: 'newest' | 'name';
  page: number;
}

const { viewIn, queryOf } = listAddress<View>({
  state: oneOf(['open', 'closed'], null),
  search: wordsUpTo(12),
  sort: oneOf(['newest', 'name'], 'newest'),
  page: pageNumber,
});
const whole: View = { state: null, search: '', sort: 'newest', page: 1 };

it('reads what it writes, in its order', () => {
  const view: View = { state: 'closed', search: 'night editor', sort: 'name', page: 3 };
  expect(queryOf(view)).toBe('?state=closed&search=night+editor&sort=name&page=3');
  expect(viewIn(`/de/list${queryOf(view)}#x`)).toEqual(view);
});

it('writes nothing for the beginning of the whole list', () => {
  expect(queryOf(whole)).toBe('');
  expect(queryOf({ ...whole, search: '  ' })).toBe('');
});

it.each([
  '',
  '?',
  '?state=lost&sort=toString&page=-1&search=++',
  '?page=0',
  '?page=1e3',
  '?page=9999999999',
  '?state=__proto__',
])('takes "%s" for the whole list', (query) => {
  expect(viewIn(`/list${query}`)).toEqual(whole);
});

it('cuts words off where they are too long', () => {
  expect(viewIn('/list?search=+editors+in+chief').search).toBe('editors in c');
});
