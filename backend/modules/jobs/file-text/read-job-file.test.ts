/** Ads that are files: search finds them by the words in the file. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobFileText } from '../../../database/schema/jobs.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { insertBasics } from '../../../testing/rows.ts';
import { pdf } from '../../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../../uploads/testing/form.ts';
import { drawLines, writePdf } from '../../resumes/import/testing/files.ts';
import { type Employer, jobAnswers, jobDesk } from '../testing/job-desk.ts';
import { readJobFileTask } from './read-job-file.ts';

const api = testBackend([testBrand('acme')]);
const desk = jobDesk(api);
const server = uploadServer(api);
let employer: Employer;

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  employer = await desk.employer();
});

async function sent(bytes: Uint8Array, filename = 'ad.pdf') {
  const { file } = await server.send(
    formOf(Buffer.from(bytes), { purpose: 'DOCUMENT', filename }),
    employer.person.headers,
  );
  return { id: String(file.id), url: String(file.url), name: filename, size: bytes.length };
}
const pdfOf = (...lines: string[]) =>
  writePdf(path.join(tmpdir(), `np-${randomUUID()}.pdf`), (doc) => drawLines(doc, lines));
const answersWith = (file: object) =>
  jobAnswers({ job_info: { type: 'job_per_file', title: 'Ad', description: undefined, file } });

/** Runs what was enqueued, as a worker would; returns how many files that were. */
async function work(): Promise<number> {
  const { rows } = await api.db.execute<{ data: Parameters<typeof readJobFileTask.run>[1] }>(
    sql`delete from pgboss.job where name = ${readJobFileTask.name} returning data`,
  );
  for (const { data } of rows)
    await readJobFileTask.run({ ...api.backend.work, signal: new AbortController().signal }, data);
  return rows.length;
}
const texts = () => api.db.select().from(jobFileText);

describe('an ad that is a file', () => {
  it('is found by the words in a PDF, once it was read', async () => {
    const file = await sent(await pdfOf('We look for a glassblower', 'who likes furnaces.'));
    const { job, faults } = await desk.save(employer.person, { answers: answersWith(file) });
    expect([faults, job.state]).toEqual([[], 'published']);
    expect(await desk.found('glassblower')).toEqual([]);
    expect(await work()).toBe(1);
    expect(await desk.found('glassblower furnaces')).toEqual([job.id]);
    expect(await work()).toBe(0);
  });

  it('is found by the words of its new file alone', async () => {
    const { job } = await desk.save(employer.person, {
      answers: answersWith(await sent(await pdfOf('A cooper', 'who makes barrels for us.'))),
    });
    await work();
    const next = answersWith(await sent(await pdfOf('A farrier', 'who shoes horses for us.')));
    await desk.save(employer.person, { id: job.id, version: job.version, answers: next });
    await work();
    expect([await desk.found('cooper'), await desk.found('farrier')]).toEqual([[], [job.id]]);
  });

  it('keeps no text of a file when it is written here instead', async () => {
    const { job } = await desk.save(employer.person, {
      answers: answersWith(await sent(await pdfOf('A chandler', 'who makes candles for us.'))),
    });
    await work();
    await desk.save(employer.person, { id: job.id, version: job.version, answers: jobAnswers() });
    expect((await texts()).filter(({ jobId }) => jobId === job.id)).toEqual([]);
    expect(await desk.found('chandler')).toEqual([]);
  });

  it('is online without text if its file has none, and is not read again', async () => {
    const { job } = await desk.save(employer.person, { answers: answersWith(await sent(pdf())) });
    expect(await work()).toBe(1);
    expect((await texts()).filter(({ jobId }) => jobId === job.id)).toMatchObject([{ text: '' }]);
    await desk.move(employer.person, 'archive', job.id);
    expect(await work()).toBe(0);
  });
});
