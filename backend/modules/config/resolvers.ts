import type { Resolvers } from '../../graphql.generated.ts';
import { listAppConfig } from '../../services/app-config-store.ts';
import { subscriptionEntry } from '../billing/subscriptions.ts';

export const configResolvers: Resolvers = {
  Query: {
    getAppConfig: async (_root, _args, context) => {
      const kept = await listAppConfig(context);
      const own = subscriptionEntry(context.brand, kept);
      return own === null ? kept : [...kept, own];
    },
  },
};
