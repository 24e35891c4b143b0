/** The kinds of alerts: new jobs for everybody, new resumes for employers. Pure. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';

export interface AlertKind {
  /** What is searched; its rows say so. */
  readonly index: 'JOBS' | 'RESUMES';
  /** Kind of the tokens in its mails. */
  readonly link: string;
  /** Canonical path of its page, in front of the token. */
  readonly path: string;
  /** The form that asks for it; both have the group `subscription`. */
  readonly form: string;
  /** The form asks for an address, since guests have alerts as well. */
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
