/** Challenges are for everybody; a limit counts them. */
import { anyone, type ModulePolicies } from '../../policy.ts';

export const captchaPolicies = { Query: { captchaChallenge: anyone } } satisfies ModulePolicies;
