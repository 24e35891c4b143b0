/** Announces outdated pages to every process, when the transaction commits. */
import { type Announce, publishTags } from '../services/tag-store.ts';
import type { Transaction } from './index-types.ts';
import { type Replaced, stepsOf } from './tally.ts';

/** Tags `job:<id>`, `org-jobs:<id>` of their employers, `org-count:<id>` of those with more or fewer jobs, and `jobs:<brand>` of the lists. */
export async function announceJobs(
  tx: Transaction,
  ids: readonly number[],
  { before, after, brands }: Replaced & { brands: Iterable<number> },
  announce: Announce,
): Promise<void> {
  const changed = new Set(stepsOf({ before, after }).flatMap(({ counts }) => counts.map(([value]) => value)));
  const values = new Set([...before, ...after].flatMap((row) => row.values));
  const { rows: employers } = await tx.query<{ id: number; value: number }>(
    'select id as value, organization_id as id from facet_value where id = any($1::integer[]) and organization_id is not null',
    [[...values]],
  );
  const tags = [
    ...ids.map((id) => `job:${id}`),
    ...employers.map(({ id }) => `org-jobs:${id}`),
    ...employers.flatMap(({ id, value }) => (changed.has(value) ? `org-count:${id}` : [])),
  ];
  await announce(tx, [...tags, ...(await listsOf(tx, ['jobs'], brands))]);
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
