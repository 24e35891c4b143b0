/** Drafts are a person's own: the store looks nowhere else. Guests keep theirs in the browser. */
import { type ModulePolicies, signedIn } from '../../policy.ts';

export const draftPolicies = {
  Query: { draft: signedIn },
  Mutation: { saveDraft: signedIn, dropDraft: signedIn },
} satisfies ModulePolicies;
