/** Which part of a heading is the title, which the company or school, which the place. Pure. */
import { fold } from './fold.ts';

const COMPANY =
  /\b(?:gmbh|ag|kg|ohg|e\.? ?v|inc|llc|ltd|limited|plc|corp|corporation|company|co|group|gruppe|groupe|holding|sarl|sas|sa|se|verlag|presse|press|media|medien|zeitung|ledger|news|radio|bank|sparkasse|klinik|klinikum|hospital|hopital|stadt|city of|mairie|ministerium|ministry|foundation|stiftung|association|institut|institute|agentur|agency|agence|studio|studios|partners|services|solutions|systems|library|bibliothek|bibliotheque|museum|musee|verein|verband|bakery|hotel|restaurant|store|shop|markt|werke|freelance|self-employed|selbststandig)\b/;
const SCHOOL =
  /\b(?:universit|univ\.|university|college|school|hochschule|fachhochschule|akademie|academy|academie|gymnasium|lycee|ecole|iut|institut|institute|berufsschule|realschule|gesamtschule|oberschule|grundschule|polytechni|fh |th |tu |eth|conservatoire|faculte|berufskolleg|berufsakademie|kolleg)/;
const TITLE =
  /(?:\b(?:manager|director|assistant|assistente?|engineer|developer|designer|editor|reporter|journalist|writer|analyst|consultant|coordinator|officer|specialist|lead|head|chief|nurse|teacher|clerk|intern|trainee|librarian|archivist|accountant|producer|host|technician|administrator|representative|supervisor|driver|cook|baker|volunteer|apprentice|tutor|researcher|buyer|planner|stagiaire|chef|responsable|charge|chargee|directeur|directrice|redacteur|redactrice|ingenieur|developpeur|developpeuse|comptable|vendeur|vendeuse|infirmier|infirmiere|enseignant|enseignante|conseiller|conseillere|gestionnaire|bibliothecaire|praktikant|praktikantin|werkstudent|werkstudentin|auszubildende[rn]?|freie[rn]?|leiter|leiterin|leitung)\b|(?:redakteur|redakteurin|entwickler|entwicklerin|ingenieur|ingenieurin|berater|beraterin|sachbearbeiter|sachbearbeiterin|verkaufer|verkauferin|kauffrau|kaufmann|leiter|leiterin|leitung|assistenz|volontar|volontarin|fachkraft|pfleger|pflegerin|lehrer|lehrerin|mitarbeiter|mitarbeiterin|referent|referentin|techniker|technikerin|fahrer|fahrerin|koch|kochin|bibliothekar|bibliothekarin|journalist|journalistin)\b)/;
const DEGREE =
  /\b(?:bachelor|master|diplom|magister|abitur|matura|b\.? ?a\b|b\.? ?sc|m\.? ?a\b|m\.? ?sc|mba|ph\.? ?d|doctor|doktor|promotion|doctorat|licence|baccalaureat|bac\b|bts|dut|staatsexamen|realschulabschluss|mittlere reife|ausbildung|lehre|high school diploma|diploma|associate|degree|certificate|fachabitur|gesellenbrief|cap\b|these)/;

/** `company` is null if there is none. */
export function jobParts(pieces: readonly string[]): { title: string; company: string | null; place: string | null } {
  const score = (piece: string) => {
    const plain = fold(piece);
    return (TITLE.test(plain) ? 1 : 0) - (COMPANY.test(plain) ? 1 : 0);
  };
  const [first = '', second = null, ...more] = pieces;
  const swapped = second !== null && score(second) > score(first);
  const [title, company] = swapped ? [second, first] : [first, second];
  return { title, company, place: placeIn(more) };
}

export function schoolParts(pieces: readonly string[]): {
  institution: string;
  program: string | null;
  place: string | null;
} {
  const isSchool = (piece: string) => SCHOOL.test(fold(piece));
  const isDegree = (piece: string) => DEGREE.test(fold(piece));
  const at = pieces.findIndex((piece) => isSchool(piece) && !isDegree(piece));
  const index = at >= 0 ? at : pieces.findIndex(isSchool);
  if (index < 0) {
    const [first = '', second = null, ...more] = pieces;
    return second !== null && isDegree(first) && !isDegree(second)
      ? { institution: second, program: first, place: placeIn(more) }
      : { institution: first, program: second, place: placeIn(more) };
  }
  const institution = pieces[index] ?? '';
  const programs = pieces.slice(0, index);
  const after = pieces.slice(index + 1);
  const program = programs.length > 0 ? programs.join(', ') : after.filter((piece) => isDegree(piece)).join(', ');
  const places = programs.length > 0 ? after : after.filter((piece) => !isDegree(piece));
  return { institution, program: program === '' ? null : program, place: placeIn(places) };
}

/** A place is one or two names without digits. */
function placeIn(pieces: readonly string[]): string | null {
  const names = pieces.filter((piece) => /^\p{Lu}/u.test(piece) && piece.length <= 40 && !/\d/.test(piece));
  return names.length === 0 ? null : names.slice(0, 2).join(', ');
}

const LEVELS: readonly [RegExp, string][] = [
  [/\b(?:doktor|doctor|doctorat|ph\.? ?d|promotion|these)/, 'doctorate'],
  [/\b(?:master|diplom(?!a)|magister|m\.? ?a\b|m\.? ?sc|mba|staatsexamen|maitrise)/, 'master'],
  [/\b(?:bachelor|b\.? ?a\b|b\.? ?sc|b\.? ?eng|licence|but\b)/, 'bachelor'],
  [/\b(?:techniker|meister|bts|dut)\b/, 'technician'],
  [
    /\b(?:ausbildung|lehre|gesellenbrief|berufsschule|apprenticeship|vocational|cap\b|kauffrau|kaufmann|fachangestellte)/,
    'vocational',
  ],
  [/\b(?:abitur|matura|fachabitur|gymnasium|high school|baccalaureat|bac\b|lycee|a-levels)/, 'upper_secondary'],
  [/\b(?:realschul|mittlere reife|hauptschul|brevet|gcse)/, 'school'],
];

/** Code of the degree named in a text; null if there is none. */
export function degreeIn(text: string): string | null {
  const plain = fold(text);
  return LEVELS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
