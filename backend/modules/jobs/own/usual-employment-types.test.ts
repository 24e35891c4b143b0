import { beforeAll, expect, it } from 'vitest';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { jobAnswers, jobDesk } from '../testing/job-desk.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const desk = jobDesk(api);

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));

const ad = (type: string, ...employmentType: string[]) =>
  jobAnswers({ job_info: { type }, job_categorization: { employmentType } });
async function usual({ person }: Awaited<ReturnType<typeof desk.employer>>): Promise<unknown> {
  const { data } = await desk.ask(person, '{ jobFormSettings { usualEmploymentTypes } }', {});
  return (data.jobFormSettings as { usualEmploymentTypes: unknown }).usualEmploymentTypes;
}

it('are those of the latest job that is a link or a file, as far as they still exist', async () => {
  const employer = await desk.employer();
  await desk.put(employer, 'published', { data: ad('job_per_template', 'part_time') });
  expect(await usual(employer)).toEqual([]);
  await desk.put(employer, 'archived', { data: ad('job_per_file', 'part_time', 'gone'), created: days(-9) });
  expect(await usual(employer)).toEqual(['part_time']);
  await desk.put(employer, 'draft', { data: ad('job_per_link', 'full_time') });
  await desk.put(employer, 'draft', { data: ad('job_per_link') });
  expect(await usual(employer)).toEqual(['full_time']);
});

it('are not those of jobs of others, nor of other brands', async () => {
  const employer = await desk.employer();
  await desk.put(await desk.employer(), 'published', { data: ad('job_per_link', 'full_time') });
  await desk.put(employer, 'published', { frontend: 'rhein', data: ad('job_per_link', 'full_time') });
  expect(await usual(employer)).toEqual([]);
});
