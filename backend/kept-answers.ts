/** Stored answers are long texts of JSON that page after page reads again: what was read is kept by its text. */
import { LRUCache } from 'lru-cache';

const MOST_CHARACTERS = 24_000_000;

/** Parses and reads a text once. What it returns is shared between requests: nobody may change it. */
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
