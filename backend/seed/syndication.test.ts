import { beforeAll, expect, it } from 'vitest';
import { jobFrontend } from '../database/schema/jobs.ts';
import { syndicatedJob, syndicationRule } from '../database/schema/syndication.ts';
import { taxonomyTerm } from '../database/schema/taxonomies.ts';
import { syndicate } from '../modules/syndication/settle/tasks.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { insertBasics, insertJob } from '../testing/rows.ts';
import { seedSyndication } from './syndication.ts';

const SOURCE = 'carolina-trade-post';
const TARGET = 'freight-and-rail-post';
const api = testBackend([testBrand(SOURCE), testBrand(TARGET)]);
const tools = () => ({ ...api.backend.work, signal: new AbortController().signal });

beforeAll(async () => {
  await insertBasics(api.db, [SOURCE, TARGET]);
  const labels = { en: 'Transport and logistics' };
  await api.db
    .insert(taxonomyTerm)
    .values({ taxonomy: 'occupation', code: 'transport_logistics', labels, aliases: {} });
});

it('lets the freight jobs of one demo brand wait for review on another, once', async () => {
  const occupation = (code: string) => ({ groups: { job_categorization: { occupationalField: [code] } } });
  const driver = await insertJob(api.db, { frontend: SOURCE, title: 'Driver', ...occupation('transport_logistics') });
  await insertJob(api.db, { frontend: SOURCE, title: 'Reporter', ...occupation('journalism') });
  await seedSyndication(tools());
  await seedSyndication(tools());
  await syndicate(tools());
  const rules = await api.db.select().from(everyBrand(syndicationRule));
  expect(rules).toMatchObject([{ frontend: TARGET, source: SOURCE, state: 'on', needsReview: true }]);
  const placed = await api.db.select().from(everyBrand(syndicatedJob));
  expect(placed).toMatchObject([{ jobId: driver, frontend: TARGET, state: 'waiting', ruleId: rules[0]?.id }]);
  const shown = await api.db.select({ frontend: jobFrontend.frontend }).from(everyBrand(jobFrontend));
  expect(shown.map(({ frontend }) => frontend)).toEqual([SOURCE, SOURCE]);
});
