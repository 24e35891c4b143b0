import { expect, it } from 'vitest';
import { testBrand } from '../../testing/backend.ts';
import { issueAt, issueBefore } from './schedule.ts';

const { document } = testBrand('acme', ({ site, newsletter }) => {
  site.timeZone = 'Europe/Berlin';
  Object.assign(newsletter, { weekday: 'thursday', hour: 7 });
});
const at = (moment: string) => issueAt(document, new Date(moment)).toISOString();

it('comes out once a week, at an hour of the brand', () => {
  expect(at('2026-11-19T05:59:59Z')).toBe('2026-11-12T06:00:00.000Z');
  expect(at('2026-11-19T06:00:00Z')).toBe('2026-11-19T06:00:00.000Z');
  expect(at('2026-11-26T05:59:00Z')).toBe('2026-11-19T06:00:00.000Z');
});

it('keeps its hour when the clocks change, so that no moment is in two issues or in none', () => {
  const issue = new Date(at('2026-10-30T00:00:00Z'));
  expect(issue.toISOString()).toBe('2026-10-29T06:00:00.000Z');
  expect(issueBefore(document, issue).toISOString()).toBe('2026-10-22T05:00:00.000Z');
});

it('goes by the day where the brand is', () => {
  const { document: far } = testBrand('far', ({ site, newsletter }) => {
    site.timeZone = 'Pacific/Auckland';
    Object.assign(newsletter, { weekday: 'monday', hour: 0 });
  });
  expect(issueAt(far, new Date('2026-11-22T12:00:00Z')).toISOString()).toBe('2026-11-22T11:00:00.000Z');
});
