/** Backend calls of account pages. Every function rejects with `GraphqlError`. */
import type { Answers } from '../../../runtime/forms/answers.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { run } from '../../../runtime/graphql/run.ts';
import {
  accountLinkQuery,
  addRoleMutation,
  type MailedLink,
  requestPasswordResetMutation,
  resendVerificationMutation,
  resetPasswordMutation,
  type VerifyEmail,
  verifyEmailMutation,
} from './account.generated.ts';
import { type FieldFault, faultsAtFields } from './account-faults.ts';
import type { OwnRole } from './own-roles.ts';

/** `browser`: its secret, if the person registered in it. */
export async function verifyEmail(token: string, browser: string | null): Promise<VerifyEmail['verifyEmail']> {
  return (await run(verifyEmailMutation, { token, browser })).verifyEmail;
}

export async function lookAtLink(token: string): Promise<MailedLink> {
  return (await run(accountLinkQuery, { token })).accountLink;
}

/** Adds the other role; errors are missing consents. */
export async function addRole(role: OwnRole, answers: Answers = {}): Promise<readonly FormFault[]> {
  return (await run(addRoleMutation, { role, answers })).addRole.faults;
}

/** Without an address, for the person who is signed in. */
export async function resendVerification(email: string | null): Promise<FieldFault[]> {
  const answer = await run(resendVerificationMutation, { email });
  return faultsAtFields(answer.resendVerification.faults);
}

export async function requestPasswordReset(email: string): Promise<FieldFault[]> {
  const answer = await run(requestPasswordResetMutation, { email });
  return faultsAtFields(answer.requestPasswordReset.faults);
}

export async function resetPassword(
  token: string,
  password: string,
): Promise<{ state: MailedLink['state']; faults: FieldFault[]; signIn: string | null }> {
  const { state, signIn, faults } = (await run(resetPasswordMutation, { token, password })).resetPassword;
  return { state, signIn, faults: faultsAtFields(faults) };
}
