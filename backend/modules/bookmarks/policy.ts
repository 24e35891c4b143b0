/** Bookmarks are private: the store only reads the person's own. A visitor may read what the brand shows of jobs. */
import { all, type ModulePolicies, signedIn, withFeature } from '../../policy.ts';

const on = withFeature('bookmarks');

export const bookmarkPolicies = {
  Query: { bookmarks: on, recommendedJobs: signedIn },
  Mutation: { markJob: all(on, signedIn), joinBookmarks: all(on, signedIn) },
} satisfies ModulePolicies;
