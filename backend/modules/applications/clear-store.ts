/** SQL of the scheduled cleanup of applications and related data. */

import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { application, applicationEvent, applicationNote, applicationTag } from '../../database/schema/applications.ts';
import { outbox } from '../../database/schema/mail.ts';
import type { Scope } from '../../scope.ts';
import { forgetApplications } from '../messages/store.ts';
import { deleteCandidates, isKeptAfter } from './candidate-store.ts';
import type { ApplicationRow } from './store.ts';

/** Deletes the employer's notes, tags and lists of applications, and what both sides wrote to each other. */
export async function deleteNotes({ db }: Pick<Scope, 'db'>, ids: readonly number[]): Promise<void> {
  await forgetApplications({ db }, ids);
  await db.delete(applicationNote).where(inArray(applicationNote.applicationId, [...ids]));
  await db.delete(applicationTag).where(inArray(applicationTag.applicationId, [...ids]));
  await deleteCandidates({ db }, ids);
  await db
    .update(applicationEvent)
    .set({ note: '' })
    .where(inArray(applicationEvent.applicationId, [...ids]));
}

interface Addressed {
  frontend: string;
  /** Must not be empty. */
  addresses: string[];
}

/** Deletes mails about applications to or from these addresses, each on its brand. */
export async function deleteMailsOf({ db }: Pick<Scope, 'db'>, people: readonly Addressed[]): Promise<void> {
  if (people.length === 0) return;
  const isAbout = people.map(({ frontend, addresses }) =>
    and(eq(outbox.frontend, frontend), or(inArray(outbox.recipient, addresses), inArray(outbox.replyTo, addresses))),
  );
  // The notice itself may not have been sent yet.
  const isOurs = sql`${outbox.template} like 'application\\_%' and ${outbox.template} <> 'application_clearing'`;
  await db
    .delete(acrossBrands(outbox, 'An application may be of any brand: each row names its own.'))
    .where(and(isOurs, or(...isAbout)));
}

/** All applications of an account, on all brands. */
export function listOfLeaving({ db }: Pick<Scope, 'db'>, accountId: number): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(acrossBrands(application, 'An account leaves all brands.'))
    .where(eq(application.accountId, accountId))
    .execute();
}

export async function deleteApplications(scope: Scope, ids: readonly number[]): Promise<void> {
  await rowsOf(scope)
    .delete(application)
    .where(inArray(application.id, [...ids]));
}

export async function noteNotice(scope: Scope, ids: readonly number[], noticed: Date): Promise<void> {
  await rowsOf(scope)
    .update(application)
    .set({ noticed })
    .where(inArray(application.id, [...ids]));
}

/** Removes all personal data from the rows. */
export async function emptyApplications(scope: Scope, ids: readonly number[], cleared: Date): Promise<void> {
  const nobody = { accountId: null, email: null, data: {}, files: [], sendKey: null, rating: 0, knockedOut: false };
  await rowsOf(scope)
    .update(application)
    .set({ ...nobody, cleared })
    .where(inArray(application.id, [...ids]));
}

/** Unconfirmed applications sent before a given time, locked until the end of the transaction. */
export function lockUnconfirmed(tx: Scope, before: Date, limit: number): Promise<ApplicationRow[]> {
  return lockDue(tx, and(isNull(application.confirmed), lt(application.created, before)), limit);
}

/** Confirmed ones sent by a given time whose deletion was not announced yet, likewise. */
export function lockUnnoticed(
  tx: Scope,
  { created, keptAfter }: { created: Date; keptAfter: Date },
  limit: number,
): Promise<ApplicationRow[]> {
  const isDue = and(lte(application.created, created), not(isKeptAfter(tx, keptAfter)));
  return lockDue(tx, and(isNotNull(application.confirmed), isNull(application.noticed), isDue), limit);
}

/** Confirmed ones sent by one time and, unless it is null, announced by the other, likewise. */
export function lockOld(
  tx: Scope,
  { created, noticed, keptAfter }: { created: Date; noticed: Date | null; keptAfter: Date },
  limit: number,
): Promise<ApplicationRow[]> {
  const isTold = noticed === null ? undefined : lte(application.noticed, noticed);
  const isKept = isKeptAfter(tx, keptAfter);
  return lockDue(
    tx,
    and(isNotNull(application.confirmed), lte(application.created, created), isTold, not(isKept)),
    limit,
  );
}

function lockDue(tx: Scope, condition: SQL | undefined, limit: number): Promise<ApplicationRow[]> {
  return rowsOf(tx)
    .select()
    .from(application)
    .where(and(isNull(application.cleared), condition))
    .orderBy(asc(application.id))
    .limit(limit)
    .for('update', { skipLocked: true })
    .execute();
}
