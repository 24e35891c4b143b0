/** Which page of a brand somebody means who writes a key that does not exist. */
import { entriesAt, type JsonObject, stringAt, valueAt } from '../sources/json.ts';
import { sameWord, slugOf } from './same-words.ts';
import { nearest } from './words.ts';

/** The titles and the address of a page, as keys would write them. */
function namesOf(page: JsonObject[string]): string[] {
  const title = valueAt(page, ['title']);
  const titles = typeof title === 'string' ? [title] : entriesAt(title, []).map(([, text]) => String(text));
  return [...titles, stringAt(page, ['path']) ?? ''].map(slugOf);
}

/** The key that was meant: of the brand's own pages first; by title or address, by meaning, then by spelling. */
export function pageMeant(word: string, document: JsonObject, own: JsonObject): string | undefined {
  const all = entriesAt(document, ['pages']).filter(([key]) => key !== 'shell');
  const ours = all.filter(([key]) => valueAt(own, ['pages', key]) !== undefined);
  const wanted = slugOf(word);
  for (const pages of [ours, all]) {
    const found = pages.find(([, page]) => namesOf(page).includes(wanted))?.[0] ?? sameWord(word, keysOf(pages));
    if (found !== undefined) return found;
  }
  return nearest(word, keysOf(ours)) ?? nearest(word, keysOf(all));
}

const keysOf = (entries: readonly [string, unknown][]): string[] => entries.map(([key]) => key);
