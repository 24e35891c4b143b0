/** A CV from upload to form answers. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { resume } from '../../../database/schema/resumes.ts';
import { taxonomyTerm } from '../../../database/schema/taxonomies.ts';
import { upload } from '../../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { insertBasics, insertPlaces } from '../../../testing/rows.ts';
import { testUploads } from '../../../testing/uploads.ts';
import { type Part, uploadServer } from '../../../uploads/testing/form.ts';
import { american } from './testing/samples.ts';

const uploads = testUploads();
const api = testBackend(
  [
    testBrand('acme'),
    testBrand('plain', ({ features }) => {
      features.resumeImport = false;
    }),
  ],
  { uploads },
);
const server = uploadServer(api);
let ida: Person;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'plain']);
  await insertPlaces(api.db);
  await api.db.insert(taxonomyTerm).values([
    { taxonomy: 'language', code: 'en', labels: { en: 'English', de: 'Englisch' }, aliases: {} },
    { taxonomy: 'language', code: 'fr', labels: { en: 'French', de: 'Französisch' }, aliases: {} },
    { taxonomy: 'skill', code: 'photography', labels: { en: 'Photography', de: 'Fotografie' }, aliases: {} },
  ]);
  ida = await insertPerson(api);
});

const query =
  'mutation ($file: Upload!) { upload: readResumeFile(file: $file) { email rest parts { group answers } } }';
const send = (bytes: Buffer, headers: Record<string, string>, filename = 'cv.pdf') => {
  const parts: Part[] = [
    { name: 'operations', text: JSON.stringify({ query, variables: { file: null } }) },
    { name: 'map', text: '{"0":["variables.file"]}' },
    { name: '0', filename, bytes },
  ];
  return server.send(parts, headers);
};

it('becomes answers that the form takes: terms by their codes, places as addresses', async () => {
  const { file, message } = await send(Buffer.from(american.lines.join('\n')), ida.headers);
  expect(message).toBeUndefined();
  const { parts, email } = file as { parts: { group: string; answers: Record<string, unknown> }[]; email: string };
  expect(email).toBe('marguerite.hale@example.com');
  expect(Object.fromEntries(parts.map(({ group, answers }) => [group, answers]))).toMatchObject({
    personal_info: {
      firstName: 'Marguerite',
      lastName: 'Delacroix-Hale',
      phone: '207 555-0148',
      homeLocation: { countryCode: 'US', administrativeArea: 'ME', locality: 'Portland', zip: '04101' },
    },
    job_preferences: { title: 'Local news reporter with a love of spreadsheets' },
    work_experience: {
      workExperience: [
        { jobTitle: 'Senior Reporter', companyName: 'Eastwick Tide', timePeriod: { start: '2019-01', end: null } },
        { jobTitle: 'Staff Reporter' },
        { jobTitle: 'News Intern' },
      ],
    },
    education: { education: [{ institution: 'University of Eastwick', degreeLevel: 'bachelor' }] },
    languages: {
      languages: [
        { language: 'en', level: 'native' },
        { language: 'fr', level: 'fluent' },
      ],
    },
    skills: {
      skills: expect.arrayContaining(['photography']),
      skillsFree: expect.arrayContaining(['Court reporting']),
    },
  });
  const answers = Object.fromEntries(parts.map((part) => [part.group, part.answers]));
  const check = 'query ($answers: JSON!) { formFaults(name: "resume", answers: $answers) { pointer message } }';
  expect(await api.run('acme', check, { answers })).toEqual({ formFaults: [] });
});

it('is not kept: no row, no file, nothing saved', async () => {
  await send(Buffer.from(american.lines.join('\n')), ida.headers);
  await server.settled();
  expect(await api.db.select().from(everyBrand(upload))).toEqual([]);
  expect(await api.db.select().from(everyBrand(resume))).toEqual([]);
  expect(await readdir(path.join(uploads.folder, 'incoming'))).toEqual([]);
});

it('that cannot be read is refused in a sentence of the person’s language', async () => {
  const german = { ...ida.headers, frontend: 'acme;de' };
  expect(await send(Buffer.from('%PDF-1.7\nnothing of the kind'), german)).toMatchObject({
    status: 200,
    code: 'RESUME_FILE_BROKEN',
    message: expect.stringContaining('beschädigt'),
  });
  expect(await send(Buffer.from('Dear Sir or Madam,\nthank you for nothing.'), ida.headers)).toMatchObject({
    code: 'RESUME_FILE_EMPTY',
  });
});

it('of more than ten megabytes is refused before it has come', async () => {
  expect(await send(Buffer.alloc(10 * 1024 * 1024 + 1, 'a '), ida.headers)).toMatchObject({
    code: 'UPLOAD_TOO_LARGE',
    message: expect.stringContaining('10 MB'),
  });
});

it('is read for people with a resume alone, where the brand imports', async () => {
  const cv = Buffer.from(american.lines.join('\n'));
  expect(await send(cv, {})).toMatchObject({ code: 'UPLOAD_SIGN_IN_REQUIRED' });
  const recruiter = await insertPerson(api, { roles: ['recruiter'] });
  expect(await send(cv, recruiter.headers)).toMatchObject({ code: 'NOT_ALLOWED' });
  const there = await insertPerson(api, { on: 'plain' });
  expect(await send(cv, { ...there.headers, frontend: 'plain;en' })).toMatchObject({ code: 'FEATURE_OFF' });
});
