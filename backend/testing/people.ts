/** Signed-in people, for tests. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/pool.ts';
import { account, accountBrand, accountRole, accountSession } from '../database/schema/accounts.ts';
import type { SessionTokens } from '../session-token.ts';
import type { RoleName } from '../viewer-store.ts';
import { everyBrand } from './every-brand.ts';
import { days } from './rows.ts';

export interface Person {
  id: number;
  email: string;
  sessionId: string;
  /** Headers of this person's requests. */
  headers: { authorization: string };
}

/** Where people are written, and what signs their sessions; a `TestBackend` is one. */
export interface PeopleOffice {
  readonly db: Database;
  readonly backend: { services: { tokens: SessionTokens } };
}

interface PersonValues extends Partial<typeof account.$inferInsert> {
  /** Brand that the person has joined and is signed in on; default: acme. */
  on?: string;
  roles?: readonly RoleName[];
  /** Whether the roles apply to every brand. */
  everywhere?: boolean;
  approved?: Date | null;
  /** The administrator who masquerades as this person. */
  actorId?: number;
  secondFactor?: Date;
}

let count = 0;

/** A verified applicant of acme by default, with a session. */
export async function insertPerson({ db, backend }: PeopleOffice, values: PersonValues = {}): Promise<Person> {
  const {
    on = 'acme',
    roles = ['applicant'],
    everywhere = false,
    approved = days(-1),
    actorId,
    secondFactor,
    ...own
  } = values;
  count += 1;
  const email = own.email ?? `person${count}@example.com`;
  const [row] = await db
    .insert(account)
    .values({ displayName: `Person ${count}`, emailVerified: days(-1), ...own, email })
    .returning({ id: account.id, version: account.tokenVersion });
  if (row === undefined) throw new Error('The account was not written.');
  const { id, version } = row;
  await db.insert(everyBrand(accountBrand)).values({ accountId: id, frontend: on, locale: 'en', approved });
  if (roles.length > 0) {
    await db
      .insert(everyBrand(accountRole))
      .values(roles.map((role) => ({ accountId: id, role, frontend: everywhere ? null : on })));
  }
  const session = { accountId: id, version, frontend: on, actorId, secondFactor };
  return { id, email, ...(await openSession({ db, backend }, session)) };
}

interface SessionValues {
  accountId: number;
  frontend: string;
  version?: number;
  actorId?: number | undefined;
  secondFactor?: Date | undefined;
}

/** Another session of an account. */
export async function openSession(
  { db, backend }: PeopleOffice,
  { accountId, frontend, version = 1, actorId, secondFactor }: SessionValues,
): Promise<Pick<Person, 'sessionId' | 'headers'>> {
  const sessionId = randomUUID();
  await db
    .insert(everyBrand(accountSession))
    .values({ id: sessionId, accountId, frontend, actorId, secondFactor, tokenVersion: version, expires: days(30) });
  const token = await backend.services.tokens.sign({ sessionId, frontend, version }, 3600);
  return { sessionId, headers: { authorization: `Bearer ${token}` } };
}
