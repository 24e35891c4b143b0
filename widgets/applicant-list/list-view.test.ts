import { expect, it } from 'vitest';
import { partsOf, queryOf, viewIn } from './list-view.ts';

it('reads job and application, and nothing else', () => {
  expect(partsOf('42/7')).toEqual({ jobId: 42, applicationId: 7 });
  expect(partsOf('42')).toEqual({ jobId: 42, applicationId: null });
  for (const rest of ['', '0', '-1', '1e3', 'x/7', '9999999999']) expect(partsOf(rest).jobId).toBeNull();
});

it('reads what it writes, and passes over what makes no sense', () => {
  const view = { stage: 'rejected', sort: 'rating', page: 3 } as const;
  expect(viewIn(`/job-manager/applicants/42${queryOf(view)}`)).toEqual(view);
  const start = { stage: null, sort: 'newest', page: 1 } as const;
  expect(queryOf(start)).toBe('');
  for (const query of ['', '?stage=x&sort=y&page=0', '?page=-1', '?stage=__proto__'])
    expect(viewIn(`/a${query}`)).toEqual(start);
});
