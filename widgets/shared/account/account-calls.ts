/** What account pages ask the backend. Every function rejects with `GraphqlError`. */
import type { Answers } from '../../../runtime/forms/answers.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { type FieldFault, faultsAtFields } from './account-faults.ts';
import type { OwnRole } from './own-roles.ts';

interface Fault {
  pointer: string;
  message: string;
}

export type LinkState = 'good' | 'used' | 'expired' | 'unknown';
export type LinkKind = 'verify_email' | 'reset_password' | 'change_email';
export interface AccountLink {
  state: LinkState;
  kind: LinkKind | null;
}

/** Runs one operation with the session of the page. */
export async function ask<T>(document: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { graphql } = await import('../../../runtime/graphql/client.ts');
  return graphql<T>({ document, variables });
}

export async function verifyEmail(token: string): Promise<AccountLink> {
  const document = 'mutation VerifyEmail($token: String!) { verifyEmail(token: $token) { state kind } }';
  return (await ask<{ verifyEmail: AccountLink }>(document, { token })).verifyEmail;
}

export async function lookAtLink(token: string): Promise<AccountLink> {
  const document = 'query AccountLink($token: String!) { accountLink(token: $token) { state kind } }';
  return (await ask<{ accountLink: AccountLink }>(document, { token })).accountLink;
}

/** Adds the other role; faults are those of consents that are missing. */
export async function addRole(role: OwnRole, answers: Answers = {}): Promise<FormFault[]> {
  const document = `mutation AddRole($role: SiteRole!, $answers: JSON) {
    addRole(role: $role, answers: $answers) { faults { code pointer message } }
  }`;
  return (await ask<{ addRole: { faults: FormFault[] } }>(document, { role, answers })).addRole.faults;
}

/** Without an address, for the person who is signed in. */
export async function resendVerification(email: string | null): Promise<FieldFault[]> {
  const document = `mutation ResendVerification($email: String) {
    resendVerification(email: $email) { faults { pointer message } }
  }`;
  const answer = await ask<{ resendVerification: { faults: Fault[] } }>(document, { email });
  return faultsAtFields(answer.resendVerification.faults);
}

export async function requestPasswordReset(email: string): Promise<FieldFault[]> {
  const document = `mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) { faults { pointer message } }
  }`;
  const answer = await ask<{ requestPasswordReset: { faults: Fault[] } }>(document, { email });
  return faultsAtFields(answer.requestPasswordReset.faults);
}

export async function resetPassword(
  token: string,
  password: string,
): Promise<{ state: LinkState; faults: FieldFault[]; signIn: string | null }> {
  const document = `mutation ResetPassword($token: String!, $password: String!) {
    resetPassword(token: $token, password: $password) { state signIn faults { pointer message } }
  }`;
  interface Answer {
    resetPassword: { state: LinkState; faults: Fault[]; signIn: string | null };
  }
  const { state, signIn, faults } = (await ask<Answer>(document, { token, password })).resetPassword;
  return { state, signIn, faults: faultsAtFields(faults) };
}
