/** The kinds of alerts: new jobs for everybody, new resumes for employers. Pure. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';

export interface AlertKind {
  /** Value of the column `index` in its rows. */
  readonly index: 'JOBS' | 'RESUMES';
  /** Kind of the tokens in its mails. */
  readonly link: string;
  /** Canonical path of its page, before the token. */
  readonly path: string;
  /** The form that creates it; both have the group `subscription`. */
  readonly form: string;
  /** Whether the form asks for an address, because guests can have alerts as well. */
  readonly guests: boolean;
  isOn(document: Pick<BrandDocument, 'features'>): boolean;
  /** Seconds between two mails that the brand offers. */
  intervals(document: Pick<BrandDocument, 'alerts'>): readonly number[];
}

export const jobAlerts: AlertKind = {
  index: 'JOBS',
  link: 'job alert',
  path: '/user/alerts',
  form: 'alert',
  guests: true,
  isOn: ({ features }) => features.jobAlerts,
  intervals: ({ alerts }) => alerts.jobIntervals,
};

export const resumeAlerts: AlertKind = {
  index: 'RESUMES',
  link: 'resume alert',
  path: '/resume-alert/edit',
  form: 'resume_alert',
  guests: false,
  isOn: ({ features: { recruiter, resume, resumeSearches, resumeAlerts } }) =>
    recruiter && resume && resumeSearches && resumeAlerts,
  intervals: ({ alerts }) => alerts.resumeIntervals,
};

export const alertKinds: readonly AlertKind[] = [jobAlerts, resumeAlerts];
