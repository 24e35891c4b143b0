/** Announces outdated pages to every process, when the transaction commits. */
import { publishTags } from '../services/tag-store.ts';
import type { Transaction } from './index-types.ts';

/** Tags `job:<id>`, `org:<id>` of their employers, and `jobs:<brand>` of the lists. `values` are those of the rows before and after. */
export async function announceJobs(
  tx: Transaction,
  ids: readonly number[],
  { brands, values }: { brands: Iterable<number>; values: Iterable<number> },
): Promise<void> {
  const { rows: employers } = await tx.query<{ tag: string }>(
    `select distinct 'org:' || organization_id as tag from facet_value where id = any($1::integer[]) and organization_id is not null`,
    [[...new Set(values)]],
  );
  const tags = [...ids.map((id) => `job:${id}`), ...employers.map(({ tag }) => tag)];
  await publishTags(tx, [...tags, ...(await listsOf(tx, ['jobs'], brands))]);
}

/** Tags `org:<id>`, and those of the lists: jobs are found and shown under the names of organizations. */
export async function announceOrganizations(
  tx: Transaction,
  ids: readonly number[],
  brands: Iterable<number>,
): Promise<void> {
  await publishTags(tx, [...ids.map((id) => `org:${id}`), ...(await listsOf(tx, ['orgs', 'jobs'], brands))]);
}

async function listsOf(tx: Transaction, kinds: readonly string[], brands: Iterable<number>): Promise<string[]> {
  const { rows } = await tx.query<{ key: string }>('select key from frontend where id = any($1::integer[])', [
    [...brands],
  ]);
  return rows.flatMap(({ key }) => kinds.map((kind) => `${kind}:${key}`));
}
