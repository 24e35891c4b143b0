/** The entries that events of the activity log name: read for all events of an answer at once. */
import type { ApiContext } from '../../context.ts';
import type { AdminReference } from '../../graphql.generated.ts';
import { reachOf } from '../rights/access.ts';
import { listTitles, reachWithin } from './entry-store.ts';
import { listOf, listOfDetail } from './lists.ts';

type Titles = ReadonlyMap<string, ReadonlyMap<number, string>>;

interface Asking {
  wanted: Map<string, Set<number>>;
  answer: Promise<Titles>;
}

const open = new WeakMap<ApiContext, Asking>();

/** What an event is about, in the order of its details. */
export async function referencesOf(
  context: ApiContext,
  { detail }: { detail: Readonly<Record<string, unknown>> },
): Promise<AdminReference[]> {
  const named = Object.entries(detail).flatMap(([key, value]) => {
    const list = listOfDetail(key) ?? listOfMerged(key, detail.what);
    const id = Number(value);
    return list !== undefined && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? [{ key, list, id }] : [];
  });
  if (named.length === 0) return [];
  const asking = open.get(context) ?? ask(context);
  for (const { list, id } of named) asking.wanted.set(list, (asking.wanted.get(list) ?? new Set()).add(id));
  const titles = await asking.answer;
  return named.flatMap((one) => {
    const title = titles.get(one.list)?.get(one.id);
    return title === undefined ? [] : [{ ...one, title }];
  });
}

/** Of the two entries that were merged. */
function listOfMerged(key: string, what: unknown): string | undefined {
  if (key !== 'kept' && key !== 'merged') return undefined;
  return what === 'account' ? 'users' : 'organizations';
}

/** Reads once all events have said what they name. */
function ask(context: ApiContext): Asking {
  const wanted: Asking['wanted'] = new Map();
  const answer = Promise.resolve().then(async () => {
    const reach = reachWithin(context, await reachOf(context));
    // From here on, others ask anew.
    open.delete(context);
    const all = [...wanted].map(
      async ([list, ids]) => [list, await listTitles(reach, listOf(list), [...ids])] as const,
    );
    return new Map(await Promise.all(all));
  });
  const asking = { wanted, answer };
  open.set(context, asking);
  return asking;
}
