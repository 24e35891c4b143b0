/** Who may read and give consents. */
import { anyone, inCharge, inPerson, type ModulePolicies, overBrands, type Policy, signedIn } from '../../policy.ts';
import { refusal } from '../../refusal.ts';

/** Guests for the address they give, members for their own; nobody while masquerading. */
const forOneself: Policy<{ mail: string }> = async (context, args) => {
  const { account } = context.viewer;
  if (account === null) return;
  await inPerson(context, args);
  if (args.mail.trim().toLowerCase() !== account.email) throw refusal('NOT_ALLOWED');
};

export const consentPolicies = {
  Query: { adminConsents: overBrands(inCharge), getGdprConsentInfos: anyone, hasTheLatestConsent: signedIn },
  Mutation: { rewordConsent: overBrands(inCharge), createGdprUserConsent: forOneself },
} satisfies ModulePolicies;
