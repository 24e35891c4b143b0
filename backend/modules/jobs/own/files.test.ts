/** Files of jobs: a logo, and the advertisement itself. */
import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { upload } from '../../../database/schema/uploads.ts';
import type { UploadPurpose } from '../../../graphql.generated.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertBasics } from '../../../testing/rows.ts';
import { pdf, picture } from '../../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../../uploads/testing/form.ts';
import { type Employer, type JobAnswer, jobAnswers, jobDesk } from '../testing/job-desk.ts';

const api = testBackend([testBrand('acme')]);
const desk = jobDesk(api);
const server = uploadServer(api);
let employer: Employer;
let logo: { id: string; url: string };
let file: { id: string; url: string; name: string; size: number };

async function sent(purpose: UploadPurpose, { person }: Employer) {
  const bytes = purpose === 'DOCUMENT' ? pdf() : await picture('png', 400, 300);
  const { file: got } = await server.send(formOf(bytes, { purpose, filename: 'ad.pdf' }), person.headers);
  return { id: String(got.id), url: String(got.url), name: 'ad.pdf', size: bytes.length };
}

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  employer = await desk.employer();
  logo = await sent('LOGO', employer);
  file = await sent('DOCUMENT', employer);
});

const shownOf = ({ id, url }: { id: string; url: string }) => ({ id, url });
const answers = () =>
  jobAnswers({
    job_info: { type: 'job_per_file', description: undefined, file },
    company_info: { logo: shownOf(logo) },
  });
const rows = () =>
  api.db
    .select()
    .from(everyBrand(upload))
    .where(inArray(upload.id, [Number(logo.id), Number(file.id)]))
    .orderBy(upload.id);

it('stand in the preview before anything is stored', async () => {
  const PREVIEW = 'query ($answers: JSON!) { jobPreview(answers: $answers) { type logo { url } file { name url } } }';
  const { data } = await desk.ask(employer.person, PREVIEW, { answers: answers() });
  expect(data.jobPreview).toMatchObject({ type: 'job_per_file', file: { name: 'ad.pdf' } });
  const { logo: shown } = data.jobPreview as { logo: { url: string } };
  expect(await api.backend.services.uploads.open('acme', shown.url)).toMatchObject({ isPublic: false });
  expect(await rows()).toMatchObject([{ state: 'temporary' }, { state: 'temporary' }]);
});

it('are for its people while it is a draft, public while it is up, and shared with copies until the last is gone', async () => {
  const { job: made, faults } = await desk.save(employer.person, { answers: answers(), submit: false });
  expect(faults).toEqual([]);
  expect(await rows()).toMatchObject([
    { state: 'kept', public: false },
    { state: 'kept', public: false },
  ]);
  const own = await desk.own(employer.person, made.id);
  expect(own.answers.job_info).toMatchObject({
    file: { name: 'ad.pdf', url: expect.not.stringContaining('/public/') },
  });

  // As the form submits them.
  const { job: up } = await desk.save(employer.person, { id: made.id, version: 1, answers: own.answers });
  expect(up.state).toBe('published');
  expect(await rows()).toMatchObject([{ public: true }, { public: true }]);
  const { job: shown } = await api.run(
    'acme',
    `{ job(id: ${made.id}) { logo { url } file { name size url } description } }`,
  );
  expect(shown).toMatchObject({
    logo: { url: expect.stringContaining('/files/public/') },
    file: { name: 'ad.pdf' },
    description: '',
  });

  const copy = (await desk.move(employer.person, 'duplicate', made.id)).data.done as JobAnswer;
  const without = jobAnswers({ company_info: {} });
  await desk.save(employer.person, { id: made.id, version: 2, answers: without });
  // The copy is a draft and still shows them, but only to its employer.
  expect(await rows()).toMatchObject([
    { state: 'kept', public: false },
    { state: 'kept', public: false },
  ]);
  await desk.move(employer.person, 'delete', copy.id);
  expect(await rows()).toEqual([]);
});

it('cannot be taken from somebody else', async () => {
  const others = await sent('LOGO', await desk.employer());
  await expect(
    desk.save(employer.person, { answers: jobAnswers({ company_info: { logo: shownOf(others) } }) }),
  ).rejects.toThrow('UPLOAD_UNKNOWN');
});
