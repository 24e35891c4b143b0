/** All SQL of consents. Every function reads and writes rows of the brand in its scope only. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import type { Localised } from '../../database/schema/columns.ts';
import { consent, consentInfo, consentInfoRevision } from '../../database/schema/consent.ts';
import type { Scope } from '../../scope.ts';

/** An info in its latest wording. */
export interface InfoRow extends Record<string, unknown> {
  id: number;
  type: string;
  placement: string;
  path: string | null;
  opt_in: boolean;
  required: boolean;
  revision_id: number;
  text: Localised;
}

export interface InfoFilter {
  id?: number | null | undefined;
  type?: string | null | undefined;
  placement?: string | null | undefined;
  path?: string | null | undefined;
}

const ORDERS = {
  id: { asc: sql`i.id asc`, desc: sql`i.id desc` },
  type: { asc: sql`i.type asc`, desc: sql`i.type desc` },
  position: { asc: sql`i.position asc`, desc: sql`i.position desc` },
} as const;

export interface InfoOrder {
  field: keyof typeof ORDERS;
  value: 'asc' | 'desc';
}

/** Whether infos can be sorted this way. */
export function isOrder(order: { field: string; value: string }): order is InfoOrder {
  return Object.hasOwn(ORDERS, order.field) && (order.value === 'asc' || order.value === 'desc');
}

export interface InfoPage extends InfoFilter {
  limit?: number;
  offset?: number;
  orders?: readonly InfoOrder[];
}

/** The current infos of the brand. */
export async function findInfos(scope: Scope, page: InfoPage): Promise<InfoRow[]> {
  const { id = null, type = null, placement = null, path = null, limit = 100, offset = 0, orders = [] } = page;
  const order = sql.join(
    [...orders.map(({ field, value }) => ORDERS[field][value]), sql`i.position`, sql`i.id`],
    sql`, `,
  );
  const { rows } = await scope.db.execute<InfoRow>(sql`
    select i.id, i.type, i.placement, i.path, i.opt_in, i.required, r.id as revision_id, r.text
    from ${rowsOf(scope).all(consentInfo)} i
    join lateral (select id, text from consent_info_revision where info_id = i.id order by id desc limit 1) r on true
    where i.retired is null
      and (${id}::int is null or i.id = ${id})
      and (${type}::text is null or i.type = ${type})
      and (${placement}::text is null or i.placement = ${placement})
      and (${path}::text is null or i.path is null or i.path = ${path} or starts_with(${path}, i.path || '/'))
    order by ${order} limit ${limit} offset ${offset}`);
  return rows;
}

/** Which of these brands have ever had an info of this type at this placement. */
export async function findBrandsWith(
  within: Parameters<typeof rowsWithin>[0],
  { type, placement }: { type: string; placement: string },
): Promise<ReadonlySet<string>> {
  const rows = await rowsWithin(within)
    .select({ frontend: consentInfo.frontend })
    .from(consentInfo)
    .where(and(eq(consentInfo.type, type), eq(consentInfo.placement, placement)));
  return new Set(rows.map(({ frontend }) => frontend));
}

/** Inserts an info if the brand has never had one of this type at this placement. */
export async function insertFirstInfo(
  scope: Scope,
  { type, placement, text, required = true }: { type: string; placement: string; text: Localised; required?: boolean },
): Promise<void> {
  const isSame = and(eq(consentInfo.type, type), eq(consentInfo.placement, placement));
  const known = await rowsOf(scope).select({ id: consentInfo.id }).from(consentInfo).where(isSame).limit(1);
  if (known.length > 0) return;
  const added = rowsOf(scope)
    .insert(consentInfo)
    .values({ type, placement, required })
    .onConflictDoNothing()
    .returning({ id: consentInfo.id });
  await scope.db.execute(sql`
    with added as ${added}
    insert into consent_info_revision (info_id, text) select id, ${JSON.stringify(text)}::jsonb from added`);
}

export interface ConsentRow extends Record<string, unknown> {
  id: number;
  mail: string;
  info_id: number;
  revision_id: number;
}

/** Consent of an account to a wording. */
export async function findConsent(
  scope: Scope,
  { accountId, revisionId }: { accountId: number; revisionId: number },
): Promise<ConsentRow | undefined> {
  const { rows } = await scope.db.execute<ConsentRow>(sql`
    select id, mail, info_id, revision_id from ${rowsOf(scope).all(consent)} c
    where account_id = ${accountId} and revision_id = ${revisionId} and withdrawn is null`);
  return rows[0];
}

/** Withdraws the consents of an account, or of an address without one, to an info, in every wording; their rows are kept. */
export async function withdrawConsent(
  scope: Scope & { now: Date },
  { accountId, mail, infoId }: { accountId: number | null; mail: string; infoId: number },
): Promise<void> {
  const own =
    accountId === null ? and(isNull(consent.accountId), eq(consent.mail, mail)) : eq(consent.accountId, accountId);
  await rowsOf(scope)
    .update(consent)
    .set({ withdrawn: scope.now })
    .where(and(own, eq(consent.infoId, infoId), isNull(consent.withdrawn)));
}

/** Replaces the addresses of people without an account who withdrew a consent of this type before a time by their hashes, on all brands. */
export async function forgetWithdrawn(db: Connection, { type, before }: { type: string; before: Date }): Promise<void> {
  const why = 'Addresses are forgotten on every brand.';
  await db.execute(sql`
    update ${acrossBrands(consent, why)} set mail = 'sha256:' || encode(sha256(convert_to(mail, 'UTF8')), 'hex'), network = ''
    where account_id is null and withdrawn < ${before} and mail not like 'sha256:%'
      and info_id in (select id from ${acrossBrands(consentInfo, why)} where type = ${type})`);
}

export interface NewConsent {
  /** Null for a guest. */
  accountId: number | null;
  /** In lowercase. */
  mail: string;
  infoId: number;
  revisionId: number;
  network: string;
}

/** The inserted row, or the existing one of the same person and wording. */
export async function insertConsent(scope: Scope, values: NewConsent): Promise<ConsentRow> {
  const { accountId, mail, revisionId } = values;
  const { id, infoId: info_id, revisionId: revision_id } = consent;
  const [row] = await rowsOf(scope)
    .insert(consent)
    .values(values)
    .onConflictDoNothing()
    .returning({ id, mail: consent.mail, info_id, revision_id });
  if (row) return row;
  // A separate statement sees what a concurrent transaction has committed.
  const { rows: before } = await scope.db.execute<ConsentRow>(sql`
    select id, mail, info_id, revision_id from ${rowsOf(scope).all(consent)} c
    where revision_id = ${revisionId} and withdrawn is null
      and (case when ${accountId}::int is null then account_id is null and mail = ${mail} else account_id = ${accountId} end)`);
  if (!before[0]) throw new Error('A consent was neither written nor there.');
  return before[0];
}

/** A wording in the history of an info. */
export interface RevisionRow extends Record<string, unknown> {
  id: number;
  text: Localised;
  note: string;
  author_id: number | null;
  author: string | null;
  created: Date;
  /** Number of people who agreed to it. */
  consents: number;
}

/** All wordings of an info, latest first. */
export async function findRevisions(scope: Scope, infoId: number): Promise<RevisionRow[]> {
  const { rows } = await scope.db.execute<RevisionRow>(sql`
    select r.id, r.text, r.note, r.author_id, a.display_name as author, r.created,
      (select count(*)::int from ${rowsOf(scope).all(consent)} c where c.revision_id = r.id) as consents
    from consent_info_revision r
    join ${rowsOf(scope).all(consentInfo)} i on i.id = r.info_id
    left join account a on a.id = r.author_id
    where i.id = ${infoId}
    order by r.id desc`);
  return rows.map((row) => ({ ...row, created: new Date(row.created) }));
}

export interface NewRevision {
  infoId: number;
  text: Localised;
  note: string;
  authorId: number;
}

/** Id of the new wording; null if the brand has no such info, or if `after` is not the latest wording. */
export async function insertRevision(
  scope: Scope,
  { infoId, text, note, authorId, after }: NewRevision & { after: number },
): Promise<number | null> {
  // The lock serializes authors, so that each checks against the latest wording.
  const [locked] = await rowsOf(scope)
    .select({
      latest: sql<number>`(select max(r.id) from ${consentInfoRevision} r where r.info_id = "consent_info"."id")`,
    })
    .from(consentInfo)
    .where(and(eq(consentInfo.id, infoId), isNull(consentInfo.retired)))
    .for('no key update');
  if (locked?.latest !== after) return null;
  const { rows } = await scope.db.execute<{ id: number }>(sql`
    insert into consent_info_revision (info_id, text, note, author_id)
    values (${infoId}, ${JSON.stringify(text)}::jsonb, ${note}, ${authorId})
    returning id`);
  return rows[0]?.id ?? null;
}
