/** What the dashboard asks of the backend: for people who act for organizations, and for those who look for work. */
import { run } from '../../runtime/graphql/run.ts';
import { dashboardQuery, dashboardResumeQuery } from './dashboard.generated.ts';

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
export interface DashboardResume {
  started: boolean;
  visible: boolean;
  hindrances: readonly string[];
  completeness: { percent: number };
}

export async function loadDashboardResume(): Promise<DashboardResume> {
  return (await run(dashboardResumeQuery)).ownResume;
}

export async function loadDashboard(): Promise<DashboardData> {
  const { ownOrganization: own, organizationsElsewhere: elsewhere, ownJobs } = await run(dashboardQuery);
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
