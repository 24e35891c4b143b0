/** Number of applications per job; all jobs of a list are counted in one statement. */
import DataLoader from 'dataloader';
import type { ApiContext } from '../../context.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import { type Counted, countAll } from './store.ts';

type Counts = DataLoader<number, Counted>;

const loaders = new WeakMap<ApiContext, Counts>();

function countsOf(context: ApiContext): Counts {
  const known = loaders.get(context) ?? new DataLoader((ids) => countAll(context, ids), { cache: false });
  loaders.set(context, known);
  return known;
}

export const jobApplicationResolvers: Pick<Resolvers, 'OwnJob'> = {
  OwnJob: {
    applications: async ({ id }, _args, context) => (await countsOf(context).load(id)).all,
    newApplications: async ({ id }, _args, context) => (await countsOf(context).load(id)).unopened,
  },
};
