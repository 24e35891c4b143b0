/** Spanish, without accents: feminine and plural forms that the stemmer keeps apart. */
import { occupationTerm } from './occupation-term.ts';

/** Occupations whose stem is that of a verb or of its noun (programador: programa; estudiante: estudio). */
const OCCUPATIONS = /(?:.{3}ador|^(?:ayudante|comerciante|estudiante|fabricante|practicante|representante|vigilante))$/;

/** Feminine forms that do not end like the masculine form with an `a`. */
const LISTED: ReadonlyMap<string, string> = new Map([
  ['actriz', 'actor'],
  ['institutriz', 'institutor'],
  ['alcaldesa', 'alcalde'],
]);

export function canonicalSpanish(word: string): string {
  return word.split('-').map(formOf).join('-');
}

function formOf(word: string): string {
  if (word.length < 5) return word;
  const listed = LISTED.get(word);
  if (listed !== undefined) return listed;
  const masculine = word
    // The stemmer knows only "-ación" by its accent, and takes the plural for another word.
    .replace(/(?<=[cs]ion|[td]or|sor)es$/, '')
    .replace(/(?<=[td]or|sor)as?$/, '')
    .replace(/(?<=ante)s$/, '')
    // For the stemmer a form of a verb, like "tuviera".
    .replace(/iera(?=s?$)/, 'iero');
  return OCCUPATIONS.test(masculine) ? occupationTerm(masculine) : masculine;
}
