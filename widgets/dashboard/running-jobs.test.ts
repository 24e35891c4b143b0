import { expect, it } from 'vitest';
import { canPromote, promotionsFor, sumOf } from './running-jobs.ts';

const plain = { featured: false, featuredUntil: null, top: false, topUntil: null };

it('adds up what running ads bring', () => {
  const job = { views: 20, applicationStarts: 4, applications: 3, newApplications: 1 };
  expect(sumOf([job, job])).toEqual({ views: 40, starts: 8, applications: 6, unread: 2 });
  expect(sumOf([])).toEqual({ views: 0, starts: 0, applications: 0, unread: 0 });
});

it('offers the promotions that are on sale', () => {
  expect(promotionsFor([{ type: 'job_credits' }, { type: 'top_job' }])).toEqual(['top_job']);
});

it('promotes an ad again unless its promotion has no end', () => {
  expect(canPromote(plain, 'featured_job')).toBe(true);
  expect(canPromote({ ...plain, featured: true, featuredUntil: '2026-05-01' }, 'featured_job')).toBe(true);
  expect(canPromote({ ...plain, featured: true }, 'featured_job')).toBe(false);
  expect(canPromote({ ...plain, top: true }, 'top_job')).toBe(false);
});
