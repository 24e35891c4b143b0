import { expect, it } from 'vitest';
import { canPromote, promotionsFor } from './running-jobs.ts';

const plain = { featured: false, featuredUntil: null, top: false, topUntil: null };

it('offers the promotions that are on sale', () => {
  expect(promotionsFor([{ type: 'job_credits' }, { type: 'top_job' }])).toEqual(['top_job']);
});

it('promotes an ad again unless its promotion has no end', () => {
  expect(canPromote(plain, 'featured_job')).toBe(true);
  expect(canPromote({ ...plain, featured: true, featuredUntil: '2026-05-01' }, 'featured_job')).toBe(true);
  expect(canPromote({ ...plain, featured: true }, 'featured_job')).toBe(false);
  expect(canPromote({ ...plain, top: true }, 'top_job')).toBe(false);
});
