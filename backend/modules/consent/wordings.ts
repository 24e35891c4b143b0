/** Administration of consent wordings: read, change, history. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cleanHtml } from '../../answers/clean-html.ts';
import type { Localised } from '../../database/schema/columns.ts';
import { UserError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { piecesOf, type TextPiece } from '../../services/text-pieces.ts';
import { listInfos } from './service.ts';
import { findRevisions, type InfoRow, insertRevision, type NewRevision, type RevisionRow } from './store.ts';
import { consentWords, STANDARD } from './wording.ts';

const LONGEST = 20_000;
const LONGEST_NOTE = 500;

/** The brand of the wordings, and the language of the current person. */
export type TextsScope = Scope & { brand: CompiledBrand; locale: string };

/** The brand's consents, each in its latest wording. */
export async function listWordings(scope: TextsScope): Promise<InfoRow[]> {
  await listInfos(scope, STANDARD);
  return listInfos(scope, {});
}

export interface Revision extends RevisionRow {
  /** By language, compared with the previous wording; empty for the first. */
  changes: Readonly<Record<string, readonly TextPiece[]>>;
}

/** All wordings of an info of this brand, latest first; empty for an unknown info. */
export async function historyOf(scope: Scope, infoId: number): Promise<Revision[]> {
  const rows = await findRevisions(scope, infoId);
  return rows.map((row, at) => {
    const before = rows[at + 1];
    return { ...row, changes: before === undefined ? {} : changesBetween(before.text, row.text) };
  });
}

function changesBetween(older: Localised, newer: Localised): Revision['changes'] {
  const languages = [...new Set([...Object.keys(older), ...Object.keys(newer)])];
  const changed = languages.filter((one) => older[one] !== newer[one]);
  return Object.fromEntries(changed.map((one) => [one, piecesOf(older[one] ?? '', newer[one] ?? '')]));
}

export interface Rewording extends NewRevision {
  /** Id of the latest wording that the author has seen. */
  after: number;
}

/**
 * Adds a wording, sanitized; from then on people are asked to agree again. Call it in a transaction. Returns its id.
 * Throws a localized `UserError` BAD_INPUT for languages that the brand lacks, a text that is too long, none in the
 * default language, no change, or a concurrent change.
 */
export async function reword(tx: TextsScope, { text, note, ...asked }: Rewording): Promise<number> {
  const { supported, default: standard } = tx.brand.document.locales;
  const clean: Localised = {};
  for (const [language, html] of Object.entries(text)) {
    if (!supported.some((one) => one === language)) throw refused(tx, 'language', { language });
    if (html.length > LONGEST) throw refused(tx, 'long', { count: LONGEST });
    const safe = await cleanHtml(html, 'filtered_html');
    if (safe !== '') clean[language] = safe;
  }
  if (clean[standard] === undefined) throw refused(tx, 'default', { language: standard });
  const [latest] = await findRevisions(tx, asked.infoId);
  if (latest?.id === asked.after && sameText(latest.text, clean)) throw refused(tx, 'same');
  const id = await insertRevision(tx, { ...asked, text: clean, note: note.trim().slice(0, LONGEST_NOTE) });
  if (id === null) throw refused(tx, latest === undefined ? 'unknown' : 'outdated');
  return id;
}

function sameText(one: Localised, other: Localised): boolean {
  return Object.keys(changesBetween(one, other)).length === 0;
}

function refused(reader: TextsScope, fault: string, values: Record<string, string | number> = {}): UserError {
  return new UserError('BAD_INPUT', consentWords(reader)(`faults.${fault}`, values), { path: 'text' });
}
