/** Previews: a merge patch with a signed link. What the link shows is never written down. */
import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { DAY_MS, HOUR_MS } from '../../../runtime/core/durations.ts';
import { fromWallClock } from '../../../runtime/core/moments.ts';
import type { ApiContext } from '../../context.ts';
import type { Connection } from '../../database/pool.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { isPreviewRole, PREVIEW_ROLES, type PreviewRole } from '../../preview/people.ts';
import { refusal } from '../../refusal.ts';
import type { PersonalLinks } from '../../services/personal-links.ts';
import { describe } from '../admin/brands.ts';
import { allFindings, inspectBrand, parsePatch } from '../admin/patches.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, requireBrand } from '../rights/access.ts';
import { isDay, isSignatureOf, type PreviewAddress, signatureOf, writeLabel } from './address.ts';
import { MOST_DAYS_AHEAD, MOST_PREVIEWS, PREVIEW_HOURS } from './limits.ts';
import { endOldest, findPreview, insertPreview, listInUse, markEnded, type PreviewRow } from './store.ts';

interface Wish {
  brand: string;
  patch: unknown;
  role: string;
  day: string | null;
}

/** Throws `UserError` PREVIEW_OFF where this server shows none, PREVIEW_OUTSIDE for a brand whose data is elsewhere. */
export async function createPreview(context: ApiContext, { brand, patch, role, day }: Wish) {
  await requireBrand(context, brand, 'createBrandPreview');
  const host = hostOf(context);
  if (!isPreviewRole(role))
    throw new UserError('BAD_INPUT', `The role is "${role}"; it must be one of ${PREVIEW_ROLES.join(', ')}.`, {
      path: 'role',
    });
  const parsed = parsePatch(patch);
  const { patched } = await inspectBrand(context, brand, parsed);
  const scope = { db: context.db, frontend: brand };
  const findings = (await allFindings(scope, patched)).map(describe);
  if (patched.document === undefined) return { preview: null, findings };
  if (/^https?:/.test(patched.document.backend.graphqlEndpoint)) throw refusal('PREVIEW_OUTSIDE');
  if (day !== null && !isWithinReach(day, patched.document.site.timeZone, context.now))
    throw new UserError('BAD_INPUT', `The day is "${day}"; it must be from today to ${MOST_DAYS_AHEAD} days ahead.`, {
      path: 'day',
    });
  const person = personOf(context);
  const row = await transact({ pool: context.pool, frontend: brand }, async (tx) => {
    await endOldest(tx, MOST_PREVIEWS - 1, context.now);
    const made = await insertPreview(tx, {
      patch: parsed,
      role,
      day,
      authorId: person.id,
      authorName: person.displayName || person.email,
      created: context.now,
      expires: new Date(context.now.getTime() + PREVIEW_HOURS * HOUR_MS),
    });
    const detail = { preview: String(made.id) };
    await recordEvent(tx, { kind: 'brand_previewed', accountId: person.id, address: context.address, detail });
    return made;
  });
  return { preview: shown(row, context.links, host), findings };
}

/** Those of a brand whose links work. */
export async function listPreviews(context: ApiContext, brand: string) {
  await requireBrand(context, brand, 'brandPreviews');
  const host = context.admin.previewHost;
  if (host === null) return [];
  const rows = await listInUse({ db: context.db, frontend: brand }, context.now);
  return rows.map((row) => shown(row, context.links, host));
}

/** False if there is none, or its link does not work any more. */
export async function endPreview(context: ApiContext, brand: string, id: number): Promise<boolean> {
  await requireBrand(context, brand, 'endBrandPreview');
  return markEnded({ db: context.db, frontend: brand }, id, context.now);
}

function hostOf({ admin }: ApiContext): string {
  if (admin.previewHost === null) throw refusal('PREVIEW_OFF');
  return admin.previewHost;
}

function shown(row: PreviewRow, links: PersonalLinks, host: string) {
  const { id, day, created, expires, authorName } = row;
  const role = roleOf(row);
  const label = writeLabel({ id, role, day, signature: signatureOf(links, row) });
  return { id, host: `${label}.${host}`, role, day, author: authorName, created, expires };
}

const roleOf = ({ role }: PreviewRow): PreviewRole => (isPreviewRole(role) ? role : 'visitor');

/** From today to as far ahead as a preview may look, in the brand's time zone. */
export function isWithinReach(day: string, timeZone: string, now: Date): boolean {
  const noon = isDay(day) ? noonOf(day, timeZone).getTime() : Number.NaN;
  return noon > now.getTime() - DAY_MS && noon < now.getTime() + MOST_DAYS_AHEAD * DAY_MS;
}

/** The moment for which a preview shows a day: noon in the brand's time zone. */
export function noonOf(day: string, timeZone: string): Date {
  return new Date(fromWallClock(`${day}T12:00`, timeZone) ?? Number.NaN);
}

/** A preview that may be shown, or why not. */
export type FoundPreview =
  | { kind: 'found'; id: number; brand: string; patch: JsonObject }
  | { kind: 'over'; brand: string }
  | { kind: 'unknown' };

/** The preview of an address. A wrong signature is answered like a preview that never existed. */
export async function readPreview(
  { db, links, now }: { db: Connection; links: PersonalLinks; now: Date },
  { id, signature }: Pick<PreviewAddress, 'id' | 'signature'>,
): Promise<FoundPreview> {
  const row = await findPreview(db, id);
  if (row === undefined || !isSignatureOf(links, row, signature) || !isObject(row.patch)) return { kind: 'unknown' };
  if (row.ended !== null || row.expires <= now) return { kind: 'over', brand: row.frontend };
  return { kind: 'found', id, brand: row.frontend, patch: row.patch };
}
