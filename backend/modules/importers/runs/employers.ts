/** Which organization the jobs of an importer belong to. */

import type { TransactionScope } from '../../../database/transact.ts';
import { foldText } from '../../../search/fold.ts';
import { freeSlug } from '../../organizations/slug-store.ts';
import type { MappedJob } from '../map/mapped-job.ts';
import { findOrganizations, insertOrganization } from './item-store.ts';
import type { Employer } from './job-values.ts';

interface Rules {
  /** match, create or one */
  organizationMode: string;
  organizationId: number | null;
  organizationName: string | null;
}

/** The employer of each job, in their order. */
export async function employersOf(
  tx: TransactionScope,
  { organizationMode: mode, organizationId, organizationName }: Rules,
  jobs: readonly MappedJob[],
): Promise<Employer[]> {
  if (mode === 'one')
    return jobs.map((one) => ({ id: organizationId, name: organizationName ?? one.organizationName ?? '' }));
  const names = [...new Set(jobs.flatMap((one) => one.organizationName ?? []))].sort();
  const known = new Map<string, number>();
  for (const { id, name } of await findOrganizations(
    tx,
    names.map((name) => name.toLowerCase()),
  )) {
    const key = keyOf(name);
    if (!known.has(key)) known.set(key, id);
  }
  if (mode === 'create')
    for (const name of names) {
      if (known.has(keyOf(name))) continue;
      known.set(keyOf(name), await create(tx, name));
    }
  return jobs.map(({ organizationName: name }) => ({
    id: (name === null ? undefined : known.get(keyOf(name))) ?? null,
    name: name ?? '',
  }));
}

const keyOf = (name: string): string => foldText(name) || name.toLowerCase();

async function create(tx: TransactionScope, name: string): Promise<number> {
  return insertOrganization(tx, { name, slug: await freeSlug(tx, name) });
}
