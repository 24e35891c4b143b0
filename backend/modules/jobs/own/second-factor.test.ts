import { beforeAll, expect, it } from 'vitest';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { insertPerson } from '../../../testing/people.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { jobDesk, moves, OWN } from '../testing/job-desk.ts';

const api = testBackend([testBrand('acme')], { adminSecondFactor: true });
const desk = jobDesk(api);

beforeAll(() => insertBasics(api.db, ['acme']));

it('asks administrators for their second factor before they act on jobs that are not theirs', async () => {
  const employer = await desk.employer();
  const id = await desk.put(employer, 'needs_review');
  const operations: string[] = [
    OWN,
    moves.withdraw,
    moves.approve,
    moves.reject,
    'query ($id: Int!) { jobPreview(id: $id, answers: {}) { id } }',
    'mutation ($id: Int!) { changeJobs(ids: [$id], action: archive) { done code } }',
    '{ ownJobs(everybody: true) { total } }',
    '{ jobsToReview { total } }',
    '{ jobReports { total } }',
    '{ search(index: RESUMES, request: { range: { first: 0, last: 5 } }) { __typename } }',
    '{ facetAliases(index: RESUMES) { __typename } }',
  ];
  for (const role of ['job_editor', 'site_admin', 'administrator'] as const) {
    const without = await insertPerson(api, { roles: [role] });
    const shown = await insertPerson(api, { roles: [role], secondFactor: days(0) });
    for (const query of operations) {
      const { code, data } = await desk.ask(without, query, query.includes('$id') ? { id } : {});
      const [change] = (data.changeJobs ?? []) as { code: string }[];
      expect([query, code ?? change?.code]).toEqual([query, 'SECOND_FACTOR_REQUIRED']);
    }
    expect((await desk.ask(shown, OWN, { id })).data.ownJob).toMatchObject({ state: 'needs_review' });
  }
  expect((await desk.ask(employer.person, OWN, { id })).data.ownJob).toMatchObject({ state: 'needs_review' });
});
