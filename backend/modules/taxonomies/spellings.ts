/** The ways in which people write the name of a term. */

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** What is compared: lower case, no accents, words apart by single spaces; `+` and `#` stay, for C++ and C#. */
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

/** A name as folded text in each way it may be typed: both paired forms, umlauts written out, compounds joined. */
export function spellingsOf(name: string): string[] {
  const forms = name.includes('/') ? [first(name), second(name), name] : [name];
  const written = forms.flatMap((form) => [form, form.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue')]);
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

/** The stem with another ending: what both begin with is there once, so `Infirmier/ière` is `Infirmière`. */
function joined(stem: string, ending: string): string {
  if (/^\p{Lu}/u.test(ending)) return ending;
  const letter = foldName(ending).charAt(0);
  const from = foldName(stem).lastIndexOf(letter);
  // A single letter, a doubled one and the German ending are put behind: Assistant/e, Technicien/ne, Mechatroniker/in.
  const isPutBehind = ending.length === 1 || ending === 'in' || from <= 0 || from === stem.length - 1;
  return (isPutBehind ? stem : stem.slice(0, from)) + ending;
}
