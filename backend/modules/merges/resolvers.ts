import type { ApiContext } from '../../context.ts';
import type { Merge, MergeEntry, Resolvers } from '../../graphql.generated.ts';
import { personOf, reaches, reachOf } from '../rights/access.ts';
import { findCandidates } from './candidate-store.ts';
import { type Entry, findEntry, listMerges, type MergeRow } from './merge-store.ts';
import { mergeEntries, obstacleTo, openPair, undoMerge, undoUntil } from './merges.ts';
import { countRows, type Kind, listBrands } from './move-store.ts';

/** With those brands of it that the administrator manages. */
async function describe(
  context: ApiContext,
  kind: Kind,
  { id, title, detail, created, roles }: Entry,
): Promise<MergeEntry> {
  const reach = await reachOf(context);
  const brands = (await listBrands(context.db, kind, [id])).filter((brand) => reaches(reach, brand));
  return { id, title, detail, created, roles, brands };
}

async function describeMerge({ db, now }: ApiContext, row: MergeRow): Promise<Merge> {
  const { id, kind, keptId, goneId, created, undone } = row;
  const [kept, gone] = [await findEntry(db, kind, keptId), await findEntry(db, kind, goneId)];
  return {
    ...{ id, kind, keptId, kept: kept?.title ?? '', mergedId: goneId, merged: gone?.title ?? '' },
    ...{ created, undone, undoUntil: undoUntil(row, now) },
  };
}

export const mergeResolvers: Resolvers = {
  Query: {
    async mergeCandidates(_root, { kind, text }, context) {
      const { brands } = await reachOf(context);
      const found: MergeEntry[] = [];
      for (const id of await findCandidates({ db: context.db, brands }, kind, text)) {
        const entry = await findEntry(context.db, kind, id);
        if (entry) found.push(await describe(context, kind, entry));
      }
      return found;
    },
    async mergePlan(_root, { kind, keep, merge }, context) {
      const pair = { kind, keep, gone: merge };
      const entries = await openPair(context, pair, 'mergePlan');
      const [kept, merged] = [await describe(context, kind, entries[0]), await describe(context, kind, entries[1])];
      const amounts = await countRows(context.db, pair);
      return {
        ...{ kept, merged, obstacle: obstacleTo(personOf(context).id, pair, entries) },
        amounts: amounts.map(({ what, kept: own, gone, stays }) => ({ what, kept: own, merged: gone, stays })),
      };
    },
    async merges(_root, { kind, id }, context) {
      await openPair(context, { kind, keep: id, gone: id }, 'merges');
      const rows = await listMerges(context.db, kind, id);
      return Promise.all(rows.map((row) => describeMerge(context, row)));
    },
  },
  Mutation: {
    mergeEntries: async (_root, { kind, keep, merge }, context) =>
      describeMerge(context, await mergeEntries(context, { kind, keep, gone: merge })),
    undoMerge: async (_root, { id }, context) => describeMerge(context, await undoMerge(context, id)),
  },
};
