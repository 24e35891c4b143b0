/** Making an account, and joining a brand with the one that there is. Every function rejects with `GraphqlError`. */
import type { Answers } from '../../runtime/forms/answers.ts';
import { ask } from '../shared/account/account-calls.ts';
import type { OwnRole } from '../shared/account/own-roles.ts';

interface Fault {
  code: string;
  pointer: string;
  message: string;
}

export async function register(answers: Answers, captcha: string | null): Promise<Fault[]> {
  const document = `mutation Register($answers: JSON!, $captcha: String) {
    register(answers: $answers, captcha: $captcha) { faults { code pointer message } }
  }`;
  return (await ask<{ register: { faults: Fault[] } }>(document, { answers, captcha })).register.faults;
}

export async function joinSite(role: OwnRole, answers: Answers, captcha: string | null): Promise<Fault[]> {
  const document = `mutation JoinSite($role: SiteRole!, $answers: JSON!, $captcha: String) {
    joinSite(role: $role, answers: $answers, captcha: $captcha) { faults { code pointer message } }
  }`;
  return (await ask<{ joinSite: { faults: Fault[] } }>(document, { role, answers, captcha })).joinSite.faults;
}
