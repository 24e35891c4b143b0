/** Terms as administrators see them. */
import { facetWordsIn } from '../../../runtime/core/brand/facet-links.ts';
import type { ApiContext } from '../../context.ts';
import type { TermEffects, TermMention, TermName, VocabularyTerm } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { type Reach, reaches, reachOf } from '../rights/access.ts';
import { changedFields, checkChange, edited, movedAliases, type TermEdit, unknownTerm } from './changes.ts';
import { lockOf, refuseMerge, titleOf } from './checks.ts';
import { undoUntil } from './merges.ts';
import { findLastChange, findTermRow, listChanges, listTermRows, type TermRow } from './term-store.ts';
import { countUsage, listAddresses } from './usage-store.ts';
import { listAliases } from './value-store.ts';

const MOST_CHANGES = 50;

/** A term with everything that is known about it; null if there is none. */
export async function describeTerm(context: ApiContext, id: number): Promise<VocabularyTerm | null> {
  const reach = await reachOf(context);
  const term = await findTermRow(context.db, id);
  if (term === undefined) return null;
  const nameOf = async (other: number | null): Promise<TermName | null> => {
    const row = other === null ? undefined : await findTermRow(context.db, other);
    return row === undefined ? null : { id: row.id, title: titleOf(row, context.locale) };
  };
  const { taxonomy, code, version, labels, aliases, synonyms } = term;
  return {
    ...{ id, taxonomy, code, version, labels, aliases, synonyms },
    title: titleOf(term),
    parent: await nameOf(term.parent),
    isRetired: term.retired,
    mergedInto: await nameOf(term.mergedInto),
    lock: lockOf(term) ?? (reach.isAdministrator ? null : 'network'),
    definedBy: definersOf(context, reach, term),
    mentions: await mentionsOf(context, reach, id),
    usage: await countUsage({ db: context.db, brands: reach.brands }, id, term),
    changes: await changesOf(context, term, nameOf),
  };
}

async function changesOf(
  { db, now }: ApiContext,
  term: TermRow,
  nameOf: (id: number | null) => Promise<TermName | null>,
): Promise<VocabularyTerm['changes']> {
  const last = await findLastChange(db, term.id);
  const rows = await listChanges(db, term.id, MOST_CHANGES);
  return Promise.all(
    rows.map(async ({ change, author, email }) => {
      const { id, kind, created, undone, before, after, termId } = change;
      const isMerge = kind === 'merged';
      return {
        ...{ id, kind, created, undone },
        fields: isMerge || kind === 'added' ? [] : changedFields(before, after),
        merged: isMerge ? await nameOf(termId) : null,
        kept: isMerge ? await nameOf(Number(after.into)) : null,
        author: author || email,
        undoUntil: undoUntil(change, last?.id === id, now),
      };
    }),
  );
}

/** Brands whose document leads to the term, by the words of today. */
async function mentionsOf(context: ApiContext, reach: Reach, termId: number): Promise<TermMention[]> {
  const words = await listAddresses({ db: context.db, brands: reach.brands }, termId);
  return context.admin.desk
    .list()
    .filter(({ id }) => reaches(reach, id))
    .flatMap(({ id, document }) => {
      const own = new Set(words.filter(({ brand }) => brand === id).map((one) => `${one.langcode} ${one.alias}`));
      if (own.size === 0) return [];
      const named = facetWordsIn(document).filter(({ locale, word }) => own.has(`${locale} ${word}`));
      return named.length === 0 ? [] : [{ brand: id, words: [...new Set(named.map(({ word }) => word))] }];
    });
}

/** Brands with a choice field that has the term. */
function definersOf({ admin }: ApiContext, reach: Reach, { taxonomy, code }: TermRow): string[] {
  return admin.desk
    .list()
    .filter(({ id }) => reaches(reach, id))
    .filter(({ document: { customFields } }) => {
      const field = Object.hasOwn(customFields, taxonomy) ? customFields[taxonomy] : undefined;
      return field !== undefined && Object.hasOwn(field.terms, code);
    })
    .map(({ id }) => id);
}

/** What a change would do. Throws what the change would. */
export async function describeEffects(
  context: ApiContext,
  { id, edit, mergeInto }: { id: number; edit?: TermEdit | null; mergeInto?: number | null },
): Promise<TermEffects> {
  const reach = await reachOf(context);
  const found = await findTermRow(context.db, id);
  if (found === undefined) throw unknownTerm(id);
  const all = await listTermRows(context.db, found.taxonomy);
  const words = await listAliases(context, id);
  const within = words.filter(({ brand }) => reaches(reach, brand));
  let moved = within;
  if (mergeInto) {
    const keep = all.find((one) => one.id === mergeInto);
    if (keep === undefined) throw refusal('TERM_MERGE_IMPOSSIBLE');
    refuseMerge(all, keep, found);
  } else {
    const after = edited(found, edit ?? {});
    checkChange(all, found, after);
    moved = movedAliases(within, found, after);
  }
  return {
    usage: await countUsage({ db: context.db, brands: reach.brands }, id, found),
    addresses: moved.length,
    mentions: await mentionsOf(context, reach, id),
  };
}
