/** Dashboard data for members of organizations, and the resume of job seekers. */
import type { Dashboard, DashboardResume as ResumeAnswer } from './dashboard.generated.ts';

export interface DashboardOrganization {
  id: number;
  name: string;
  state: 'draft' | 'waiting' | 'published';
  /** Why an administrator rejected it. */
  refusal: string | null;
  path: string;
  /** Number of groups with missing or invalid answers. */
  faulty: number;
}

export interface DashboardData {
  own: DashboardOrganization | null;
  /** Organizations of the person without a profile on this brand. */
  elsewhere: readonly { id: number; name: string }[];
  /** Jobs that an administrator rejected or took down, latest first. */
  givenBack: readonly { title: string; reason: string }[];
  /** Applications that nobody has opened. */
  newApplicants: number;
}

/** The state of the person's resume. */
export type DashboardResume = ResumeAnswer['ownResume'];

/** The data of a person who acts for an organization. */
export function dashboardOf({
  ownOrganization: own,
  organizationsElsewhere: elsewhere,
  ownJobs,
  newApplicants,
}: Dashboard): DashboardData {
  const givenBack = ownJobs.jobs.flatMap(({ title, refusal }) =>
    refusal === null ? [] : [{ title, reason: refusal }],
  );
  if (own === null) return { own, elsewhere, givenBack, newApplicants };
  const { groups, ...organization } = own;
  return {
    own: { ...organization, faulty: groups.filter(({ faults }) => faults.length > 0).length },
    elsewhere,
    givenBack,
    newApplicants,
  };
}
