/** Caches parsed answers by their text: they are long JSON documents that page after page reads again. */
import { LRUCache } from 'lru-cache';

/** Each takes about two and a half bytes of memory, with the objects made of it. */
const MOST_CHARACTERS = 3_000_000;

/** Parses a text once. The result is shared between requests and must not be modified. */
export function keepAnswers<T extends object>(read: (answers: unknown) => T): (text: string) => T {
  const kept = new LRUCache<string, T>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_value, text) => text.length + 1,
  });
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const value = read(JSON.parse(text));
    kept.set(text, value);
    return value;
  };
}
