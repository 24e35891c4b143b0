import type { Resolvers } from '../../graphql.generated.ts';
import { listAppConfig } from '../../services/app-config-store.ts';
import { subscriptionEntry } from '../billing/subscriptions.ts';
import { addConfig, changeConfig, removeConfig } from './admin.ts';

export const configResolvers: Resolvers = {
  Query: {
    getAppConfig: async (_root, _args, context) => {
      const kept = await listAppConfig(context);
      const own = subscriptionEntry(context.brand, kept);
      return own === null ? kept : [...kept, own];
    },
  },
  Mutation: {
    adminAddAppConfig: (_root, entry, context) => addConfig(context, entry),
    adminChangeAppConfig: (_root, entry, context) => changeConfig(context, entry),
    adminRemoveAppConfig: (_root, { id }, context) => removeConfig(context, id),
  },
};
