/** Drafts are private: the store only reads the person's own. Guests keep theirs in the browser. */
import { type ModulePolicies, signedIn } from '../../policy.ts';

export const draftPolicies = {
  Query: { draft: signedIn },
  Mutation: { saveDraft: signedIn, dropDraft: signedIn },
} satisfies ModulePolicies;
