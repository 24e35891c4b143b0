/** Backend calls of the settings. Every function rejects with `GraphqlError`. */

import { run } from '../../runtime/graphql/run.ts';
import { setSessionToken } from '../../runtime/session/session-keeper.ts';
import { type FieldFault, faultsAtFields } from '../shared/account/account-faults.ts';
import {
  changeEmailMutation,
  changePasswordMutation,
  deleteAccountMutation,
  exportAccountQuery,
  signOutEverywhereMutation,
  updateAccountMutation,
} from './settings-page.generated.ts';

export interface PersonChange {
  displayName: string;
  firstName: string;
  lastName: string;
  locale: string;
}

export async function updateAccount(change: PersonChange): Promise<FieldFault[]> {
  const answer = await run(updateAccountMutation, { ...change });
  return faultsAtFields(answer.updateAccount.faults);
}

export async function changeEmail(email: string, password: string | null): Promise<FieldFault[]> {
  return faultsAtFields((await run(changeEmailMutation, { email, password })).changeEmail.faults);
}

/** Ends all other sessions; this one continues with a new token. */
export async function changePassword(oldPassword: string | null, newPassword: string): Promise<FieldFault[]> {
  const { changePassword: answer } = await run(changePasswordMutation, {
    oldPassword,
    newPassword,
  });
  if (answer.jwt !== null) setSessionToken(answer.jwt);
  return faultsAtFields(answer.faults);
}

export async function signOutEverywhere(): Promise<void> {
  await run(signOutEverywhereMutation);
}

/** All data stored about the person, as readable JSON. */
export async function exportAccount(): Promise<string> {
  const { exportAccount: data } = await run(exportAccountQuery);
  return JSON.stringify(data, null, 2);
}

export interface OwnedOrganization {
  id: number;
  name: string;
}

/**
 * An account that is the only owner of an organization cannot be deleted, unless the organization is deleted with it.
 */
export async function deleteAccount(
  password: string | null,
  withOrganizations: boolean,
): Promise<{ faults: FieldFault[]; organizations: readonly OwnedOrganization[] }> {
  const { deleteAccount: answer } = await run(deleteAccountMutation, { password, withOrganizations });
  return { faults: faultsAtFields(answer.faults), organizations: answer.organizations };
}
