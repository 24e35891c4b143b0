/** Asks of the API as a signed-in person, for tests of profiles. */
import type { TestBackend } from '../../../testing/backend.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';

/** What came back: the data, and the code and sentence of the first refusal. */
export interface Answer {
  data: Record<string, unknown>;
  code: string | undefined;
  message: string | undefined;
}

export type Ask = (
  person: Pick<Person, 'headers'> | null,
  query: string,
  variables?: Record<string, unknown>,
  frontend?: string,
) => Promise<Answer>;

/** English on acme unless told: `rhein;de`. */
export function asker(api: TestBackend): Ask {
  return async (person, query, variables = {}, frontend = 'acme;en') => {
    const host = `${frontend.split(';')[0]}.example`;
    const response = await api.post(host, { query, variables }, { frontend, ...person?.headers });
    const { data, errors } = JSON.parse(await response.text());
    return { data: data ?? {}, code: errors?.[0]?.extensions?.code, message: errors?.[0]?.message };
  };
}

/** A verified recruiter of a brand. */
export const recruiter = (api: TestBackend, on = 'acme'): Promise<Person> =>
  insertPerson(api, { on, roles: ['recruiter'] });

export const CREATE = `mutation ($name: String!) {
  createOrganization(name: $name) { faults { code pointer message } organization { id name role state path } }
}`;
export const SAVE = `mutation ($id: Int!, $group: String!, $answers: JSON!, $version: Int!) {
  saveOrganizationGroup(organizationId: $id, group: $group, answers: $answers, version: $version) {
    faults { code pointer message } version answers
  }
}`;
export const OWN = `query ($id: Int) {
  ownOrganization(organizationId: $id) {
    id name role state path refusal managesMembers
    groups { group answers version answered faults { code pointer } }
    preview { name presentation logo { url } }
  }
}`;
export const PUBLISH = `mutation ($id: Int!) {
  publishOrganization(organizationId: $id) { faults { code pointer } organization { state path } }
}`;

/** A new organization of a person; gives its number. */
export async function created(ask: Ask, person: Person, name: string, frontend?: string): Promise<number> {
  const { data } = await ask(person, CREATE, { name }, frontend);
  return (data.createOrganization as { organization: { id: number } }).organization.id;
}

/** Answers of the groups that a profile cannot do without. */
export const needed = (name: string): Record<string, Record<string, unknown>> => ({
  personal_info: { firstName: 'Ida', lastName: 'Berg' },
  company_info: { name, address: { countryCode: 'US', locality: 'Portland', administrativeArea: 'ME', zip: '04101' } },
  organization_page: { name },
});

/** Saves groups at the versions that they have. Throws when one is refused. */
export async function fill(
  ask: Ask,
  person: Person,
  id: number,
  groups: Readonly<Record<string, unknown>>,
  frontend?: string,
): Promise<void> {
  const { data } = await ask(person, OWN, { id }, frontend);
  const own = data.ownOrganization as { groups: { group: string; version: number }[] };
  for (const [group, answers] of Object.entries(groups)) {
    const version = own.groups.find((one) => one.group === group)?.version ?? 0;
    const saved = await ask(person, SAVE, { id, group, answers, version }, frontend);
    const { faults } = (saved.data.saveOrganizationGroup ?? {}) as { faults?: unknown[] };
    if (faults?.length !== 0) throw new Error(`${group} was not saved: ${JSON.stringify([saved, faults])}`);
  }
}
