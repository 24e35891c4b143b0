/** Backend calls about one kind of alerts. Every function rejects with `GraphqlError`. */
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import { type Asked, queryOf } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import type { Alert, AlertResult } from './job-alerts.generated.ts';
import {
  alertFormQuery,
  confirmJobAlertMutation,
  createJobAlertMutation,
  deleteJobAlertMutation,
  jobAlertQuery,
  jobAlertsQuery,
  newAlertQuery,
  pauseJobAlertMutation,
  updateJobAlertMutation,
  visitJobAlertMutation,
} from './job-alerts.generated.ts';
import {
  createResumeAlertMutation,
  deleteResumeAlertMutation,
  newResumeAlertQuery,
  pauseResumeAlertMutation,
  resumeAlertFormQuery,
  resumeAlertQuery,
  resumeAlertsQuery,
  updateResumeAlertMutation,
} from './resume-alerts.generated.ts';

/** Identifies an alert: a member's by id, anybody's by the token from an email. */
export type AlertChoice = { id: number } | { token: string };

export interface AlertCalls {
  list: Asked<{ found: readonly Alert[] }>;
  /** Null if it does not exist or belongs to somebody else. */
  find(choice: AlertChoice): Asked<{ found: Alert | null }>;
  /** The form as configured by the brand; null if there is none. */
  form: Asked<{ form: FormToFill | null }>;
  /** The form, and a description of the search at an address; null if it is not a search. */
  start(search: string): Asked<{ form: FormToFill | null; title: string | null }>;
  create(search: string, answers: unknown): Promise<AlertResult>;
  update(choice: AlertChoice, answers: unknown): Promise<AlertResult>;
  /** For guests; false if the link is invalid. */
  confirm(token: string): Promise<boolean>;
  pause(choice: AlertChoice, paused: boolean): Promise<void>;
  remove(choice: AlertChoice): Promise<void>;
  /** Its results are opened: what is new counts from now. */
  visit(choice: AlertChoice): Promise<void>;
}

export const jobAlertCalls: AlertCalls = {
  list: queryOf(jobAlertsQuery),
  // Members have theirs in the list; only emailed links look up a single one.
  find: (choice) => queryOf(jobAlertQuery, { token: 'token' in choice ? choice.token : '' }),
  form: queryOf(alertFormQuery),
  start: (search) => queryOf(newAlertQuery, { search }),
  create: async (search, answers) => (await run(createJobAlertMutation, { search, answers })).done,
  update: async (choice, answers) => (await run(updateJobAlertMutation, { ...choice, answers })).done,
  confirm: async (token) => (await run(confirmJobAlertMutation, { token })).done !== null,
  pause: async (choice, paused) => void (await run(pauseJobAlertMutation, { ...choice, paused })),
  remove: async (choice) => void (await run(deleteJobAlertMutation, choice)),
  visit: async (choice) => void (await run(visitJobAlertMutation, choice)),
};

export const resumeAlertCalls: AlertCalls = {
  list: queryOf(resumeAlertsQuery),
  find: (choice) => queryOf(resumeAlertQuery, choice),
  form: queryOf(resumeAlertFormQuery),
  start: (search) => queryOf(newResumeAlertQuery, { search }),
  create: async (search, answers) => (await run(createResumeAlertMutation, { search, answers })).done,
  update: async (choice, answers) => (await run(updateResumeAlertMutation, { ...choice, answers })).done,
  confirm: async () => false,
  pause: async (choice, paused) => void (await run(pauseResumeAlertMutation, { ...choice, paused })),
  remove: async (choice) => void (await run(deleteResumeAlertMutation, choice)),
  visit: async () => undefined,
};
