/** How well somebody speaks a language, in words and by the European framework. Pure. */
import { fold } from './fold.ts';
import type { LanguageLevel } from './recognised.ts';

/** The first that fits: `near native` is not native, `limited working proficiency` not working. */
const LEVELS: readonly [RegExp, LanguageLevel][] = [
  [/\b(?:(?:near|quasi)[ -]?(?:native|bilingue)|annahernd muttersprach\w*)\b/, 'fluent'],
  [
    /\b(?:native|natifs?|natives?|first language|home language|mother[ -]tongues?|native languages|mothertongue|mutterspr\w*|erstsprache|heimatsprache|langues? (?:maternelles?|natale|d'origine)|maternelle|bilingual\w*|bilingue|zweisprachig)\b/,
    'native',
  ],
  [/\b(?:limited|elementary|competence professionnelle limitee|erweiterte grundkenntnisse)\b/, 'basic'],
  [
    /\b(?:fluent\w*|fluency|fliessend\w*|verhandlungss(?:icher|prache)\w*|sehr gute?[nrs]?|courante?s?|couramment|tres bon(?:s|nes?)?|excellent\w*|ausgezeichnet\w*|advanced|avancee?|proficient|full professional|professionnelle complete|maitrise|c1|c2)\b/,
    'fluent',
  ],
  [
    /\b(?:good|gut(?:e[nrs]?)?|bon(?:s|nes?)?|(?:upper |pre-)?intermediate|conversational\w*|intermediaire|konversations\w*|kommunikationssicher\w*|sichere?[rns]?|solide?[rns]?|alltagstauglich|professional|professionnel\w*|operationnel\w*|fonctionnel\w*|technique|working|fortgeschritten\w*|mittelstufe|maturaniveau|maturitatsniveau|abiturniveau|moyen\w*|correct|lue?,? (?:parlee?|ecrite?)\w*|b1|b2)\b/,
    'good',
  ],
  [
    /\b(?:basic\w*|grundkenntnisse\w*|grundlagen|anfanger\w*|beginner\w*|some|notions?|bases?|debutant\w*|scolaires?|schulkenntnisse|schul(?=englisch|franzosisch|latein|spanisch)|rudiment\w*|ausbaufahig|wenig|gering\w*|einfache?|basiskenntnisse|a1|a2)(?=\b|englisch|franzosisch|latein|spanisch)/,
    'basic',
  ],
];

const LEVEL_WORDS = LEVELS.map(([pattern]) => new RegExp(pattern, 'g'));

/** The level that a text names; null without one. */
export function levelIn(text: string): LanguageLevel | null {
  const plain = fold(text);
  return LEVELS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** What may stand around a level without being something of its own. */
const BESIDE =
  /\b(?:level|niveau|stufe|sprachniveau|(?:weitere|sonstige|andere) sprachen?(?:\(n\))?|fremdsprachen?|sprachen?|horen|lesen|verstehen|sprechen|schreiben|zusammenhangendes|an gesprachen teilnehmen|mundliche|produktion|interaktion|listening|reading|writing|production|interaction|ecouter|lire|ecrire|parler|comprendre|mundlich|schriftlich|knowledge|kenntnisse|skills?|in|wort|und|schrift|spoken|written|and|et|parle|ecrit|lu|oral|working|proficiency|cefr|ger|very|sehr|tres)\b/g;

/** Whether a text is part of the head of a table of levels: `Zusammenhängendes Sprechen`. */
export const isLevelHead = (text: string): boolean => {
  const plain = fold(text);
  return /\p{L}{4}/u.test(plain) && !/\p{L}{2}/u.test(plain.replace(BESIDE, ' ').replace(BESIDE, ' '));
};

/** Whether a text says nothing but a level, as `sehr gut`, `(B2)` or `niveau scolaire`. */
export function isLevel(text: string): boolean {
  const plain = fold(text);
  if (levelIn(text) === null)
    return plain !== '' && /^[\s()]*(?:[★☆●○•◦▪▫■□*+]+|\d{1,3} ?%|\d\/\d{1,2})[\s()]*$/u.test(plain);
  const rest = LEVEL_WORDS.reduce((left, pattern) => left.replace(pattern, ' '), plain.replace(BESIDE, ' '));
  // `C++ (gut)` is a skill.
  return !/\p{L}{2}|\p{L}[+#]/u.test(rest.replace(BESIDE, ' '));
}
