import type { WorkTools } from '../../work/work.ts';
import { readJobData } from '../jobs/job-data.ts';
import { slugOf } from '../jobs/slug.ts';
import type { Address } from '../places/address.ts';
import { findMailedJobs, type NewJob } from './send-store.ts';

/** What a mail says of a job. */
export interface AlertJob {
  id: number;
  title: string;
  slug: string;
  organizationName: string;
  location: Address | null;
  remote: string;
}

/** The jobs in the same order, with what a mail says of them; one that is gone meanwhile is left out. */
export async function loadAlertJobs(
  { db }: Pick<WorkTools, 'db'>,
  found: readonly NewJob[],
): Promise<(NewJob & AlertJob & { company: string })[]> {
  if (found.length === 0) return [];
  const rows = await findMailedJobs(
    db,
    found.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap((job) => {
    const row = byId.get(job.id);
    if (row === undefined) return [];
    const { locations, remote } = readJobData(row.data);
    const { title, organizationName, company } = row;
    return [{ ...job, title, slug: slugOf(title), organizationName, company, location: locations[0] ?? null, remote }];
  });
}
