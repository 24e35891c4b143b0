import type { Resolvers } from '../../graphql.generated.ts';
import { hide, restore, takeDown } from './administered.ts';
import { findOwn, headlineOf, saveSite, viewOfSite, wordsOfSite } from './service.ts';
import { findOnline } from './store.ts';

export const cvSiteResolvers: Resolvers = {
  Query: {
    cvSite: (_root, { id }, context) => findOnline(context, { id }),
    ownCvSite: (_root, _args, context) => findOwn(context),
  },
  Mutation: {
    saveCvSite: (_root, wish, context) => saveSite(context, wish),
    takeCvSiteDown: (_root, { id, reason }, context) => takeDown(context, id, reason),
    restoreCvSite: (_root, { id }, context) => restore(context, id),
    hideCvSite: (_root, { id }, context) => hide(context, id),
  },
  CvSite: {
    headline: (site) => headlineOf(site),
    name: (site, _args, context) => viewOfSite(context, site).name,
    view: (site, _args, context) => viewOfSite(context, site),
    words: (site, _args, context) => wordsOfSite(context, site),
  },
};
