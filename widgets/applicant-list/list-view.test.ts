import { expect, it } from 'vitest';
import { askedFor, isFiltered, type ListView, partsOf, queryOf, viewIn } from './list-view.ts';

const start: ListView = {
  ...{
    of: null,
    view: null,
    search: '',
    stage: null,
    rating: null,
    unread: null,
    waiting: null,
    tag: '',
    saved: null,
    list: '',
    organization: null,
  },
  ...{ sort: 'newest', page: 1 },
};

it('reads job and application, and nothing else', () => {
  expect(partsOf('42/7')).toEqual({ jobId: 42, applicationId: 7 });
  expect(partsOf('42')).toEqual({ jobId: 42, applicationId: null });
  for (const rest of ['', '0', '-1', '1e3', 'x/7', '9999999999']) expect(partsOf(rest).jobId).toBeNull();
});

it('reads what it writes, and passes over what makes no sense', () => {
  const view: ListView = {
    ...{
      of: 'all',
      view: 'board',
      search: '100% & more',
      stage: 'rejected',
      rating: '4',
      unread: 'yes',
      waiting: 'yes',
    },
    ...{ tag: 'Night shift', saved: 'yes', list: 'Nursing, spring 2027', organization: 7, sort: 'rating', page: 3 },
  };
  expect(viewIn(`/job-manager/applicants/42${queryOf(view)}`)).toEqual(view);
  expect(queryOf(start)).toBe('');
  for (const query of [
    '',
    '?stage=x&sort=y&page=0',
    '?page=-1',
    '?stage=__proto__',
    '?rating=6&unread=no&organization=x',
  ])
    expect(viewIn(`/a${query}`)).toEqual(start);
});

it('asks for what is chosen, and knows whether anything is', () => {
  expect([isFiltered(start), isFiltered({ ...start, of: 'all', sort: 'name', page: 2 })]).toEqual([false, false]);
  expect(isFiltered({ ...start, waiting: 'yes' })).toBe(true);
  expect(askedFor(42, { ...start, search: 'x', rating: '4', unread: 'yes', organization: 7 })).toEqual({
    ...{ jobId: 42, stage: null, sort: 'newest' },
    filter: {
      search: 'x',
      tag: '',
      list: '',
      rating: 4,
      unread: true,
      waiting: false,
      saved: false,
      organizationId: 7,
    },
  });
});
