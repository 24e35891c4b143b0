/**
 * Host names of previews: `<id>-<role>[-<day>]-<signature>.<preview host>`. Role and day are the visitor's choice and not
 * signed: everybody in a preview is made up.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { isPreviewRole, type PreviewRole } from '../../preview/people.ts';
import type { PersonalLinks } from '../../services/personal-links.ts';

/** What a host name says. */
export interface PreviewAddress {
  id: number;
  role: PreviewRole;
  /** `2026-12-01`; null for today. */
  day: string | null;
  signature: string;
}

const LABEL = /^(\d{1,10})-([a-z]+)(?:-(\d{4})(\d{2})(\d{2}))?-([0-9a-f]{32})$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What is signed: an id may come again after a backup, but not at the same moment. */
interface Signed {
  id: number;
  created: Date;
}

/** The signature of a preview, in the characters of host names. */
export function signatureOf(links: Pick<PersonalLinks, 'tokenOf'>, { id, created }: Signed): string {
  const token = links.tokenOf('preview', { id, nonce: created.toISOString() });
  return createHash('sha256').update(token).digest('hex').slice(0, 32);
}

export function isSignatureOf(links: Pick<PersonalLinks, 'tokenOf'>, row: Signed, signature: string): boolean {
  const [own, given] = [Buffer.from(signatureOf(links, row)), Buffer.from(signature)];
  return own.length === given.length && timingSafeEqual(own, given);
}

/** First part of the host name. */
export function writeLabel({ id, role, day, signature }: PreviewAddress): string {
  return [id, role, ...(day === null ? [] : [day.replaceAll('-', '')]), signature].join('-');
}

/** Null for anything that `writeLabel` would not write. */
export function readLabel(label: string): PreviewAddress | null {
  const [, number, role = '', year, month, day, signature = ''] = LABEL.exec(label) ?? [];
  const id = Number(number);
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31 || !isPreviewRole(role)) return null;
  const date = year === undefined ? null : `${year}-${month}-${day}`;
  return date === null || isDay(date) ? { id, role, day: date, signature } : null;
}

/** Whether a text is a day of the calendar, as `2026-12-01`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
