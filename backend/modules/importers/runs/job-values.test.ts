/** Where people apply for an imported job: at its source, or here. */
import { expect, it } from 'vitest';
import { testBrand } from '../../../testing/backend.ts';
import type { MappedJob } from '../map/mapped-job.ts';
import { contentOf } from './job-values.ts';

const EXTERNAL = { applicationWorkflow: 'external', applicationLink: 'https://jobs.example/1' };
const MAILED = { applicationWorkflow: 'email', applicationEmails: ['jobs@acme.example'] };

/** What the job says of applications. */
function applicationOf(
  options: object,
  { keepLink, organization }: { keepLink: boolean; organization: number | null },
) {
  const mapped: MappedJob = {
    ...{
      identity: 'ref:1',
      urlKey: null,
      postingKey: 'x',
      title: 'Baker',
      organizationName: 'Bay Bakery',
      langcode: 'en',
    },
    ...{ url: null, posted: null, expires: null, unknown: [], notes: [] },
    data: { job_info: { title: 'Baker' }, application_options: options },
  };
  const { document } = testBrand('acme');
  const rules = { importer: { backfill: false, needsReview: false, keepLink }, document, now: new Date() };
  return contentOf(mapped, { id: organization, name: 'Bay Bakery' }, rules).data;
}

it.each([
  ['at its source where the link is kept', EXTERNAL, true, 7, EXTERNAL],
  ['here where it is not, if an organization receives them', EXTERNAL, false, 7, { applicationWorkflow: 'internal' }],
  ['nowhere if there is neither', EXTERNAL, false, null, { applicationWorkflow: 'none' }],
  ['by email where the source has an address, link or not', MAILED, false, 7, MAILED],
])('people apply %s', (_where, options, keepLink, organization, expected) => {
  expect(applicationOf(options, { keepLink, organization })).toEqual({
    job_info: { title: 'Baker' },
    application_options: expected,
  });
});
