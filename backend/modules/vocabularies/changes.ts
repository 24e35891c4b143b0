/** Adding and changing terms; docs/taxonomies.md. */
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { loadFacetValues } from '../../search/facet-values.ts';
import { NAMED_TAXONOMIES } from '../../search/term-labels.ts';
import { slugOf } from '../../services/slug.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, requireAdministrator } from '../rights/access.ts';
import { inLanguage } from '../taxonomies/localised.ts';
import { lockOf, readNames, refuseLoop, refuseTaken, titleOf } from './checks.ts';
import { allDocuments, foundDocuments, lockDocuments, namingDocuments, settle } from './settle.ts';
import {
  findTermRow,
  insertChange,
  insertTerm,
  lockTaxonomy,
  stateOf,
  type TermRow,
  type TermState,
  updateTerm,
} from './term-store.ts';
import {
  type AliasRow,
  holdNames,
  listAliases,
  listValues,
  moveValues,
  nameAgain,
  retireAliases,
  retitleAlerts,
  rewritePages,
} from './value-store.ts';

/** What is to change of a term; everything is checked. */
export interface TermEdit {
  labels?: unknown;
  aliases?: unknown;
  synonyms?: unknown;
  /** 0 for the top level. */
  parent?: number | null;
  retired?: boolean | null;
}

const NEW: TermState = { labels: {}, aliases: {}, synonyms: {}, parent: null, retired: false };
const LONGEST_CODE = 60;

/** The term as an edit would leave it. Throws `UserError` BAD_INPUT. */
export function edited(term: TermState, { labels, aliases, synonyms, parent, retired }: TermEdit): TermState {
  const names = readNames({
    labels: (labels ?? term.labels) as TermState['labels'],
    aliases: (aliases ?? term.aliases) as TermState['aliases'],
    synonyms: (synonyms ?? term.synonyms) as TermState['synonyms'],
  });
  return {
    ...names,
    parent: parent === 0 ? null : (parent ?? term.parent),
    retired: retired ?? term.retired,
  };
}

const FIELDS = ['labels', 'aliases', 'synonyms', 'parent', 'retired'] as const;

/** What differs. The order of languages does not count. */
export function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const text = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(Object.entries(value).sort()) : String(value);
  return FIELDS.filter((field) => text(before[field]) !== text(after[field]));
}

/** Throws `UserError` TERM_LOCKED, TERM_TAKEN, TERM_LOOP. */
export function checkChange(all: readonly TermRow[], term: TermRow, after: TermState): void {
  const fields = changedFields(term, after);
  const lock = lockOf(term);
  const isNameOnly = !fields.includes('parent') && !fields.includes('retired');
  if (lock !== null && !(lock === 'fixed' && isNameOnly)) throw refusal('TERM_LOCKED');
  refuseTaken(all, term.id, after);
  if (fields.includes('parent')) refuseLoop(all, term.id, after.parent);
}

/** The word of a term in addresses, before it is made unique. */
const wordOf = ({ aliases, labels }: TermState, language: string): string =>
  slugOf(inLanguage(aliases, language) ?? inLanguage(labels, language) ?? '');

/** Words in addresses that the change replaces. */
export const movedAliases = (rows: readonly AliasRow[], before: TermState, after: TermState): AliasRow[] =>
  rows.filter(({ langcode }) => wordOf(before, langcode) !== wordOf(after, langcode));

export function unknownTerm(id: number): UserError {
  return new UserError('BAD_INPUT', `There is no term ${id}.`, { path: 'id' });
}

/** Adds a term. Returns its id. Throws `UserError` NOT_ALLOWED, BAD_INPUT, TERM_TAKEN, TERM_LOOP, TERM_LOCKED. */
export async function addTerm(context: ApiContext, taxonomy: string, edit: TermEdit): Promise<number> {
  await requireAdministrator(context, 'addTerm');
  const state = edited(NEW, edit);
  return transact(context, async (tx) => {
    const all = await lockTaxonomy(tx, taxonomy);
    if (all.length === 0)
      throw new UserError('BAD_INPUT', `There is no taxonomy "${taxonomy.slice(0, 60)}".`, { path: 'taxonomy' });
    if (lockOf({ taxonomy, mergedInto: null }) !== null) throw refusal('TERM_LOCKED');
    refuseTaken(all, null, state);
    refuseLoop(all, null, state.parent);
    const code = freeCode(all, state);
    const id = await insertTerm(tx, { taxonomy, code, ...state });
    await noteChange(context, tx, { id, taxonomy, code, ...state }, { kind: 'added', before: {}, after: state });
    await settle(context, tx, { documents: NOTHING, isShown: false });
    return id;
  });
}

const NOTHING = { jobs: [], profiles: [], resumes: [] };

/** From the English label; codes are never used twice. */
function freeCode(all: readonly TermRow[], { labels }: TermState): string {
  const word = slugOf(labels.en ?? '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, LONGEST_CODE - 4);
  const base = /^[a-z]/.test(word) ? word : `term_${word}`;
  const taken = new Set(all.map(({ code }) => code));
  for (let at = 1; ; at += 1) {
    const code = at === 1 ? base : `${base}_${at}`;
    if (!taken.has(code)) return code;
  }
}

/** Changes a term. Throws `UserError` NOT_ALLOWED, BAD_INPUT, TERM_CONFLICT, TERM_TAKEN, TERM_LOOP, TERM_LOCKED. */
export async function changeTerm(context: ApiContext, id: number, expected: number, edit: TermEdit): Promise<void> {
  await requireAdministrator(context, 'changeTerm');
  const found = await findTermRow(context.db, id);
  if (found === undefined) throw unknownTerm(id);
  await transact(context, async (tx) => {
    const all = await lockTaxonomy(tx, found.taxonomy);
    const term = all.find((one) => one.id === id);
    if (term === undefined) throw unknownTerm(id);
    if (term.version !== expected) throw refusal('TERM_CONFLICT');
    const after = edited(term, edit);
    const fields = changedFields(term, after);
    if (fields.length === 0) return;
    checkChange(all, term, after);
    await apply(context, tx, term, after);
    const retiring = after.retired ? ('retired' as const) : ('restored' as const);
    const kind = fields.length === 1 && fields[0] === 'retired' ? retiring : ('changed' as const);
    await noteChange(context, tx, term, { kind, before: stateOf(term), after });
  });
}

/** Writes a checked state, with everything that follows from it. */
export async function apply(context: ApiContext, tx: TransactionScope, term: TermRow, after: TermState): Promise<void> {
  const fields = new Set(changedFields(term, after));
  const isNamed = fields.has('labels') || fields.has('synonyms');
  const isMoved = fields.has('parent');
  const values = await listValues(tx, term.id);
  await holdNames(tx);
  const documents = allDocuments(
    isNamed && NAMED_TAXONOMIES.has(term.taxonomy) ? await namingDocuments(tx, term) : NOTHING,
    isMoved
      ? await foundDocuments(
          tx,
          values.map(({ id }) => id),
        )
      : NOTHING,
  );
  await lockDocuments(tx, term, documents);
  const words = await listAliases(tx, term.id);
  await updateTerm(tx, term.id, after, context.now);
  if (fields.has('labels') || fields.has('aliases')) {
    const moved = movedAliases(words, term, after);
    await retireAliases(tx, moved);
    await nameAgain(tx, moved);
    await rewritePages(tx, moved, await listAliases(tx, term.id));
  }
  if (fields.has('labels')) await retitleAlerts(tx, term.id, { from: term.labels, to: after.labels });
  if (isMoved) {
    // Also the values of all terms above.
    const { taxonomy, code } = term;
    await loadFacetValues(
      tx.client,
      values.map(({ field }) => ({ field, taxonomy, code })),
      [],
    );
    await moveValues(tx, term.id);
  }
  await settle(context, tx, { documents, isShown: fields.has('labels') || fields.has('aliases') || isMoved });
}

type Noted = Pick<Parameters<typeof insertChange>[1], 'kind' | 'before' | 'after' | 'mergeId'>;

/** In the history of the term, and in the activity log. */
export async function noteChange(
  context: ApiContext,
  tx: TransactionScope,
  term: Pick<TermRow, 'id' | 'taxonomy' | 'labels' | 'code'>,
  noted: Noted,
): Promise<void> {
  const { id } = personOf(context);
  await insertChange(tx, { ...noted, termId: term.id, authorId: id, created: context.now });
  const kind = noted.kind === 'merged' ? 'term_merged' : noted.kind === 'added' ? 'term_added' : 'term_changed';
  await logTerm(context, tx, kind, term);
}

export async function logTerm(
  context: ApiContext,
  tx: TransactionScope,
  kind: 'term_added' | 'term_changed' | 'term_merged' | 'term_change_undone',
  term: Pick<TermRow, 'id' | 'taxonomy' | 'labels' | 'code'>,
): Promise<void> {
  const detail = { term: String(term.id), title: titleOf(term) };
  await recordEvent(tx, { kind, accountId: personOf(context).id, address: context.address, detail });
}
