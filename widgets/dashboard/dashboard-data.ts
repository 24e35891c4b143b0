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
}

interface Answer {
  ownOrganization: (Omit<DashboardOrganization, 'faulty'> & { groups: { faults: { pointer: string }[] }[] }) | null;
  organizationsElsewhere: DashboardData['elsewhere'];
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
  const { ownOrganization: own, organizationsElsewhere } = await ask<Answer>(`query Dashboard {
    ownOrganization { id name state refusal path groups { faults { pointer } } }
    organizationsElsewhere { id name }
  }`);
  if (own === null) return { own, elsewhere: organizationsElsewhere };
  const { groups, ...organization } = own;
  return {
    own: { ...organization, faulty: groups.filter(({ faults }) => faults.length > 0).length },
    elsewhere: organizationsElsewhere,
  };
}
