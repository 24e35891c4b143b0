/** Merging a term into another, and undoing what was done to terms. */
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { loadFacetValues } from '../../search/facet-values.ts';
import { revertRows } from '../merges/change-store.ts';
import { personOf, requireAdministrator } from '../rights/access.ts';
import { mergeAlerts } from './alert-store.ts';
import { replaceInAnswers } from './answer-store.ts';
import { apply, checkChange, edited, logTerm, noteChange, unknownTerm } from './changes.ts';
import { refuseLoop, refuseMerge, refuseTaken } from './checks.ts';
import { joinPages, joinTerms, joinValues, listMerged, listTaken, raiseVersions } from './merge-store.ts';
import { allDocuments, foundDocuments, lockDocuments, namingDocuments, settle } from './settle.ts';
import {
  type ChangeRow,
  findChange,
  findLastChange,
  findTermRow,
  insertTermMerge,
  lockTaxonomy,
  setChangeUndone,
  stateOf,
  type TermRow,
} from './term-store.ts';
import { holdNames, listAliases, listProfiles, listValues, nameAgain } from './value-store.ts';

const UNDO_MS = 24 * 60 * 60 * 1000;

/** Merges a term into another. Throws `UserError` NOT_ALLOWED, BAD_INPUT, TERM_CONFLICT, TERM_MERGE_IMPOSSIBLE, TERM_TAKEN. */
export async function mergeTerms(
  context: ApiContext,
  { keepId, goneId, expected }: { keepId: number; goneId: number; expected: number },
): Promise<void> {
  await requireAdministrator(context, 'mergeTerms');
  const found = await findTermRow(context.db, keepId);
  if (found === undefined) throw unknownTerm(keepId);
  await transact(context, async (tx) => {
    const all = await lockTaxonomy(tx, found.taxonomy);
    const [keep, gone] = [all.find(({ id }) => id === keepId), all.find(({ id }) => id === goneId)];
    if (keep === undefined || gone === undefined) throw refusal('TERM_MERGE_IMPOSSIBLE');
    if (keep.version !== expected) throw refusal('TERM_CONFLICT');
    refuseMerge(all, keep, gone);
    await merge(context, tx, keep, gone);
  });
}

async function merge(context: ApiContext, tx: TransactionScope, keep: TermRow, gone: TermRow): Promise<void> {
  await holdNames(tx);
  const own = await listValues(tx, gone.id);
  const { taxonomy, code } = keep;
  await loadFacetValues(
    tx.client,
    own.map(({ field }) => ({ field, taxonomy, code })),
    [],
  );
  const kept = new Map((await listValues(tx, keep.id)).map(({ id, field }) => [field, id]));
  const values = new Map(own.map(({ id, field }): [number, number] => [id, kept.get(field) ?? id]));
  const documents = allDocuments(await namingDocuments(tx, gone), await foundDocuments(tx, [...values.keys()]));
  await lockDocuments(tx, gone, documents);
  const before = await listAliases(tx, gone.id);
  const authorId = personOf(context).id;
  const mergeId = await insertTermMerge(tx, { keep: keep.id, gone: gone.id, authorId, now: context.now });
  const recording = { tx, mergeId, steps: 0 };
  const pair = { keep, gone, values };
  await replaceInAnswers(recording, gone, code);
  await mergeAlerts(recording, pair);
  await joinTerms(recording, pair);
  await joinValues(recording, pair);
  await nameAgain(
    tx,
    before.map((row) => ({ ...row, value: values.get(row.value) ?? row.value })),
  );
  await joinPages(recording, pair, { before, now: await listAliases(tx, keep.id) });
  await settle(context, tx, { documents, isShown: true });
  const into = { into: keep.id };
  await noteChange(context, tx, gone, { kind: 'merged', before: stateOf(gone), after: into, mergeId });
}

/** Until when a change can be undone; null if it cannot. Only the last one of a term can. */
export function undoUntil({ kind, created, undone }: ChangeRow, isLast: boolean, now: Date): Date | null {
  const until = new Date(created.getTime() + UNDO_MS);
  return isLast && kind !== 'added' && undone === null && until > now ? until : null;
}

/** Undoes the last change of a term. Returns the id of the term. Throws `UserError` NOT_ALLOWED, BAD_INPUT, TERM_NOT_UNDOABLE. */
export async function undoTermChange(context: ApiContext, id: number): Promise<number> {
  await requireAdministrator(context, 'undoTermChange');
  const found = await findChange(context.db, id);
  if (found === undefined) throw new UserError('BAD_INPUT', `There is no change ${id}.`, { path: 'id' });
  const { termId } = found;
  return transact(context, async (tx) => {
    const row = await findTermRow(tx.db, termId);
    if (row === undefined) throw unknownTerm(termId);
    const all = await lockTaxonomy(tx, row.taxonomy);
    const term = all.find((one) => one.id === termId) ?? row;
    const last = await findLastChange(tx.db, termId);
    if (last === undefined || undoUntil(last, last.id === id, context.now) === null) throw refusal('TERM_NOT_UNDOABLE');
    if (last.mergeId === null) {
      const before = edited(term, last.before);
      const state = { ...before, parent: typeof last.before.parent === 'number' ? last.before.parent : null };
      checkChange(all, term, state);
      await apply(context, tx, term, state);
    } else await divide(context, tx, term, last.mergeId);
    await setChangeUndone(tx, last, context.now);
    await logTerm(context, tx, 'term_change_undone', term);
    return term.id;
  });
}

async function divide(context: ApiContext, tx: TransactionScope, gone: TermRow, mergeId: number): Promise<void> {
  const keepId = gone.mergedInto;
  if (keepId === null) throw refusal('TERM_NOT_UNDOABLE');
  await holdNames(tx);
  const merged = await listMerged(tx, mergeId);
  const kept = await listValues(tx, keepId);
  const documents = allDocuments(
    { ...merged, profiles: await listProfiles(tx, merged.organizations) },
    await foundDocuments(
      tx,
      kept.map(({ id }) => id),
    ),
  );
  await lockDocuments(tx, gone, documents);
  const words = await listTaken(tx, mergeId);
  await revertRows(tx, mergeId);
  await raiseVersions(tx, [keepId, gone.id]);
  await refuseMuddle(tx, gone);
  await nameAgain(tx, words);
  await settle(context, tx, { documents, isShown: true });
}

/** Since the merge, terms may have been moved or named in a way that leaves no room for the other one. */
async function refuseMuddle(tx: TransactionScope, { id, taxonomy }: TermRow): Promise<void> {
  const all = await lockTaxonomy(tx, taxonomy);
  try {
    for (const term of all.filter((one) => one.id === id || one.parent === id)) {
      refuseTaken(all, term.id, term);
      refuseLoop(all, term.id, term.parent);
    }
  } catch {
    throw refusal('TERM_NOT_UNDOABLE');
  }
}
