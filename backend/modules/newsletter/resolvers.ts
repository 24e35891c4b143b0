import type { Resolvers } from '../../graphql.generated.ts';
import { confirmLinked, endLinked, findNewsletter, readLinked, setNewsletter, subscribe } from './service.ts';

export const newsletterResolvers: Resolvers = {
  Query: {
    newsletter: (_root, _args, context) => findNewsletter(context),
    newsletterReader: (_root, { token }, context) => readLinked(context, token),
  },
  Mutation: {
    setNewsletter: (_root, { wanted }, context) => setNewsletter(context, wanted),
    subscribeToNewsletter: (_root, { email }, context) => subscribe(context, email),
    confirmNewsletter: (_root, { token }, context) => confirmLinked(context, token),
    endNewsletter: (_root, { token }, context) => endLinked(context, token),
  },
};
