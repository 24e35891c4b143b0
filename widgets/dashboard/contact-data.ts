/** Contact requests on the dashboard. */
import type { DashboardContacts } from './dashboard.generated.ts';

export interface ContactCounts {
  /** Requests to the owner of a resume waiting for an answer. */
  asked: number;
  /** Requests of the organization answered recently. */
  answered: number;
  /** Approved requests of the organization still waiting for payment. */
  unpaid: number;
}

const LATELY_MS = 7 * 86_400_000;

/** For the owner of a resume, for the organization of an employer, or both. */
export function contactCountsOf({ own = [], sent }: DashboardContacts): ContactCounts {
  const contacts = sent?.contacts ?? [];
  const isLate = (time: string | null) => time !== null && Date.now() - Date.parse(time) < LATELY_MS;
  return {
    asked: own.filter(({ status }) => status === 'pending').length,
    answered: contacts.filter(({ status, answered }) => status !== 'pending' && isLate(answered)).length,
    unpaid: contacts.filter(({ status, opened }) => status === 'approved' && !opened).length,
  };
}
