/** Challenges are public, with a rate limit. */
import { anyone, type ModulePolicies } from '../../policy.ts';

export const captchaPolicies = { Query: { captchaChallenge: anyone } } satisfies ModulePolicies;
