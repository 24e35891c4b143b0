/** The importer of a job; those of all jobs of a list are looked up in one statement. */
import DataLoader from 'dataloader';
import type { ApiContext } from '../../context.ts';
import type { JobImporter, Resolvers } from '../../graphql.generated.ts';
import { findOwners } from './importer-store.ts';

type Owners = DataLoader<number, JobImporter | null>;

const loaders = new WeakMap<ApiContext, Map<string, Owners>>();

/** By job, among those that the brand owns. */
function ownersOn(context: ApiContext, frontend: string): Owners {
  const ofBrands = loaders.get(context) ?? new Map<string, Owners>();
  loaders.set(context, ofBrands);
  const known = ofBrands.get(frontend) ?? new DataLoader((ids) => findAll(context, frontend, ids), { cache: false });
  ofBrands.set(frontend, known);
  return known;
}

async function findAll({ db }: ApiContext, frontend: string, ids: readonly number[]): Promise<(JobImporter | null)[]> {
  const owners = new Map((await findOwners({ db, frontend }, ids)).map(({ jobId, ...owner }) => [jobId, owner]));
  return ids.map((id) => owners.get(id) ?? null);
}

const ownerOf = async (
  context: ApiContext,
  { id, frontend, external }: { id: number; frontend: string; external: boolean },
): Promise<JobImporter | null> => (external ? ownersOn(context, frontend).load(id) : null);

export const jobImporterResolvers: Pick<Resolvers, 'ApplyOffer' | 'Job' | 'OwnJob'> = {
  OwnJob: { importer: (row, _args, context) => ownerOf(context, row) },
  Job: { importerId: async ({ row }, _args, context) => (await ownerOf(context, row))?.id ?? null },
  ApplyOffer: { importerId: async ({ job }, _args, context) => (await ownerOf(context, job))?.id ?? null },
};
