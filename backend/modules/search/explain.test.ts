import { beforeAll, expect, it } from 'vitest';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertBasics, insertJob, insertPlaces } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend();
const EXPLAIN = `query ($keys: String!, $jobId: Int!) {
  searchExplanation(request: { range: { first: 0, last: 9 }, fulltext: { keys: $keys } }, jobId: $jobId) {
    words { words section form } facets { words label } } }`;
let admin: Person;
let reporter = 0;
let elsewhere = 0;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  await insertPlaces(api.db);
  admin = await insertPerson(api, { roles: ['site_admin'] });
  reporter = await insertJob(api.db, { title: 'Night reporter' });
  elsewhere = await insertJob(api.db, { title: 'Night reporter', frontend: 'rhein' });
});

const explain = (keys: string, jobId = reporter, person: Person | null = admin) =>
  api.ask(person, EXPLAIN, { keys, jobId });

it('names the part of a job in which each word was found', async () => {
  expect(await explain('reporter journalism harbor write')).toEqual({
    searchExplanation: {
      words: [
        { words: 'reporter', section: 'TITLE', form: 'EXACT' },
        { words: 'journalism', section: 'OCCUPATION', form: 'EXACT' },
        { words: 'harbor', section: 'ORGANIZATION', form: 'EXACT' },
        { words: 'write', section: 'TEXT', form: 'EXACT' },
      ],
      facets: [],
    },
  });
});

it('explains a search that was made as typed because nothing is at its place', async () => {
  const description = { value: '<p>Write about Texas.</p>', format: 'filtered_html' };
  const id = await insertJob(api.db, { title: 'Stringer', groups: { job_info: { description } } });
  expect(await explain('stringer texas', id)).toMatchObject({
    searchExplanation: { words: [{ words: 'stringer' }, { words: 'texas', section: 'TEXT' }] },
  });
});

it('has nothing to say of a job that is no result, or shown by another brand', async () => {
  const nothing = { searchExplanation: null };
  expect(await explain('welder')).toEqual(nothing);
  expect(await explain('reporter', elsewhere)).toEqual(nothing);
});

it('is for administrators of the brand', async () => {
  const stranger = await insertPerson(api, { on: 'rhein', roles: ['site_admin'] });
  const asked = [null, await insertPerson(api), stranger].map((person) => explain('reporter', reporter, person));
  expect(await Promise.all(asked)).toEqual(['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'SESSION_ENDED']);
});
