/** SQL of uploads and of orphaned objects. */
import { and, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../database/brand-rows.ts';
import type { Connection } from '../database/pool.ts';
import { draft } from '../database/schema/drafts.ts';
import { looseObject, type StoredVariant, upload } from '../database/schema/uploads.ts';
import type { Scope } from '../scope.ts';

export type UploadRow = typeof upload.$inferSelect;
export type NewUpload = Omit<typeof upload.$inferInsert, 'id' | 'frontend' | 'created'>;

/** Names of all objects of an upload: the file, then its variants. */
export function objectKeys({ key, variants }: { key: string; variants: readonly StoredVariant[] }): string[] {
  return [key, ...variants.map(({ name }) => variantKey(key, name))];
}

export function variantKey(key: string, variant: string): string {
  return `${key}-${variant}`;
}

/** Registers objects before they are stored, so that they are swept if the upload fails. */
export async function announceObjects(db: Connection, keys: readonly string[]): Promise<void> {
  await db.insert(looseObject).values(keys.map((key) => ({ key })));
}

/** Inserts the row of stored objects. Rejects if the sweep deleted them meanwhile. Call it in a transaction. */
export async function insertUpload(scope: Scope, values: NewUpload): Promise<UploadRow> {
  const keys = objectKeys({ key: values.key, variants: values.variants });
  const bound = await scope.db
    .delete(looseObject)
    .where(inArray(looseObject.key, keys))
    .returning({ key: looseObject.key });
  if (bound.length !== keys.length) throw new Error(`Objects of "${values.key}" were swept before they were bound.`);
  const [row] = await rowsOf(scope).insert(upload).values(values).returning();
  if (row === undefined) throw new Error('The database gave no row back.');
  return row;
}

/** An upload of this brand. */
export async function findUpload(scope: Scope, id: number): Promise<UploadRow | undefined> {
  const [row] = await rowsOf(scope).select().from(upload).where(eq(upload.id, id));
  return row;
}

/** Kept uploads of an owner on this brand, among these. */
export async function listUploadsOf(
  scope: Scope,
  { ids, ownerId }: { ids: readonly number[]; ownerId: number },
): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  return rowsOf(scope)
    .select()
    .from(upload)
    .where(and(inArray(upload.id, [...ids]), eq(upload.ownerId, ownerId), eq(upload.state, 'kept')));
}

/** A public upload of any brand. */
export async function findPublicUpload(db: Connection, key: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(acrossBrands(upload, 'A public file is one for all brands.'))
    .where(and(eq(upload.key, key), eq(upload.public, true)));
  return row;
}

/** Ids of public uploads of this brand by their keys. */
export async function findPublicUploads(scope: Scope, keys: readonly string[]): Promise<number[]> {
  const rows = await rowsOf(scope)
    .select({ id: upload.id })
    .from(upload)
    .where(and(inArray(upload.key, [...keys]), eq(upload.public, true)));
  return rows.map(({ id }) => id);
}

/** Uploads of this brand, locked until the end of the transaction. */
export function lockUploads(scope: Scope, ids: readonly number[]): Promise<UploadRow[]> {
  return rowsOf(scope)
    .select()
    .from(upload)
    .where(inArray(upload.id, [...ids]))
    .orderBy(upload.id)
    .for('update');
}

/** `state: 'kept'` protects them from the sweep; `public` makes them public. */
export async function changeUploads(
  scope: Scope,
  ids: readonly number[],
  change: { state: 'kept' } | { public: boolean },
): Promise<void> {
  await rowsOf(scope)
    .update(upload)
    .set(change)
    .where(inArray(upload.id, [...ids]));
}

const UNUSED = acrossBrands(upload, 'Rows that were found already, and what nobody uses on any brand.');

/** Deletes rows; their objects are swept next. Call it in a transaction. */
export async function deleteUploads(db: Connection, rows: readonly UploadRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.delete(UNUSED).where(
    inArray(
      upload.id,
      rows.map(({ id }) => id),
    ),
  );
  const keys = rows.flatMap(objectKeys);
  await db.insert(looseObject).values(keys.map((key) => ({ key, since: new Date(0) })));
}

/** Its owner's draft refers to it: it will be used once the form is submitted. */
const inDraft = sql`exists (select from ${acrossBrands(draft, 'Drafts of the owner of a file, wherever.')} d where d.account_id = ${upload.ownerId}
  and jsonb_path_exists(d.answers, '$.**.id ? (@ == $id)', jsonb_build_object('id', ${upload.id}::text)))`;

/** Uploads of all brands that were unused since before a given time, locked until the end of the transaction. */
export function lockUnused(db: Connection, before: Date, most: number): Promise<UploadRow[]> {
  return db
    .select()
    .from(UNUSED)
    .where(and(eq(upload.state, 'temporary'), lt(upload.created, before), not(inDraft)))
    .orderBy(upload.created)
    .limit(most)
    .for('update', { skipLocked: true });
}

/** Names of objects orphaned since before a given time. */
export async function listLoose(db: Connection, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ key: looseObject.key })
    .from(looseObject)
    .where(lt(looseObject.since, before))
    .orderBy(looseObject.since)
    .limit(most);
  return rows.map(({ key }) => key);
}

/** Call after they were deleted from storage. */
export async function forgetLoose(db: Connection, keys: readonly string[]): Promise<void> {
  await db.delete(looseObject).where(inArray(looseObject.key, [...keys]));
}

/** Those of these uploads of this brand that a person owns. */
export async function listOwned(scope: Scope, ownerId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(scope)
    .select({ id: upload.id })
    .from(upload)
    .where(and(inArray(upload.id, [...ids]), eq(upload.ownerId, ownerId)));
  return rows.map(({ id }) => id);
}

/** Takes uploads of this brand from their owner; whoever has the token of this hash could use them, if they were temporary. */
export async function removeOwner(scope: Scope, ids: readonly number[], tokenHash: string): Promise<void> {
  await rowsOf(scope)
    .update(upload)
    .set({ ownerId: null, tokenHash })
    .where(inArray(upload.id, [...ids]));
}

/** Makes a person the owner of uploads of this brand. */
export async function updateOwner(scope: Scope, ids: readonly number[], ownerId: number): Promise<void> {
  await rowsOf(scope)
    .update(upload)
    .set({ ownerId })
    .where(inArray(upload.id, [...ids]));
}

/** Network-wide entities have files of several brands: each belongs to the one where it was uploaded. */
export async function uploadsByBrand({ db }: Scope, ids: readonly number[]): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ id: upload.id, frontend: upload.frontend })
    .from(acrossBrands(upload, 'Each file says on which brand it was sent.'))
    .where(inArray(upload.id, [...ids]))
    .orderBy(upload.id);
  for (const { id, frontend } of rows) found.set(frontend, [...(found.get(frontend) ?? []), id]);
  return found;
}

export interface ObjectOfUpload {
  key: string;
}

const COPIED = acrossBrands(upload, 'A backup holds the files of all brands.');

/** Begins a list of all stored files as the current snapshot knows them, which outlives its transaction. */
export async function holdObjects(db: Connection): Promise<void> {
  await db.execute(sql`declare stored_objects cursor with hold for
    select u.key || n.suffix as key from ${COPIED} u,
      lateral (select '' as suffix union all select '-' || (v ->> 'name') from jsonb_array_elements(u.variants) v) n
    order by u.id`);
}

/** The next of them on the same connection; none at the end. */
export async function nextObjects(db: Connection): Promise<ObjectOfUpload[]> {
  const { rows } = await db.execute<{ key: string }>(sql`fetch 500 from stored_objects`);
  return rows;
}

/** Those of these keys that an upload of any brand has. */
export async function listKnown(db: Connection, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: upload.key })
    .from(COPIED)
    .where(inArray(upload.key, [...keys]));
  return new Set(rows.map(({ key }) => key));
}
