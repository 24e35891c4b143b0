/** The same people and the same organization on two brands. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import {
  account,
  accountBrand,
  accountEvent,
  accountLink,
  accountRole,
  accountSession,
  organizationInvitation,
  organizationMember,
} from '../../database/schema/accounts.ts';
import { organizationClaim } from '../../database/schema/claims.ts';
import { organization } from '../../database/schema/organizations.ts';
import { resume } from '../../database/schema/resumes.ts';
import type { RoleName } from '../../viewer-store.ts';
import { everyBrand } from '../every-brand.ts';
import { insertPerson, type PeopleOffice, type Person } from '../people.ts';
import { days, insertMerge, insertOrganization } from '../rows.ts';

/** The brand that is queried, and the one that must stay invisible there. */
export const HERE = 'acme';
export const THERE = 'rhein';
/** Of the installation. */
export const SECRET = 'a secret of tests, long enough for anything';
/** From the number of a row here to that of its twin there. */
export const APART = 1_000_000;
/** Where the numbers of rows begin that an operation adds. */
export const ADDED_FROM = 3_000_001;

const ROLES = {
  seeker: ['applicant'],
  employer: ['recruiter'],
  administrator: ['site_admin'],
  colleague: ['recruiter'],
  neighbor: ['applicant'],
  newcomer: ['recruiter'],
} as const satisfies Record<string, readonly RoleName[]>;
type Name = keyof typeof ROLES;
const NAMES = Object.keys(ROLES) as Name[];

export const MEMBERS = ['seeker', 'employer', 'administrator'] as const;
/** The users: one of them is authorized for every operation. A visitor is anonymous. */
export const ASKERS = [...MEMBERS, 'visitor'] as const;
export type Asker = (typeof ASKERS)[number];

/** What belongs to no brand. */
export interface Shared {
  people: Record<Name, Person>;
  organizationId: number;
  /** Another one of the employer. */
  secondId: number;
  /** Of the seeker, begun here; of the neighbor, begun there. */
  resumes: Record<string, number>;
}

/** People with an account here, and their organization. */
export async function insertShared(api: PeopleOffice): Promise<Shared> {
  const people: Partial<Record<Name, Person>> = {};
  for (const name of NAMES)
    people[name] = await insertPerson(api, {
      ...{ on: HERE, email: `${name}@example.com`, displayName: name, roles: ROLES[name] },
      ...(name === 'newcomer' && { emailVerified: null }),
    });
  const all = people as Record<Name, Person>;
  const companies = await api.db
    .insert(organization)
    .values(['Harbor Works', 'Harbor Ice'].map((name) => ({ name, data: {}, ownerId: all.employer.id })))
    .returning({ id: organization.id });
  const [organizationId = 0, secondId = 0] = companies.map(({ id }) => id);
  await api.db.insert(organizationMember).values([
    { organizationId, accountId: all.employer.id, role: 'owner' },
    { organizationId, accountId: all.colleague.id, role: 'owner' },
    { organizationId, accountId: all.newcomer.id, role: 'owner' },
    { organizationId: secondId, accountId: all.employer.id, role: 'owner' },
  ]);
  const resumes: Record<string, number> = {};
  for (const [frontend, { id }] of [
    [HERE, all.seeker],
    [THERE, all.neighbor],
  ] as const) {
    const data = {
      personal_info: { firstName: 'Ida', lastName: 'Berg' },
      job_preferences: { title: 'Librarian' },
    };
    const [row] = await api.db
      .insert(everyBrand(resume))
      .values({ accountId: id, frontend, langcode: 'en', data })
      .returning({ id: resume.id });
    resumes[frontend] = row?.id ?? 0;
  }
  return { people: all, organizationId, secondId, resumes };
}

/** A person on this brand only. */
async function insertLocal(db: Database, frontend: string): Promise<Person> {
  const email = `local@${frontend}.example`;
  const [row] = await db
    .insert(account)
    .values({ email, displayName: `Local of ${frontend}` })
    .returning({ id: account.id });
  const id = row?.id ?? 0;
  await db.insert(everyBrand(accountBrand)).values({ accountId: id, frontend, locale: 'en' });
  await db.insert(everyBrand(accountRole)).values({ accountId: id, frontend, role: 'applicant' });
  return { id, email, sessionId: '', headers: { authorization: '' } };
}

/** The session of somebody on the other brand. */
export const sessionThere = (name: string): string => `session of ${name} there`;

/** SHA-256 of the token in a mailed link. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const known = { locale: 'en', approved: days(-1) };
/** How the people stand there: it must not count here. */
const STANDING_THERE: Readonly<Record<Name, Omit<typeof accountBrand.$inferInsert, 'accountId' | 'frontend'>>> = {
  ...{ seeker: known, employer: known, administrator: known, neighbor: known },
  colleague: { ...known, blocked: days(-1) },
  newcomer: { ...known, vouched: days(-1) },
};

/** What the accounts are and did on a brand; here they are already. Nobody administers the other one. */
export async function insertPeopleOn(
  db: Database,
  frontend: string,
  { people, organizationId }: Shared,
): Promise<{
  person: Person;
  /** The account of the seeker. */
  other: number;
  merge: number;
  invitation: number;
  /** An organization that nobody owns, an open claim of it, and a decided one. */
  unowned: number;
  claim: number;
  decidedClaim: number;
  /** An open claim of the organization of the employer. */
  joinClaim: number;
  linkToken: string;
  invitationToken: string;
}> {
  if (frontend === THERE)
    for (const name of NAMES) {
      const accountId = people[name].id;
      await db.insert(everyBrand(accountBrand)).values({ accountId, frontend, ...STANDING_THERE[name] });
      const roles = name === 'administrator' ? [] : ROLES[name];
      if (roles.length > 0)
        await db.insert(everyBrand(accountRole)).values(roles.map((role) => ({ accountId, role, frontend })));
      await db.insert(everyBrand(accountSession)).values({
        ...{ id: sessionThere(name), accountId, frontend, tokenVersion: 1, expires: days(30) },
      });
    }
  await db
    .update(everyBrand(accountBrand))
    .set({ activeOrganizationId: organizationId })
    .where(eq(accountBrand.frontend, frontend));
  const accountId = people.seeker.id;
  await db.insert(everyBrand(accountEvent)).values({
    ...{ frontend, accountId, kind: 'sign_in', detail: { marker: `of ${frontend}` }, created: days(-1) },
  });
  const linkToken = `link-of-${frontend}`;
  await db.insert(everyBrand(accountLink)).values({
    ...{ accountId, frontend, kind: 'reset_password', tokenHash: hashOf(linkToken), created: days(-0.01) },
    expires: days(1),
  });
  const invitationToken = `invitation-of-${frontend}`;
  const [row] = await db
    .insert(everyBrand(organizationInvitation))
    .values({
      ...{ organizationId, frontend, email: people.seeker.email, role: 'editor', invitedBy: people.employer.id },
      ...{ tokenHash: hashOf(invitationToken), created: days(-1), expires: days(7) },
    })
    .returning({ id: organizationInvitation.id });
  const person = await insertLocal(db, frontend);
  const merge = await insertMerge(db, person.id);
  const claims = await insertClaims(db, frontend, [accountId, person.id], organizationId);
  return { person, other: accountId, merge, invitation: row?.id ?? 0, linkToken, invitationToken, ...claims };
}

/** The first person asks for it, and the second one was refused it. */
async function insertClaims(
  db: Database,
  frontend: string,
  [asking, refused]: readonly [number, number],
  owned: number,
) {
  const unowned = await insertOrganization(db, {
    name: `Nobody's Works of ${frontend}`,
    profiles: [{ frontend, slug: 'nobodys-works', published: true }],
  });
  const claim = { frontend, organizationId: unowned, position: 'Boss', email: 'x@example.com', message: '' };
  const rows = await db
    .insert(everyBrand(organizationClaim))
    .values([
      { ...claim, accountId: asking, proof: 'none', created: days(-1) },
      { ...claim, accountId: refused, proof: 'none', created: days(-2), resolved: days(-0.1), approved: false },
    ])
    .returning({ id: organizationClaim.id });
  const [open, decided] = rows.map(({ id }) => id);
  const [joining] = await db
    .insert(everyBrand(organizationClaim))
    .values({ ...claim, organizationId: owned, accountId: asking, proof: 'none', created: days(-1) })
    .returning({ id: organizationClaim.id });
  return { unowned, claim: open ?? 0, decidedClaim: decided ?? 0, joinClaim: joining?.id ?? 0 };
}
