/** What pages ask of the backend about alerts of one kind. Every function rejects with `GraphqlError`. */
import type { FormToFill } from '../../../runtime/forms/check-cache.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { ask } from '../account/account-calls.ts';

export interface Alert {
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

export interface AlertResult {
  alert: Alert | null;
  faults: FormFault[];
  confirm: boolean;
}

export interface AlertCalls {
  list(): Promise<Alert[]>;
  /** Null for one that is not there, or is somebody else's. */
  find(choice: AlertChoice): Promise<Alert | null>;
  /** The form as the brand asks it; null where it asks none. */
  loadForm(): Promise<FormToFill | null>;
  /** The form, and the search of an address in words; null where it is none. */
  loadNew(search: string): Promise<{ form: FormToFill | null; title: string | null }>;
  create(search: string, answers: unknown): Promise<AlertResult>;
  update(choice: AlertChoice, answers: unknown): Promise<AlertResult>;
  /** Of a guest; false for a link that does not work. */
  confirm(token: string): Promise<boolean>;
  pause(choice: AlertChoice, paused: boolean): Promise<void>;
  remove(choice: AlertChoice): Promise<void>;
}

const ALERT = 'id name title href interval paused confirmed email lastSent';
const RESULT = `confirm faults { code pointer message } alert { ${ALERT} }`;
const form = (name: string) =>
  `form(name: "${name}") { form check groups { group schema fields { name control width } } }`;

type Form = { form: FormToFill | null };

export const jobAlertCalls: AlertCalls = {
  list: async () => (await ask<{ found: Alert[] }>(`query JobAlerts { found: jobAlerts { ${ALERT} } }`)).found,
  find: async (choice) => {
    const document = `query JobAlert($token: String!) { found: jobAlert(token: $token) { ${ALERT} } }`;
    return (await ask<{ found: Alert | null }>(document, { ...choice })).found;
  },
  loadForm: async () => (await ask<Form>(`query AlertForm { ${form('alert')} }`)).form,
  loadNew: (search) =>
    ask<Form & { title: string | null }>(
      `query NewAlert($search: String!) { ${form('alert')} title: savedSearchTitle(search: $search) }`,
      { search },
    ),
  create: async (search, answers) => {
    const document = `mutation CreateJobAlert($search: String!, $answers: JSON!) {
      done: createJobAlert(search: $search, answers: $answers) { ${RESULT} }
    }`;
    return (await ask<{ done: AlertResult }>(document, { search, answers })).done;
  },
  update: async (choice, answers) => {
    const document = `mutation UpdateJobAlert($answers: JSON!, $id: Int, $token: String) {
      done: updateJobAlert(answers: $answers, id: $id, token: $token) { ${RESULT} }
    }`;
    return (await ask<{ done: AlertResult }>(document, { ...choice, answers })).done;
  },
  confirm: async (token) => {
    const document = 'mutation ConfirmJobAlert($token: String!) { done: confirmJobAlert(token: $token) { confirmed } }';
    return (await ask<{ done: unknown }>(document, { token })).done !== null;
  },
  pause: async (choice, paused) => {
    const document = `mutation PauseJobAlert($paused: Boolean!, $id: Int, $token: String) {
      pauseJobAlert(paused: $paused, id: $id, token: $token) { id }
    }`;
    await ask(document, { ...choice, paused });
  },
  remove: async (choice) => {
    const document = 'mutation DeleteJobAlert($id: Int, $token: String) { deleteJobAlert(id: $id, token: $token) }';
    await ask(document, { ...choice });
  },
};

export const resumeAlertCalls: AlertCalls = {
  list: async () => (await ask<{ found: Alert[] }>(`query ResumeAlerts { found: resumeAlerts { ${ALERT} } }`)).found,
  find: async (choice) => {
    const document = `query ResumeAlert($id: Int, $token: String) {
      found: resumeAlert(id: $id, token: $token) { ${ALERT} }
    }`;
    return (await ask<{ found: Alert | null }>(document, { ...choice })).found;
  },
  loadForm: async () => (await ask<Form>(`query ResumeAlertForm { ${form('resume_alert')} }`)).form,
  loadNew: (search) =>
    ask<Form & { title: string | null }>(
      `query NewResumeAlert($search: String!) { ${form('resume_alert')} title: savedResumeSearchTitle(search: $search) }`,
      { search },
    ),
  create: async (search, answers) => {
    const document = `mutation CreateResumeAlert($search: String!, $answers: JSON!) {
      done: createResumeAlert(search: $search, answers: $answers) { ${RESULT} }
    }`;
    return (await ask<{ done: AlertResult }>(document, { search, answers })).done;
  },
  update: async (choice, answers) => {
    const document = `mutation UpdateResumeAlert($answers: JSON!, $id: Int, $token: String) {
      done: updateResumeAlert(answers: $answers, id: $id, token: $token) { ${RESULT} }
    }`;
    return (await ask<{ done: AlertResult }>(document, { ...choice, answers })).done;
  },
  confirm: async () => false,
  pause: async (choice, paused) => {
    const document = `mutation PauseResumeAlert($paused: Boolean!, $id: Int, $token: String) {
      pauseResumeAlert(paused: $paused, id: $id, token: $token) { id }
    }`;
    await ask(document, { ...choice, paused });
  },
  remove: async (choice) => {
    const document = `mutation DeleteResumeAlert($id: Int, $token: String) {
      deleteResumeAlert(id: $id, token: $token)
    }`;
    await ask(document, { ...choice });
  },
};
