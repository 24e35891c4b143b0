import type { Resolvers } from '../../graphql.generated.ts';
import { listConsents, rewordConsent } from './admin.ts';
import { agree, describeInfos, findLatestConsent } from './service.ts';

export const consentResolvers: Resolvers = {
  Query: {
    getGdprConsentInfos: (_root, asked, context) => describeInfos(context, asked),
    adminConsents: (_root, { brand }, context) => listConsents(context, brand),
    hasTheLatestConsent: (_root, asked, context) => findLatestConsent(context, asked),
  },
  Mutation: {
    rewordConsent: (_root, asked, context) => rewordConsent(context, asked),
    createGdprUserConsent: (_root, asked, context) => agree(context, asked),
  },
};
