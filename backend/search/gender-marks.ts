/** Punctuation by which job titles name both genders. `canonicalWord` turns the words that remain into one form. */

type Rule = readonly [pattern: RegExp, replacement: string];

const OTHER = String.raw`[\p{L}\p{N}]`;
/** Between a word and its other ending: `Erzieher/in`, `Erzieher/-in`, `Erzieher*in`, `employé·e`. */
const MARK = '[/*:_!·•‧∙]-?';

/** French endings, each with the end of the masculine form that it follows. */
const FRENCH: readonly [after: string, endings: string][] = [
  ['eur', 'euse|se|trice|rice|ice'],
  ['er', 'ère|ere|ière|iere'],
  ['en', 'ne|enne|ienne'],
  ['on', 'ne|onne'],
  ['f', 've|ive|fe|effe'],
  ['l', 'le|elle'],
  ['te', 'sse|esse'],
  ['t', 'te|ette'],
  ['', 'e'],
];

/** Words with a capital inside that is no gender: LinkedIn, PlugIn. */
const INNER_CAPITALS = 'linked|plug|log|check|add|built|opt|sign|drop|walk|stand|step|open|link';

/** Each ending with a look back at the word before its mark: looking back first would do so at every letter. */
const FRENCH_ENDINGS = FRENCH.map(
  ([after, endings]) => String.raw`(?:${endings})(?<=\p{L}{2}${after}(?:${MARK}|[.(]-?)(?:${endings}))`,
).join('|');

const RULES: readonly Rule[] = [
  // (m/w/d), [H/F], (m, w, divers), (mwd), (gn), (all genders)
  rule(
    String.raw`[([{]\s*(?:(?:[mwfdxhi]|div|divers|gn)\.?(?:\s*[/|,*:._–-]\s*(?:[mwfdxhian]|div|divers|gn)\b\.?)+|[mwf]{2}[dx]|gn\*?|all genders|alle geschlechter|tous genres)\s*[)\]}]`,
    ' ',
  ),
  // Without parentheses only what means nothing else, unlike "h/w" and "m/d".
  rule(
    String.raw`(?:m\s?/\s?[fw]|[fw]\s?/\s?m|h\s?/\s?f|f\s?/\s?h)(?<!(?:${OTHER}|/).\s?/\s?.)(?:\s?[/|]\s?(?:[dxi]|divers|div))*(?!${OTHER}|/)`,
    ' ',
  ),
  // Kaufmann/-frau
  rule(String.raw`(?:/\s?-?frau(?!${OTHER})|\(-?frau\))(?<=\p{L}mann\s?(?:/\s?-?|\(-?)frau\)?)`),
  rule(String.raw`(?:/\s?-?mann(?!${OTHER})|\(-?mann\))(?<=\p{L}frau\s?(?:/\s?-?|\(-?)mann\)?)`),
  // Erzieher/in, Erzieher*innen, Erzieher(in), Erzieher / -in
  rule(
    String.raw`(?:(?:${MARK}|/\s-)in(?:nen)?(?!${OTHER})|\(-?in(?:nen)?\))(?<=\p{L}{3}(?:${MARK}|\s/\s-|\(-?)in(?:nen)?\)?)`,
  ),
  // EntwicklerIn, EntwicklerInnen
  [
    new RegExp(
      String.raw`In(?:nen)?(?!${OTHER})(?<=\p{Ll}{3}In(?:nen)?)(?<!(?<!\p{L})(?:${INNER_CAPITALS}|${capitalized(INNER_CAPITALS)})In)`,
      'gu',
    ),
    '',
  ],
  // Angestellte/r, Angestellte(n)
  [new RegExp(String.raw`(?:${MARK}[rnms](?!${OTHER})|\(-?[rnms]\))(?<=\p{L}{2}e(?:${MARK}|\(-?)[rnms]\)?)`, 'gu'), ''],
  // employé(e)s, directeur(trice)
  rule(String.raw`\(-?(?:${FRENCH_ENDINGS})\)`),
  // chef.fe, vendeur·se·s, assistant/e, but not "name/e-mail"
  rule(String.raw`(?:${MARK}|\.)(?:${FRENCH_ENDINGS})(?:[·.]?s)?(?!${OTHER}|\.\p{L}|(?<=[/.]e)-\p{L})`),
  // salarié-e-s, étudiant-e
  rule(String.raw`-e(?:-?s)?(?!${OTHER}|-)(?<=\p{L}(?:é|ant|ent|ier|eur|al|el)-e(?:-?s)?)`),
  // enfermero/a, vendedor(a), vendedores/as, bailarín/a
  rule(
    String.raw`(?:/-?(?:[oe]?r?as?)(?!${OTHER}|/)|\(-?(?:[oe]?r?as?)\))(?<=\p{L}{2}(?:o|os|or|ores|ín|ntes?|fes?)(?:/-?|\(-?)(?:[oe]?r?as?)\)?)`,
  ),
  // vendedor@s, enfermer@
  rule(String.raw`@s(?!${OTHER})(?<=\p{L}{2}or@s)`, 'es'),
  rule(String.raw`@(?!${OTHER})(?<=\p{L}{2}or@)`),
  rule(String.raw`@(?=s?(?!${OTHER}))(?<=\p{L}{3}@)`, 'o'),
  // driver(s)
  rule(String.raw`\(s\)(?<=\p{L}{3}\(s\))`),
];

function rule(pattern: string, replacement = ''): Rule {
  return [new RegExp(pattern, 'giu'), replacement];
}

function capitalized(words: string): string {
  return words.replaceAll(/(^|\|)\w/g, (start) => start.toUpperCase());
}

/** Text in which a title stands once, without the marks of the other gender. */
export function dropGenderMarks(text: string): string {
  let plain = text;
  for (const [pattern, replacement] of RULES) plain = plain.replaceAll(pattern, replacement);
  return plain;
}
