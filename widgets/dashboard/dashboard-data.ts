/** What the dashboard shows to people who act for organizations, and of the resume of those who look for work. */
import type { Dashboard, DashboardResume as ResumeAnswer } from './dashboard.generated.ts';

export interface DashboardOrganization {
  id: number;
  name: string;
  state: 'draft' | 'waiting' | 'published';
  /** Why an administrator did not publish it. */
  refusal: string | null;
  path: string;
  /** Groups with something missing or wrong. */
  faulty: number;
}

export interface DashboardData {
  own: DashboardOrganization | null;
  /** Organizations of the person that this brand has no profile of. */
  elsewhere: readonly { id: number; name: string }[];
  /** Jobs that an administrator gave back or took down, the latest first. */
  givenBack: readonly { title: string; reason: string }[];
}

/** How the resume of the person stands. */
export type DashboardResume = ResumeAnswer['ownResume'];

/** What the answer says of a person who acts for an organization. */
export function dashboardOf({
  ownOrganization: own,
  organizationsElsewhere: elsewhere,
  ownJobs,
}: Dashboard): DashboardData {
  const givenBack = ownJobs.jobs.flatMap(({ title, refusal }) =>
    refusal === null ? [] : [{ title, reason: refusal }],
  );
  if (own === null) return { own, elsewhere, givenBack };
  const { groups, ...organization } = own;
  return {
    own: { ...organization, faulty: groups.filter(({ faults }) => faults.length > 0).length },
    elsewhere,
    givenBack,
  };
}
