/** Spelling variants of term names. */
import { LRUCache } from 'lru-cache';

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Terms are reloaded every minute, but rarely change. */
const kept = new LRUCache<string, readonly string[]>({ max: 20_000 });

/** British spellings in normalized text, and the American ones used in labels. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/isation/g, 'ization'],
  [/is(e|ed|er|ers|es|ing)\b/g, 'iz$1'],
  [/jewellery/g, 'jewelry'],
  [/our(s?)\b/g, 'or$1'],
  [/tre(s?)\b/g, 'ter$1'],
  [/ell(ing|er|ery|or|ors)\b/g, 'el$1'],
  [/programme/g, 'program'],
  [/catalogu(e\b)?/g, 'catalog'],
  [/(licen|defen)ce/g, '$1se'],
  [/ae(sth|diatr)/g, 'e$1'],
];

/** Normalized English in American spelling: `labour` and `labor` become the same. */
export const foldBritish = (folded: string): string =>
  BRITISH.reduce((text, [pattern, american]) => text.replace(pattern, american), folded);

/** Normalized for comparison: lowercase, no accents, single spaces; `+` and `#` are kept, for C++ and C#. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, ' ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** Lowercase with single spaces; accents are kept. */
export function foldCase(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]/g, ' ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** A name in both gender forms and as it is written. */
export function formsOf(name: string): string[] {
  return name.includes('/') ? [first(name), second(name), name] : [name];
}

/** A name as normalized text in each way it may be typed: both gender forms, umlauts written out, compounds joined. */
export function spellingsOf(name: string): readonly string[] {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const made = spell(name);
  kept.set(name, made);
  return made;
}

function spell(name: string): string[] {
  const written = formsOf(name).flatMap((form) => [
    form,
    form.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue'),
  ]);
  const folded = [...written, ...written.map((form) => form.replace(/[-.]/g, ''))].map(foldName);
  return [...new Set(folded)].filter((spelling) => spelling !== '');
}

/** `Koch/Köchin` -> `Koch`, `Assistant/e de direction` -> `Assistant de direction`. */
const first = (name: string): string => name.replace(/\/-?[^\s/,-]+/g, '');

/** `Koch/Köchin` -> `Köchin`, `Assistant/e de direction` -> `Assistante de direction`. */
const second = (name: string): string =>
  name.replace(/([^\s/,-]+)\/(-?)([^\s/,-]+)/g, (_, stem: string, hyphen: string, ending: string) =>
    hyphen === '-' ? stem.replace(/mann$/, ending) : joined(stem, ending),
  );

/** The stem with another ending; a shared beginning is not repeated, so `Infirmier/ière` gives `Infirmière`. */
function joined(stem: string, ending: string): string {
  if (/^\p{Lu}/u.test(ending)) return ending;
  const letter = foldName(ending).charAt(0);
  const from = foldName(stem).lastIndexOf(letter);
  // A single letter, a doubled one and the German ending are appended: Assistant/e, Technicien/ne, Mechatroniker/in.
  const isPutBehind = ending.length === 1 || ending === 'in' || from <= 0 || from === stem.length - 1;
  return (isPutBehind ? stem : stem.slice(0, from)) + ending;
}
