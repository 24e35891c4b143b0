/** What the dashboard says about requests for contact. */
import type { DashboardContacts } from './dashboard.generated.ts';

export interface ContactCounts {
  /** Requests to the owner of a resume that wait for an answer. */
  asked: number;
  /** Requests of the organization that were answered lately. */
  answered: number;
  /** Of all its approved requests, those that could not be paid for. */
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
