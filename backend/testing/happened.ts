import { happening } from '../database/schema/statistics.ts';
import type { TestBackend } from './backend.ts';
import { everyBrand } from './every-brand.ts';

/** What was noted for the statistics since the last call: brand, measure, subject and number. */
export async function happened({ db }: Pick<TestBackend, 'db'>): Promise<string[]> {
  const rows = await db.delete(everyBrand(happening)).returning();
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ frontend, measure, subject, count }) => `${frontend} ${measure} ${subject} ${count}`);
}
