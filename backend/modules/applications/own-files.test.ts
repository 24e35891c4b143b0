import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { application } from '../../database/schema/applications.ts';
import { resume } from '../../database/schema/resumes.ts';
import { rateLimit, upload } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { pdf, picture } from '../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../uploads/testing/form.ts';
import { readPdf } from '../resumes/import/read/pdf.ts';
import { answersOf, applicationSite } from './testing/application-site.ts';

const site = applicationSite();
const server = uploadServer(site);

beforeEach(async () => {
  for (const table of [application, resume, rateLimit, upload]) await site.db.delete(everyBrand(table));
});

interface Sent {
  id: string;
  name: string;
  size: number;
}

async function send(person: Person, bytes: Buffer, filename: string, purpose = 'ATTACHMENT'): Promise<Sent> {
  const { file } = await server.send(formOf(bytes, { filename, purpose }), person.headers);
  return { id: String(file.id), name: String(file.name), size: Number(file.size) };
}

const offered = async (person: Person | null, jobId: number, on = 'acme'): Promise<Sent[]> => {
  const query = 'query ($jobId: Int!) { applyOffer(jobId: $jobId) { files { id name size } } }';
  return (await site.ask(person, query, { jobId }, { on })).value.files;
};
const attach = (person: Person | null, id: number | string | undefined, on = 'acme') =>
  site.ask(person, 'mutation ($id: Int!) { attachOwnFile(id: $id) { id name size } }', { id: Number(id) }, { on });
const withFile = (file: Sent) => ({ ...answersOf(), files: { attachments: [file] } });

/** A person with a CV in the resume, and a certificate that was sent with an application. */
async function withFiles() {
  const ada = await insertPerson(site, { roles: ['applicant'] });
  const cv = await send(ada, pdf(), 'CV.pdf', 'DOCUMENT');
  await site.db.update(everyBrand(upload)).set({ state: 'kept' });
  await site.db.insert(everyBrand(resume)).values({
    ...{ accountId: ada.id, frontend: 'acme', langcode: 'en' },
    data: { attachments: { attachments: [{ ...cv, url: `/files/public/${cv.id}` }] } },
  });
  const { id: first } = await site.newJob();
  const certificate = await send(ada, await picture('png'), 'Certificate.png');
  const { value } = await site.apply(ada, first, { answers: withFile(certificate) });
  expect(value.faults).toEqual([]);
  return { ada, first, application: value.application.id as number };
}

it('offers files of the resume, then those of earlier applications, each once and to their owner alone', async () => {
  const { ada } = await withFiles();
  const { id } = await site.newJob();
  expect((await offered(ada, id)).map(({ name }) => name)).toEqual(['CV.pdf', 'Certificate.png']);
  expect(await offered(null, id)).toEqual([]);
  expect(await offered(await insertPerson(site, { roles: ['applicant'] }), id)).toEqual([]);
  // The same file sent again is no second one.
  const again = await send(ada, pdf(), 'The same CV.pdf');
  await site.apply(ada, id, { answers: withFile(again) });
  const { id: third } = await site.newJob();
  expect((await offered(ada, third)).map(({ name }) => name)).toEqual(['CV.pdf', 'Certificate.png']);
});

it('attaches a copy, which stays when the first application is withdrawn', async () => {
  const { ada, application: before } = await withFiles();
  const { id } = await site.newJob();
  const [, certificate] = await offered(ada, id);
  const { value: copy } = await attach(ada, certificate?.id);
  expect(copy).toEqual({ id: expect.any(String), name: 'Certificate.png', size: certificate?.size });
  expect(copy.id).not.toBe(String(certificate?.id));
  const { value } = await site.apply(ada, id, { answers: withFile(copy) });
  expect(value.faults).toEqual([]);
  await site.ask(ada, 'mutation ($id: Int!) { withdrawApplication(id: $id) { id } }', { id: before });
  const [file] = value.application.content.files;
  const open = await site.backend.services.uploads.open('acme', file.url);
  expect(open).toMatchObject({ name: 'Certificate.png', type: 'image/png' });
  const [row] = await site.db
    .select()
    .from(everyBrand(upload))
    .where(eq(upload.id, Number(copy.id)));
  expect(row).toMatchObject({ ownerId: ada.id, purpose: 'ATTACHMENT', state: 'kept' });
});

it('attaches nothing of others, of another brand, or that the brand does not accept', async () => {
  const { ada } = await withFiles();
  const { id } = await site.newJob();
  const [cv] = await offered(ada, id);
  const eve = await insertPerson(site, { roles: ['applicant'] });
  expect((await attach(eve, cv?.id)).code).toBe('UPLOAD_UNKNOWN');
  expect((await attach(null, cv?.id)).code).toBe('SIGN_IN_REQUIRED');
  // Text documents are accepted where the brand allows them, which it does not.
  const odt = 'application/vnd.oasis.opendocument.text';
  await site.db
    .update(everyBrand(upload))
    .set({ type: odt })
    .where(eq(upload.id, Number(cv?.id)));
  expect((await offered(ada, id)).map(({ name }) => name)).toEqual(['Certificate.png']);
  await site.db.update(everyBrand(upload)).set({ frontend: 'rhein' });
  expect(await offered(ada, id)).toEqual([]);
  expect((await attach(ada, cv?.id)).code).toBe('UPLOAD_UNKNOWN');
});

const RESUME_OFFERED = 'query ($jobId: Int!) { applyOffer(jobId: $jobId) { hasResume } }';
const ATTACH_RESUME = 'mutation { attachResume { id name size type } }';

it('attaches the resume as a PDF that can be read: all but salary, status and birthday', async () => {
  const { id } = await site.newJob();
  const ada = await insertPerson(site);
  const hasResume = async (person: Person | null) =>
    (await site.ask(person, RESUME_OFFERED, { jobId: id })).value.hasResume;
  expect(await hasResume(ada)).toBe(false);
  expect((await site.ask(ada, ATTACH_RESUME)).code).toBe('RESUME_UNKNOWN');
  const timePeriod = { start: '2018-03', end: null };
  await site.db.insert(everyBrand(resume)).values({
    ...{ accountId: ada.id, frontend: 'acme', langcode: 'en' },
    data: {
      personal_info: { firstName: 'Ada', lastName: 'Łódź', phone: '+12075550100', birthday: '1975-12-10' },
      job_preferences: {
        title: 'Analyst',
        desiredSalary: { amount: 90_001, currencyCode: 'USD', unit: 'year' },
      },
      work_experience: { workExperience: [{ jobTitle: 'Engine driver', companyName: 'Babbage & Co.', timePeriod }] },
      skills: { skillsFree: ['Difference engines'] },
    },
  });
  expect(await hasResume(ada)).toBe(true);
  expect(await hasResume(null)).toBe(false);
  const { value: made } = await site.ask(ada, ATTACH_RESUME, {}, { locale: 'de' });
  expect(made).toMatchObject({ name: 'Lebenslauf Ada Łódź.pdf', type: 'application/pdf' });
  const { value } = await site.apply(ada, id, { answers: withFile({ id: made.id, name: made.name, size: made.size }) });
  expect(value.faults).toEqual([]);
  const [file] = value.application.content.files;
  const opened = await site.backend.services.uploads.open('acme', file.url);
  if (opened === null || opened === 'expired') throw new Error('There is no file.');
  const text = (await readPdf(await buffer(await opened.read()))).join('\n');
  for (const line of ['Ada Łódź', 'Analyst', ada.email, 'Engine driver', 'Babbage & Co.', 'Difference engines'])
    expect(text).toContain(line);
  expect(text).not.toMatch(/1975|90[.,]?001/);
});
