/** Creating an account, and joining a brand with an existing one. Every function rejects with `GraphqlError`. */
import type { Answers } from '../../runtime/forms/answers.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { run } from '../../runtime/graphql/run.ts';
import type { OwnRole } from '../shared/account/own-roles.ts';
import { joinSiteMutation, registerMutation } from './register-form.generated.ts';

/** `browser`: the secret with which the mailed link signs in here. */
export async function register(
  answers: Answers,
  captcha: string | null,
  browser: string,
): Promise<readonly FormFault[]> {
  return (await run(registerMutation, { answers, captcha, browser })).register.faults;
}

export async function joinSite(role: OwnRole, answers: Answers, captcha: string | null): Promise<readonly FormFault[]> {
  return (await run(joinSiteMutation, { role, answers, captcha })).joinSite.faults;
}
