import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { organization } from '../../../database/schema/organizations.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { jobAnswers, jobDesk } from '../testing/job-desk.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const desk = jobDesk(api);

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));

const at = (locality: string) => jobAnswers({ job_location: { address: { locality, countryCode: 'US', lat: 1 } } });
const usual = async ({ person }: Awaited<ReturnType<typeof desk.employer>>) =>
  (
    (await desk.ask(person, '{ jobFormSettings { usualAddress } }', {})).data.jobFormSettings as {
      usualAddress: unknown;
    }
  ).usualAddress;

it('is unknown for an organization without address and jobs', async () => {
  expect(await usual(await desk.employer())).toBeNull();
});

it('is that of the organization, until it has posted a job', async () => {
  const employer = await desk.employer();
  const data = { company_info: { address: { locality: 'Bath', countryCode: 'US', zip: '' } } };
  await api.db.update(organization).set({ data }).where(eq(organization.id, employer.organizationId));
  expect(await usual(employer)).toEqual({ locality: 'Bath', countryCode: 'US' });
  await desk.put(employer, 'archived', { data: at('Portland'), created: days(-9) });
  expect(await usual(employer)).toEqual({ locality: 'Portland', countryCode: 'US' });
  await desk.put(employer, 'draft', { data: at('Bangor') });
  expect(await usual(employer)).toEqual({ locality: 'Bangor', countryCode: 'US' });
});

it('is not that of jobs of others, nor of other brands', async () => {
  const employer = await desk.employer();
  await desk.put(await desk.employer(), 'published', { data: at('Portland') });
  await desk.put(employer, 'published', { frontend: 'rhein', data: at('Bangor') });
  expect(await usual(employer)).toBeNull();
});
