/** People subscribe for themselves; a token from a mail authorizes its holder. */
import { all, inPerson, type ModulePolicies, signedIn, withFeature } from '../../policy.ts';

const on = withFeature('newsletter');

export const newsletterPolicies = {
  Query: { newsletter: all(on, signedIn), newsletterReader: on },
  Mutation: {
    setNewsletter: all(on, inPerson),
    subscribeToNewsletter: on,
    confirmNewsletter: on,
    endNewsletter: on,
  },
} satisfies ModulePolicies;
