/** What pages ask of the backend about job alerts. Every function rejects with `GraphqlError`. */
import type { FormToFill } from '../../runtime/forms/check-cache.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { ask } from './account/account-calls.ts';

export interface JobAlert {
  id: number;
  name: string | null;
  title: string;
  href: string;
  interval: number;
  paused: boolean;
  confirmed: boolean;
  email: string;
  lastSent: string | null;
}

/** Which alert is meant: a member's by its number, anybody's by the token of a mail. */
export type AlertChoice = { id: number } | { token: string };

const FIELDS = 'id name title href interval paused confirmed email lastSent';
const FORM = 'form(name: "alert") { form check groups { group schema fields { name control width } } }';

export async function listAlerts(): Promise<JobAlert[]> {
  return (await ask<{ jobAlerts: JobAlert[] }>(`query JobAlerts { jobAlerts { ${FIELDS} } }`)).jobAlerts;
}

export async function findAlert(token: string): Promise<JobAlert | null> {
  const document = `query JobAlert($token: String!) { jobAlert(token: $token) { ${FIELDS} } }`;
  return (await ask<{ jobAlert: JobAlert | null }>(document, { token })).jobAlert;
}

/** The form as the brand asks it; null where it asks none. */
export async function loadAlertForm(): Promise<FormToFill | null> {
  return (await ask<{ form: FormToFill | null }>(`query AlertForm { ${FORM} }`)).form;
}

/** The form, and the search of an address in words; null where it is none. */
export async function loadNewAlert(search: string): Promise<{ form: FormToFill | null; title: string | null }> {
  const document = `query NewAlert($search: String!) { ${FORM} savedSearchTitle(search: $search) }`;
  const { form, savedSearchTitle } = await ask<{ form: FormToFill | null; savedSearchTitle: string | null }>(document, {
    search,
  });
  return { form, title: savedSearchTitle };
}

export interface AlertResult {
  alert: JobAlert | null;
  faults: FormFault[];
  confirm: boolean;
}

export async function createAlert(search: string, answers: unknown): Promise<AlertResult> {
  const document = `mutation CreateJobAlert($search: String!, $answers: JSON!) {
    createJobAlert(search: $search, answers: $answers) { confirm faults { code pointer message } alert { ${FIELDS} } }
  }`;
  return (await ask<{ createJobAlert: AlertResult }>(document, { search, answers })).createJobAlert;
}

export async function updateAlert(choice: AlertChoice, answers: unknown): Promise<AlertResult> {
  const document = `mutation UpdateJobAlert($answers: JSON!, $id: Int, $token: String) {
    updateJobAlert(answers: $answers, id: $id, token: $token) {
      confirm faults { code pointer message } alert { ${FIELDS} }
    }
  }`;
  return (await ask<{ updateJobAlert: AlertResult }>(document, { ...choice, answers })).updateJobAlert;
}

export async function confirmAlert(token: string): Promise<boolean> {
  const document = 'mutation ConfirmJobAlert($token: String!) { confirmJobAlert(token: $token) { confirmed } }';
  return (await ask<{ confirmJobAlert: { confirmed: boolean } | null }>(document, { token })).confirmJobAlert !== null;
}

export async function pauseAlert(choice: AlertChoice, paused: boolean): Promise<void> {
  const document = `mutation PauseJobAlert($paused: Boolean!, $id: Int, $token: String) {
    pauseJobAlert(paused: $paused, id: $id, token: $token) { id }
  }`;
  await ask(document, { ...choice, paused });
}

export async function deleteAlert(choice: AlertChoice): Promise<void> {
  const document = 'mutation DeleteJobAlert($id: Int, $token: String) { deleteJobAlert(id: $id, token: $token) }';
  await ask(document, { ...choice });
}
