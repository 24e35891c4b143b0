/** Which part of a heading is the title, which the company or school, which the place. Pure. */
import { type Entry, piecesIn } from './entries.ts';
import { fold } from './fold.ts';
import { isAddress } from './home.ts';
import { labelledLine } from './labels.ts';

const COMPANY =
  /\b(?:gmbh|ag|kg|ohg|e\.? ?v|inc|llc|ltd|limited|plc|corp|corporation|company|co|group|gruppe|groupe|holding|sarl|sas|sa|se|verlag|presse|press|media|medien|zeitung|ledger|news|radio|bank|sparkasse|klinik|klinikum|hospital|hopital|stadt|city of|mairie|ministerium|ministry|foundation|stiftung|association|institut|institute|agentur|agency|agence|studio|studios|partners|services|solutions|systems|library|bibliothek|bibliotheque|museum|musee|verein|verband|bakery|hotel|restaurant|store|shop|markt|werke|freelance|self-employed|selbststandig|cabinet|clinique|kanzlei|praxis|theater|theatre|university|universitat|universite|college|distributors|grocers|homes|systems|systeme|logistics|logistik|transports?|atelier|ateliers|cooperative|domaine|mairie|ville de|gemeinde|landkreis|sprl|srl|eg|llp|gruppe|werk|zentrum|center|centre|laboratory|laboratoire|institute|school|schule|agence|laiterie|betrieb)\b|(?:werke?|schule|zentrum|verlag|klinik|haus|bank|kasse|heim|betriebe)\b/;
const SCHOOL =
  /\b(?:universit|univ\.|university|college|school|hochschule|fachhochschule|akademie|academy|academie|gymnasium|lycee|ecole|iut|institut|institute|berufsschule|realschule|gesamtschule|oberschule|grundschule|polytechni|fh |th |tu |eth|conservatoire|faculte|berufskolleg|berufsakademie|kolleg|handwerkskammer|ihk\b|bildungszentrum|cfa\b|ifsi\b|insa\b|polytech|haute ecole|facultes)|(?:schule|universitat|gymnasium|akademie|kolleg|schulzentrum|bildungswerk)\b/;
const TITLE =
  /(?:\b(?:manager|director|assistant|assistente?|engineer|developer|designer|editor|reporter|journalist|writer|analyst|consultant|coordinator|officer|specialist|lead|head|chief|nurse|teacher|clerk|intern|trainee|librarian|archivist|accountant|producer|host|technician|administrator|representative|supervisor|driver|cook|baker|volunteer|apprentice|tutor|researcher|buyer|planner|stagiaire|chef|responsable|charge|chargee|directeur|directrice|redacteur|redactrice|ingenieur|developpeur|developpeuse|comptable|vendeur|vendeuse|infirmier|infirmiere|enseignant|enseignante|conseiller|conseillere|gestionnaire|bibliothecaire|praktikant|praktikantin|werkstudent|werkstudentin|auszubildende[rn]?|freie[rn]?|leiter|leiterin|leitung)\b|(?:redakteur|redakteurin|entwickler|entwicklerin|ingenieur|ingenieurin|berater|beraterin|sachbearbeiter|sachbearbeiterin|verkaufer|verkauferin|kauffrau|kaufmann|leiter|leiterin|leitung|assistenz|volontar|volontarin|fachkraft|pfleger|pflegerin|lehrer|lehrerin|mitarbeiter|mitarbeiterin|referent|referentin|techniker|technikerin|fahrer|fahrerin|koch|kochin|bibliothekar|bibliothekarin|journalist|journalistin)\b)/;
const DEGREE =
  /\b(?:bachelor|master|diplom|magister|abitur|matura|b\.? ?a\b|b\.? ?sc|m\.? ?a\b|m\.? ?sc|mba|bba|pgce|btec|nvq|m\.?sci|m\.?phil|b\.?ed|ph\.? ?d|doctor|doktor|promotion|doctorat|licence|baccalaureat|bac\b|bts|dut|staatsexamen|realschulabschluss|mittlere reife|ausbildung|lehre|high school diploma|diploma|associate|degree|certificate|fachabitur|gesellenbrief|cap\b|bep\b|these|diplome|bachelier|maitrise|m\.?arch|m\.?eng|b\.?eng|hnd\b|hnc\b|m\.? ?s\b|b\.? ?s\b|b\.?f\.?a\b|meister|geselle|abschluss|mittlere reife)/;

/** Above 0 for a position, below 0 for an employer. */
export const leansToTitle = (text: string): number => {
  const plain = fold(text);
  return (TITLE.test(plain) ? 1 : 0) - (COMPANY.test(plain) ? 1 : 0);
};

/** Above 0 for a program or degree, below 0 for a school. */
export const leansToProgram = (text: string): number => {
  const plain = fold(text);
  return (DEGREE.test(plain) ? 1 : 0) - (SCHOOL.test(plain) ? 1 : 0);
};

interface Parts {
  /** Title, or program. */
  what: string | null;
  /** Company, or institution. */
  where: string | null;
  place: string | null;
}

/** Titles and companies; in one file, all entries have the same order. */
export function jobParts(entries: readonly Entry[]): Parts[] {
  return partsOf(entries, leansToTitle, { what: 'title', where: 'company' }, (pieces, isSwapped) => {
    const [first = null, second = null, ...more] = pieces;
    const [what, where] = isSwapped && second !== null ? [second, first] : [first, second];
    return { what, where, place: placeIn(more) };
  });
}

/** Programs and institutions. */
export function schoolParts(entries: readonly Entry[]): Parts[] {
  return partsOf(entries, leansToProgram, { what: 'program', where: 'institution' }, schoolInLine);
}

type InLine = (pieces: readonly string[], isSwapped: boolean) => Parts;
interface Kinds {
  what: 'title' | 'program';
  where: 'company' | 'institution';
}

function partsOf(entries: readonly Entry[], leaning: (text: string) => number, kinds: Kinds, inLine: InLine): Parts[] {
  const plain = entries.map(({ head }) => linesOf(head));
  const lean = plain.map((lines) => {
    const [first = '', second = ''] = lines.length > 1 ? lines : piecesIn(lines);
    return second === '' ? 0 : leaning(first) - leaning(second);
  });
  const isSwapped = lean.reduce((all, one) => all + one, 0) < 0;
  const dashed = plain.map((lines) => (lines.length === 1 ? behindDash(lines[0] ?? '') : null));
  const isDashed =
    dashed.reduce((all, one) => all + (one === null ? 0 : leaning(one.what ?? '') - leaning(one.where ?? '')), 0) > 0;
  return entries.map(({ head }, at) => {
    const form = formIn(head, kinds) ?? (isDashed ? dashed[at] : null);
    if (form) return form;
    const lines = plain[at] ?? [];
    if (lines.length < 2) return inLine(piecesIn(lines), isSwapped);
    const [first = '', second = '', ...more] = lines;
    const [what, where] = isSwapped ? [second, first] : [first, second];
    const [title = null, ...besideTitle] = what.split(/\t|\s[|·•]\s/);
    const [company = null, ...besideCompany] = piecesIn([where]);
    return {
      what: title,
      where: company,
      place: placeIn([...besideCompany, ...besideTitle, ...more.flatMap((line) => piecesIn([line]))]),
    };
  });
}

/** `Company, Place — Title`: a dash parts more than a comma. Null for other lines. */
function behindDash(line: string): Parts | null {
  const [, before = '', what = ''] = /^([^\t–—]+, [^\t–—]+?) [–—-] ([^\t,–—]+)$/u.exec(line) ?? [];
  const [where = null, ...places] = piecesIn([before]);
  return what === '' || places.length === 0 ? null : { what: what.trim(), where, place: placeIn(places) };
}

/** The lines of a heading; a line that is only a place or an address belongs to the one above. */
function linesOf(head: readonly string[]): string[] {
  const lines: string[] = [];
  for (const line of head) {
    const isPlace = lines.length === 1 && (/^\p{Lu}[\p{L}.' -]+, [A-Z]{2}$/u.test(line) || isAddress(line));
    if (isPlace) lines[0] += `\t${line}`;
    else lines.push(line);
  }
  return lines;
}

/** What labels name; null without labels. */
function formIn(head: readonly string[], kinds: Kinds): Parts | null {
  const found = head.flatMap((line) => labelledLine(line) ?? []);
  const named = (kind: string) => found.find((one) => one.kind === kind)?.value ?? null;
  const [what, where] = [named(kinds.what), named(kinds.where)];
  if (what === null && where === null) return null;
  const [name = null, ...places] = piecesIn(where === null ? [] : [where]);
  const others = head.filter((line) => labelledLine(line) === null);
  return { what: what ?? others[0] ?? null, where: name ?? others[0] ?? null, place: placeIn(places) };
}

function schoolInLine(pieces: readonly string[]): Parts {
  const isSchool = (piece: string) => SCHOOL.test(fold(piece));
  const isDegree = (piece: string) => DEGREE.test(fold(piece));
  const at = pieces.findIndex((piece) => isSchool(piece) && !isDegree(piece));
  const index = at >= 0 ? at : pieces.findIndex(isSchool);
  if (index < 0) {
    const [first = null, second = null, ...more] = pieces;
    return second !== null && first !== null && isDegree(first) && !isDegree(second)
      ? { where: second, what: first, place: placeIn(more) }
      : { where: first, what: second, place: placeIn(more) };
  }
  const programs = pieces.slice(0, index);
  const after = pieces.slice(index + 1);
  const program = programs.length > 0 ? programs.join(', ') : after.filter((piece) => isDegree(piece)).join(', ');
  const places = programs.length > 0 ? after : after.filter((piece) => !isDegree(piece));
  return { where: pieces[index] ?? null, what: program === '' ? null : program, place: placeIn(places) };
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
