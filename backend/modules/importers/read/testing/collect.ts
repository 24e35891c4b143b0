/** What tests of feeds share. */
import { expect } from 'vitest';
import type { FeedFault, FeedItem, ItemFault } from '../feed-item.ts';

export async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** Items as plain values, to compare them whole; without their source. */
export function plain(items: (FeedItem | ItemFault)[]) {
  return items.map((item) => {
    if ('fields' in item) return { line: item.line, ...Object.fromEntries(item.fields) };
    const { raw: _, ...fault } = item;
    return fault;
  });
}

/** What a reading that must fail fails with. */
export const faultOf = (reading: Promise<unknown>): Promise<FeedFault> =>
  reading.then(
    () => expect.fail('The feed was read.'),
    (fault) => fault,
  );
