/** How many messages a side has not seen, for each entry of a list. */
import DataLoader from 'dataloader';
import type { ApiContext } from '../../context.ts';
import { countUnread, type Side, type Subject } from '../messages/store.ts';

const loaders = new WeakMap<ApiContext, Map<string, DataLoader<number, number>>>();

/** One query per request, kind and side. */
export function unreadOf(context: ApiContext, { about, id }: Subject, side: Side): Promise<number> {
  const own = loaders.get(context) ?? new Map<string, DataLoader<number, number>>();
  loaders.set(context, own);
  const key = `${about} ${side}`;
  const loader = own.get(key) ?? new DataLoader<number, number>((ids) => countUnread(context, { about, side }, ids));
  own.set(key, loader);
  return loader.load(id);
}
