/** How many have applied to jobs; all jobs of a list are counted in one statement. */
import DataLoader from 'dataloader';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../context.ts';
import { rowsOf } from '../../database/brand-rows.ts';
import { application } from '../../database/schema/applications.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';

interface Counted {
  all: number;
  unopened: number;
}

type Counts = DataLoader<number, Counted>;

const loaders = new WeakMap<ApiContext, Counts>();

function countsOf(context: ApiContext): Counts {
  const known = loaders.get(context) ?? new DataLoader((ids) => countAll(context, ids), { cache: false });
  loaders.set(context, known);
  return known;
}

async function countAll(scope: Scope, jobIds: readonly number[]): Promise<Counted[]> {
  const { rows } = await scope.db.execute<{ job: number; all: number; unopened: number }>(sql`
    select job_id as job, count(*)::int as "all", (count(*) filter (where stage = 'sent'))::int as unopened
    from ${rowsOf(scope).all(application)} a
    where job_id = any(${sql.param([...jobIds])}::int[]) and confirmed is not null
    group by job_id`);
  const byJob = new Map(rows.map(({ job, ...counted }) => [job, counted]));
  return jobIds.map((id) => byJob.get(id) ?? { all: 0, unopened: 0 });
}

export const jobApplicationResolvers: Pick<Resolvers, 'OwnJob'> = {
  OwnJob: {
    applications: async ({ id }, _args, context) => (await countsOf(context).load(id)).all,
    newApplications: async ({ id }, _args, context) => (await countsOf(context).load(id)).unopened,
  },
};
