/** Where rules show jobs of one's own; those of all jobs of a list are looked up in one statement. */
import DataLoader from 'dataloader';
import type { ApiContext } from '../../context.ts';
import type { OwnJobRow } from '../jobs/own/own-store.ts';
import { listPlacements, type Placement } from './placement-store.ts';

/** A brand on which a job appears because of a rule, with the title for its address. */
export interface Elsewhere extends Placement {
  title: string;
}

const loaders = new WeakMap<ApiContext, DataLoader<number, Placement[]>>();

/** Not kept: after a change it is asked again. */
function placementsOf(context: ApiContext): DataLoader<number, Placement[]> {
  const known = loaders.get(context) ?? new DataLoader((ids) => findAll(context, ids), { cache: false });
  loaders.set(context, known);
  return known;
}

async function findAll({ db }: ApiContext, ids: readonly number[]): Promise<Placement[][]> {
  const byJob = Map.groupBy(await listPlacements(db, ids), ({ jobId }) => jobId);
  return ids.map((id) => byJob.get(id) ?? []);
}

/** Where a job of one's own appears because of rules. What a brand rejected is the brand's own affair. */
export async function elsewhereOf(context: ApiContext, { id, title }: OwnJobRow): Promise<Elsewhere[]> {
  const placements = await placementsOf(context).load(id);
  return placements.filter(({ state }) => state !== 'rejected').map((placement) => ({ ...placement, title }));
}
