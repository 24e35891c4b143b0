import type { Resolvers } from '../../graphql.generated.ts';
import { listAppConfig } from './store.ts';

export const configResolvers: Resolvers = {
  Query: { getAppConfig: (_root, _args, context) => listAppConfig(context) },
};
