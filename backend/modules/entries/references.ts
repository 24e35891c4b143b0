/** What events of the activity log name: read for all events of an answer at once. */
import type { ApiContext } from '../../context.ts';
import { reachOf } from '../rights/access.ts';
import { listTitles, reachWithin } from './entry-store.ts';
import { listOf, listOfDetail } from './lists.ts';
import { SAID } from './names-store.ts';

/** By the name of the list or, for what no list has, the key of the detail. */
type Titles = ReadonlyMap<string, ReadonlyMap<number, string | Date>>;

interface Asking {
  wanted: Map<string, Set<number>>;
  answer: Promise<Titles>;
}

interface Reference {
  /** Key of the detail. */
  key: string;
  /** The list that has it; null for what no list has. */
  list: string | null;
  id: number;
  /** What it is called; for a preview, when it ends. */
  said: string | Date;
}

const open = new WeakMap<ApiContext, Asking>();

/** What the details of an event name, as far as it exists within the person's reach, by key. */
export async function referencesOf(
  context: ApiContext,
  detail: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, Reference>> {
  const named = Object.entries(detail).flatMap(([key, value]) => {
    const list = listOfDetail(key) ?? listOfMerged(key, detail.what) ?? null;
    const id = Number(value);
    const isNamed = (list !== null || Object.hasOwn(SAID, key)) && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31;
    return isNamed ? [{ key, list, id }] : [];
  });
  if (named.length === 0) return new Map();
  const asking = open.get(context) ?? ask(context);
  for (const { key, list, id } of named) {
    const from = list ?? key;
    asking.wanted.set(from, (asking.wanted.get(from) ?? new Set()).add(id));
  }
  const titles = await asking.answer;
  return new Map(
    named.flatMap((one) => {
      const said = titles.get(one.list ?? one.key)?.get(one.id);
      return said === undefined ? [] : [[one.key, { ...one, said }] as const];
    }),
  );
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
    const all = [...wanted].map(async ([from, ids]) => {
      const rows = await SAID[from]?.(reach, [...ids]);
      const titles = rows ? new Map(rows.map(({ id, said }) => [id, said])) : listTitles(reach, listOf(from), [...ids]);
      return [from, await titles] as const;
    });
    return new Map<string, ReadonlyMap<number, string | Date>>(await Promise.all(all));
  });
  const asking = { wanted, answer };
  open.set(context, asking);
  return asking;
}
