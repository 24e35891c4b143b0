import { expect, it } from 'vitest';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { testBrand } from '../testing/backend.ts';
import { testDatabase } from '../testing/database.ts';
import { openBus } from './bus.ts';
import { createTermKeeper } from './custom-terms.ts';

const database = testDatabase();

function withField(id: string, code: string, label: string): CompiledBrand {
  return testBrand(id, (document) => {
    document.customFields = {
      x_craft: { label: 'Craft', groups: ['job/job_categorization'], terms: { [code]: { label } } },
    };
  });
}

async function labels(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query("select code, labels from taxonomy_term where taxonomy = 'x_craft'");
  return Object.fromEntries(rows.map(({ code, labels: texts }) => [code, texts.en]));
}

it('stores the terms of a brand that goes live beside those of others, and tells everyone', async () => {
  const heard: string[] = [];
  const bus = await openBus(database.url, () => undefined);
  const told = new Promise<void>((resolve) =>
    bus.onTags((tags) => {
      heard.push(...tags);
      resolve();
    }),
  );
  const live = [withField('acme', 'boats', 'Boats'), withField('rhein', 'barges', 'Barges')];
  const keep = createTermKeeper({ pool: database.pool, brands: () => live, log: expect.fail });
  await keep(live.slice(1));
  expect(await labels()).toEqual({ boats: 'Boats', barges: 'Barges' });
  await told;
  expect(heard).toEqual(['terms']);
  await bus.close();
});

it('ends with the last of two quick changes', async () => {
  let live = [withField('acme', 'boats', 'Small boats')];
  const keep = createTermKeeper({ pool: database.pool, brands: () => live, log: expect.fail });
  const first = keep(live);
  live = [withField('acme', 'boats', 'Boats of all sizes')];
  await Promise.all([first, keep(live)]);
  expect((await labels()).boats).toBe('Boats of all sizes');
});

it('logs what could not be stored and goes on', async () => {
  const logged: string[] = [];
  const live = [withField('acme', 'boats', 'Boats')];
  const pool = { query: () => Promise.reject(new Error('away')) } as never;
  await createTermKeeper({ pool, brands: () => live, log: (message) => logged.push(message) })(live);
  expect(logged).toEqual(['Terms of x_craft were not stored: Error: away']);
});
