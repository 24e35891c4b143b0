/** Every list of the administration, by name. A test compares them with the files in `lists`. */
import { UserError } from '../../errors.ts';
import type { EntryList } from './entry-list.ts';
import { agreements } from './lists/agreements-store.ts';
import { alerts } from './lists/alerts-store.ts';
import { apiKeys } from './lists/api-keys-store.ts';
import { apiRequests } from './lists/api-requests-store.ts';
import { appConfigEntries } from './lists/app-config-store.ts';
import { applications } from './lists/applications-store.ts';
import { claims } from './lists/claims-store.ts';
import { consentTexts } from './lists/consent-texts-store.ts';
import { contactRequests } from './lists/contact-requests-store.ts';
import { credits } from './lists/credits-store.ts';
import { cvPages } from './lists/cv-pages-store.ts';
import { events } from './lists/events-store.ts';
import { jobs } from './lists/jobs-store.ts';
import { messages } from './lists/messages-store.ts';
import { newsletter } from './lists/newsletter-store.ts';
import { orders } from './lists/orders-store.ts';
import { organizations } from './lists/organizations-store.ts';
import { outbox } from './lists/outbox-store.ts';
import { profiles } from './lists/profiles-store.ts';
import { reports } from './lists/reports-store.ts';
import { resumes } from './lists/resumes-store.ts';
import { subscriptions } from './lists/subscriptions-store.ts';
import { terms } from './lists/terms-store.ts';
import { trainingOrganizations } from './lists/training-organizations-store.ts';
import { trusted } from './lists/trusted-store.ts';
import { users } from './lists/users-store.ts';
import { vouchers } from './lists/vouchers-store.ts';
import { waitingJobs } from './lists/waiting-jobs-store.ts';
import { webhookDeliveries } from './lists/webhook-deliveries-store.ts';
import { webhooks } from './lists/webhooks-store.ts';

const LISTS: Readonly<Record<string, EntryList>> = {
  users,
  organizations,
  claims,
  'training-organizations': trainingOrganizations,
  jobs,
  applications,
  resumes,
  'cv-pages': cvPages,
  'contact-requests': contactRequests,
  alerts,
  messages,
  orders,
  vouchers,
  credits,
  subscriptions,
  terms,
  newsletter,
  outbox,
  agreements,
  'app-config': appConfigEntries,
  'api-keys': apiKeys,
  'api-requests': apiRequests,
  webhooks,
  'webhook-deliveries': webhookDeliveries,
  'waiting-jobs': waitingJobs,
  reports,
  trusted,
  profiles,
  'consent-texts': consentTexts,
  events,
};

export const listNames: readonly string[] = Object.keys(LISTS);

const BY_EVENT: ReadonlyMap<string, string> = new Map(
  Object.entries(LISTS).flatMap(([name, { event }]) => (event === undefined ? [] : [[event, name] as const])),
);

/** The list of what a detail of the activity log names; undefined for other details. */
export const listOfDetail = (key: string): string | undefined => BY_EVENT.get(key);

/** Throws `UserError` BAD_INPUT for a name that there is none of. */
export function listOf(name: string): EntryList {
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  if (list !== undefined) return list;
  const message = `There is no list "${name.slice(0, 40)}". Allowed: ${listNames.join(', ')}.`;
  throw new UserError('BAD_INPUT', message, { path: 'of' });
}
