/** What distinguishes the pages of one kind of alerts. */
import type { Href } from '../../../runtime/core/routing/href.ts';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import { type AlertCalls, jobAlertCalls, resumeAlertCalls } from './alert-calls.ts';

export interface AlertKind {
  calls: AlertCalls;
  /** Namespace of its texts; both have the same keys. */
  texts: 'alerts' | 'resume-alerts';
  /** Canonical path of the list. */
  list: string;
  /** Canonical path before the id of a member's alert; null if there is only the list. */
  edit: string | null;
  /** Address of the search without criteria. */
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
