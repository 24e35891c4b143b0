import type { Resolvers } from '../../graphql.generated.ts';
import { recommendJobs } from './recommend.ts';
import { joinBookmarks, listBookmarks, markJob } from './service.ts';

export const bookmarkResolvers: Resolvers = {
  Query: {
    bookmarks: (_root, { jobs }, context) => listBookmarks(context, jobs ?? []),
    recommendedJobs: (_root, { limit }, context) => recommendJobs(context, limit),
  },
  Mutation: {
    markJob: (_root, { job, marked }, context) => markJob(context, job, marked),
    joinBookmarks: (_root, { jobs }, context) => joinBookmarks(context, jobs),
  },
};
