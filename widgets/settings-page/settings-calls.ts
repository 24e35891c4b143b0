/** What the settings change. Every function rejects with `GraphqlError`. */
import { setSessionToken } from '../../runtime/session/session-keeper.ts';
import { ask } from '../shared/account/account-calls.ts';
import { type FieldFault, faultsAtFields } from '../shared/account/account-faults.ts';

interface Result {
  faults: { pointer: string; message: string }[];
}

export interface PersonChange {
  displayName: string;
  firstName: string;
  lastName: string;
  locale: string;
}

export async function updateAccount(change: PersonChange): Promise<FieldFault[]> {
  const document = `mutation UpdateAccount($displayName: String, $firstName: String, $lastName: String, $locale: String) {
    updateAccount(displayName: $displayName, firstName: $firstName, lastName: $lastName, locale: $locale) {
      faults { pointer message }
    }
  }`;
  const answer = await ask<{ updateAccount: Result }>(document, { ...change });
  return faultsAtFields(answer.updateAccount.faults);
}

export async function changeEmail(email: string, password: string | null): Promise<FieldFault[]> {
  const document = `mutation ChangeEmail($email: String!, $password: String) {
    changeEmail(email: $email, password: $password) { faults { pointer message } }
  }`;
  return faultsAtFields((await ask<{ changeEmail: Result }>(document, { email, password })).changeEmail.faults);
}

/** All other sessions end; this one goes on with a new bearer. */
export async function changePassword(oldPassword: string | null, newPassword: string): Promise<FieldFault[]> {
  const document = `mutation ChangePassword($oldPassword: String, $newPassword: String!) {
    changePassword(oldPassword: $oldPassword, newPassword: $newPassword) { jwt faults { pointer message } }
  }`;
  const { changePassword: answer } = await ask<{ changePassword: Result & { jwt: string | null } }>(document, {
    oldPassword,
    newPassword,
  });
  if (answer.jwt !== null) setSessionToken(answer.jwt);
  return faultsAtFields(answer.faults);
}

export async function signOutEverywhere(): Promise<void> {
  await ask('mutation SignOutEverywhere { signOutEverywhere }');
}

/** Everything that is kept about the person, as readable JSON. */
export async function exportAccount(): Promise<string> {
  const { exportAccount: data } = await ask<{ exportAccount: unknown }>('query ExportAccount { exportAccount }');
  return JSON.stringify(data, null, 2);
}

export interface OwnedOrganization {
  id: number;
  name: string;
}

/** Organizations that nobody else owns keep the account from being deleted, unless they go along. */
export async function deleteAccount(
  password: string | null,
  withOrganizations: boolean,
): Promise<{ faults: FieldFault[]; organizations: OwnedOrganization[] }> {
  const document = `mutation DeleteAccount($password: String, $withOrganizations: Boolean) {
    deleteAccount(password: $password, withOrganizations: $withOrganizations) {
      faults { pointer message } organizations { id name }
    }
  }`;
  const { deleteAccount: answer } = await ask<{
    deleteAccount: Result & { organizations: OwnedOrganization[] };
  }>(document, { password, withOrganizations });
  return { faults: faultsAtFields(answer.faults), organizations: answer.organizations };
}

export interface Newsletter {
  /** When the person agreed to it; null where they do not get it. */
  since: string | null;
}

/** Null where the brand has none. */
export async function findNewsletter(): Promise<Newsletter | null> {
  return (await ask<{ newsletter: Newsletter | null }>('query Newsletter { newsletter { since } }')).newsletter;
}

export async function setNewsletter(wanted: boolean): Promise<Newsletter | null> {
  const document = 'mutation SetNewsletter($wanted: Boolean!) { setNewsletter(wanted: $wanted) { since } }';
  return (await ask<{ setNewsletter: Newsletter | null }>(document, { wanted })).setNewsletter;
}
