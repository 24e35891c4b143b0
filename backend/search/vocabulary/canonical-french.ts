/** French, without accents: feminine forms that the stemmer keeps apart. */
import { occupationTerm } from './occupation-term.ts';

/** Occupations whose stem is that of a verb or of its noun (formateur: formation; gérant: gérer). */
const OCCUPATIONS =
  /(?:ateur|assistant|consultant|gerant|enseignant|surveillant|intervenant|exploitant|negociant|representant|aidant|soignant|commercant|apprenant|conseiller|^medecin|^responsable)$/;

/** Names of occupations in other languages that the stemmer takes for verbs: Bäcker and `back-end` would be one. */
const FOREIGN_OCCUPATIONS = new Set(
  (
    'backer baker beamter berater builder buyer carer cleaner coder cutter driver drucker farmer fitter framer glaser helfer ' +
    'joiner laborer lader leiter loader maler maurer mover packer painter pfleger picker plumber printer prufer roofer server ' +
    'teacher teller texter tiler trainer trucker waiter welder worker writer'
  ).split(' '),
);

const NOT_IER = new Set(
  (
    'arriere banniere bandouliere barriere biere carriere charniere chaudiere cimetiere civiere croisiere filiere frontiere ' +
    'fourmiliere garconniere gouttiere lumiere maniere matiere orniere paupiere poussiere priere riviere tabatiere visiere'
  ).split(' '),
);
/** Adjectives in -eux, whose feminine form ends in -euse like that of occupations in -eur. */
const ADJECTIVE =
  /(?:(?<!rel|pl|sc|sk|tr)ieuse|ueuse|[dbgpt]reuse|heureuse|leureuse|nereuse|(?<!^c)oureuse|nombreuse|soigneuse|hargneuse|montagneuse|ageuse|neigeuse|paresseuse|nerveuse|^osseuse|gazeuse|huileuse|veilleuse|gueilleuse|fabuleuse|daleuse|duleuse|puleuse|culeuse|guleuse|joyeuse|boueuse|rocheuse|venimeuse|fameuse|mousseuse|honteuse|douteuse|precieuse)$/;
const NOT_TRICE = /^(?:matrice|cicatrice|motrice|calculatrice|nourrice)$/;
const NOT_IENNE = /^(?:vienne|mienne|tienne|sienne|etienne|vivienne|adrienne|lucienne|julienne|fabienne|guyenne)$/;
const NOT_EE = new Set(
  (
    'annee journee soiree entree musee lycee idee armee duree portee tournee matinee arrivee trophee allee dictee poupee ' +
    'assemblee fee livree rentree randonnee montee tranchee apogee coree maree volee foulee pensee gelee guinee mosquee athenee'
  ).split(' '),
);
const LISTED: ReadonlyMap<string, string> = new Map([
  ['hotesse', 'hote'],
  ['maitresse', 'maitre'],
  ['patronne', 'patron'],
  ['vigneronne', 'vigneron'],
  ['championne', 'champion'],
  ['cheffe', 'chef'],
  ['chercheure', 'chercheur'],
  ['ingenieure', 'ingenieur'],
  ['professeure', 'professeur'],
  ['docteure', 'docteur'],
  ['auteure', 'auteur'],
  ['doyenne', 'doyen'],
  ['lyceenne', 'lyceen'],
  ['europeenne', 'europeen'],
]);

/** Beginnings of hyphenated words that are no plurals: sous-chef. */
const UNCHANGED = /^(?:sous|hors|apres|tres|plus|tous)$/;

export function canonicalFrench(word: string): string {
  if (!word.includes('-')) return formOf(word);
  // The stemmer sees only the last plural of aides-soignantes.
  const parts = word.split('-').map((part) => (UNCHANGED.test(part) ? part : part.replace(/(?<=[^s]{3})s$/, '')));
  return parts.map(formOf).join('-');
}

function formOf(word: string): string {
  if (word.length < 5) return word;
  const singular = /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const masculine = masculineOf(singular);
  const occupation = masculine ?? singular;
  if (OCCUPATIONS.test(occupation) || FOREIGN_OCCUPATIONS.has(occupation)) return occupationTerm(occupation);
  // Only what changed: the stemmer knows other plurals better.
  return masculine ?? word;
}

function masculineOf(word: string): string | null {
  const listed = LISTED.get(word);
  if (listed !== undefined) return listed;
  if (word.endsWith('iere')) return NOT_IER.has(word) ? null : word.slice(0, -1);
  if (/(?:ang|(?<!en|ja|co)ch|ill|log|ag|erg)ere$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('euse')) return ADJECTIVE.test(word) ? null : `${word.slice(0, -2)}r`;
  if (word.endsWith('trice')) return NOT_TRICE.test(word) ? null : `${word.slice(0, -4)}eur`;
  if (word.endsWith('ienne')) return NOT_IENNE.test(word) ? null : word.slice(0, -2);
  if (word.endsWith('ee')) return NOT_EE.has(word) ? null : word.slice(0, -1);
  if (
    /(?:assist|consult|ger|enseign|surveill|interven|exploit|negoci|represent|aid|soign|commerc|appren)ante$/.test(word)
  )
    return word.slice(0, -1);
  return null;
}
