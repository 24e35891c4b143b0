/** What the dashboard asks of the backend: for people who act for organizations, and for those who look for work. */
import { ask } from '../shared/account/account-calls.ts';

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

interface Answer {
  ownOrganization: (Omit<DashboardOrganization, 'faulty'> & { groups: { faults: { pointer: string }[] }[] }) | null;
  organizationsElsewhere: DashboardData['elsewhere'];
  ownJobs: { jobs: { title: string; refusal: string | null }[] };
}

/** How the resume of the person stands. */
export interface DashboardResume {
  started: boolean;
  visible: boolean;
  hindrances: readonly string[];
  completeness: { percent: number };
}

export async function loadDashboardResume(): Promise<DashboardResume> {
  const document = 'query DashboardResume { ownResume { started visible hindrances completeness { percent } } }';
  return (await ask<{ ownResume: DashboardResume }>(document)).ownResume;
}

export async function loadDashboard(): Promise<DashboardData> {
  const {
    ownOrganization: own,
    organizationsElsewhere: elsewhere,
    ownJobs,
  } = await ask<Answer>(`query Dashboard {
    ownOrganization { id name state refusal path groups { faults { pointer } } }
    organizationsElsewhere { id name }
    ownJobs(states: [draft, archived], limit: 50) { jobs { title refusal } }
  }`);
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
