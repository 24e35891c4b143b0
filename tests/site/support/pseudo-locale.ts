/**
 * A preload (`node --import`) that puts a pseudo-locale in the place of English: the same texts with accents, about a
 * third longer. What is cut off in it would be in a language yet to come.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'àà', e: 'ëé', i: 'ïî', o: 'öô', u: 'üù', y: 'ÿ', c: 'ç', n: 'ñ', s: 'š', z: 'ž', g: 'ğ', l: 'ł' },
  ...{ A: 'Àà', E: 'Éë', I: 'Îï', O: 'Öô', U: 'Üù', Y: 'Ÿ', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž', G: 'Ğ', L: 'Ł' },
};
/** What is no text for people: placeholders, other texts by their names, tags, addresses. */
const NOT_TEXT = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>|https?:\S+|\S+@\S+)/;

/** `Find jobs` -> `Fïîñd jöôbš`. */
export function pseudo(text: string): string {
  return text
    .split(NOT_TEXT)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)))
    .join('');
}

function pseudoIn(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudoIn(inner)]));
}

if (process.env.PSEUDO_LOCALE === '1') {
  const { readFileSync } = fs;
  const read = (...asked: Parameters<typeof readFileSync>) => {
    const content = readFileSync(...asked);
    const isText = /[\\/]locales[\\/]en[\\/][^\\/]+\.json$/.test(String(asked[0]));
    return isText ? JSON.stringify(pseudoIn(JSON.parse(String(content)))) : content;
  };
  fs.readFileSync = read as typeof readFileSync;
  syncBuiltinESMExports();
}
