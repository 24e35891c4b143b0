/** What tells the pages of one kind of alerts from another. */
import type { Href } from '../../../runtime/core/routing/href.ts';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import { type AlertCalls, jobAlertCalls, resumeAlertCalls } from './alert-calls.ts';

export interface AlertKind {
  calls: AlertCalls;
  /** Namespace of its texts; both have the same keys. */
  texts: 'alerts' | 'resume-alerts';
  /** Canonical path of the list. */
  list: string;
  /** Canonical path in front of the number of a member's alert; null where the list is all there is. */
  edit: string | null;
  /** Address of the whole search. */
  searchHref(href: Href): string;
}

export const jobAlerts: AlertKind = {
  calls: jobAlertCalls,
  texts: 'alerts',
  list: '/user/alerts',
  edit: null,
  searchHref: (href) => href.jobs(),
};

export const resumeAlerts: AlertKind = {
  calls: resumeAlertCalls,
  texts: 'resume-alerts',
  list: '/resume-alert',
  edit: '/resume-alert/edit',
  searchHref: (href) => href.search({ ...emptySearch, index: 'RESUMES' }),
};
