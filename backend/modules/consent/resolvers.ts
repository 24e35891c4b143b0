import type { Resolvers } from '../../graphql.generated.ts';
import { agree, describeInfos, findLatestConsent } from './service.ts';

export const consentResolvers: Resolvers = {
  Query: {
    getGdprConsentInfos: (_root, asked, context) => describeInfos(context, asked),
    hasTheLatestConsent: (_root, asked, context) => findLatestConsent(context, asked),
  },
  Mutation: {
    createGdprUserConsent: (_root, asked, context) => agree(context, asked),
  },
};
