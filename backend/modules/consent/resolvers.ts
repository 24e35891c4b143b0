import type { Resolvers } from '../../graphql.generated.ts';
import { listConsents, rewordConsent } from './admin.ts';
import { findNewsletter, setNewsletter } from './newsletter.ts';
import { agree, describeInfos, findLatestConsent } from './service.ts';

export const consentResolvers: Resolvers = {
  Query: {
    getGdprConsentInfos: (_root, asked, context) => describeInfos(context, asked),
    adminConsents: (_root, { brand }, context) => listConsents(context, brand),
    newsletter: (_root, _args, context) => findNewsletter(context),
    hasTheLatestConsent: (_root, asked, context) => findLatestConsent(context, asked),
  },
  Mutation: {
    rewordConsent: (_root, asked, context) => rewordConsent(context, asked),
    setNewsletter: (_root, { wanted }, context) => setNewsletter(context, wanted),
    createGdprUserConsent: (_root, asked, context) => agree(context, asked),
  },
};
