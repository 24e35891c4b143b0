/** German: feminine forms, occupations in -mann, -frau and -leute, `ae` for `ä`. */
import { occupationTerm } from './occupation-term.ts';

/**
 * Ends of occupations in -er that would share their stem with a verb or a noun (Pfleger: Pflege; Lehrer: Lehre; Meister: meist). Not
 * -leiter and -bearbeiter: ads write Leitung and Sachbearbeitung for the same.
 */
const OCCUPATIONS = (
  'halter entwickler pfleger fahrer lehrer erzieher verkaufer einkaufer betreuer berater reiniger helfer meister ierer iker ' +
  'handler tischler schreiner schlosser fleischer gartner schneider schweisser fraser leger zimmerer ' +
  'drucker zusteller verpacker putzer kellner wachter verwalter vermittler vertreter sprecher schreiber texter ubersetzer ' +
  'dolmetscher sanger tanzer schauspieler spieler kunstler gestalter zeichner forscher wissenschaftler ausbilder trainer prufer ' +
  'gutachter retter forster fischer jager zuchter schlachter seelsorger planer designer developer engineer manager recruiter ' +
  'controller zerspaner bediener einrichter fuhrer trager mitarbeiter sozialarbeiter facharbeiter lagerarbeiter ' +
  'bauarbeiter hilfsarbeiter werker mechatroniker rechner steuerer vermesser setzer decker brauer backer ' +
  'abfuller steller bauer macher bohrer giesser'
).split(' ');
/** Ends that are also those of other words: normaler, Theaterbauer. Only the words themselves, and these compounds. */
const WHOLE_OCCUPATIONS = new Set(
  (
    'maler maurer glaser dreher packer lader tester softwaretester penetrationstester metzger winzer arbeiter ' +
    'beleuchter makler immobilienmakler finanzmakler versicherungsmakler imker schuster sattler former muller'
  ).split(' '),
);
/** Not occupations despite their end. */
const NOT_OCCUPATIONS = /(?:schalter|behalter|unterhalter|taschenrechner)$/;

/** Ends of words whose feminine form ends in -in. */
const FEMININE = new RegExp(
  '(?:er|or|eur|(?<=..)[ae]nt|[iy]st|olog|gog|nom|graf|graph|path|arzt|koch|anwalt|wirt|chef|kolleg|kund|expert|gesell|gehilf|zeug|beamt|' +
    'schmied|pilot|kandidat|diplomat|soldat|stipendiat|athlet|poet|prophet|architekt|urg|[^k]rat|(?:dokto|diplom|prob|magistr)r?and|' +
    'diakon|kapitan|(?<=.{4})eut|logopad|orthopad|naut|lots|matros|ministrant|steward|coach|freund|held|bot|nachbar|notar|(?<=.{4})ar)' +
    'in(?:nen)?$',
);
/** Words in -in that name no woman. */
const NOT_FEMININE =
  /^(?:valentin|florentin|argentin|serpentin|quentin|clementin|konstantin|corentin|christin|kristin|warfarin|saccharin|katharin|severin|katherin|catherin|florin|ger|verr|zerr)(?:nen)?$|(?:glycerin|glyzerin|margarin|mandarin|marin)$/;

/** -frau, -leute, -männer; Jungfrau and Leute stay. */
const PEOPLE = /^(.{3,})(?:frau|frauen|leute|leuten|manner|mannern|manns|mannes)$/;
const NOT_PEOPLE = /^(?:jung|meer)(?:frau|frauen)$/;

/** ae, oe and ue where they stand for ä, ö and ü: not in Israel, Poet, Elektroenergie, Frequenz, Steuer, aktuell. */
const SPELLED_OUT: readonly [RegExp, string][] = [
  [/(?<![aeoq])ue(?!ll|nz|$|t$|ns?$|st)/g, 'u'],
  [/(?<!isr|mich|raph|raf)ae(?!ro|str|$|in|dit)/g, 'a'],
  [/(?<!p|al|sh|j)oe(?!lek|nerg|xp|dit|xam|xt|in|$)/g, 'o'],
];

const LISTED: ReadonlyMap<string, string> = new Map([
  ['friseuse', 'friseur'],
  ['masseuse', 'masseur'],
  ['souffleuse', 'souffleur'],
  ['chauffeuse', 'chauffeur'],
  ['stewardess', 'steward'],
  ['stewardessen', 'steward'],
]);

export function canonicalGerman(word: string): string {
  return word.includes('-') ? word.split('-').map(formOf).join('-') : formOf(word);
}

function formOf(word: string): string {
  if (word.length < 5) return word;
  const spelled = withoutSpelledOut(word);
  const listed = LISTED.get(spelled.endsWith('en') ? spelled.slice(0, -1) : spelled) ?? LISTED.get(spelled);
  if (listed !== undefined) return listed;
  const people = !/(?:frau|leute|mann)/.test(spelled) || NOT_PEOPLE.test(spelled) ? null : PEOPLE.exec(spelled);
  if (people) return `${people[1]}mann`;
  const masculine =
    spelled.length > 5 && /in(?:nen)?$/.test(spelled) && FEMININE.test(spelled) && !NOT_FEMININE.test(spelled)
      ? spelled.replace(/in(?:nen)?$/, '')
      : spelled;
  return occupationOf(masculine) ?? masculine;
}

function withoutSpelledOut(word: string): string {
  if (!/[aou]e/.test(word)) return word;
  let spelled = word;
  for (const [pattern, letter] of SPELLED_OUT) spelled = spelled.replaceAll(pattern, letter);
  return spelled;
}

/** Entwickler, Entwicklers and Entwicklern. */
function occupationOf(word: string): string | null {
  const nominative = /er[ns]$/.test(word) ? word.slice(0, -1) : word;
  if (!nominative.endsWith('er') || NOT_OCCUPATIONS.test(nominative)) return null;
  const isOccupation =
    WHOLE_OCCUPATIONS.has(nominative) ||
    OCCUPATIONS.some((end) => nominative.endsWith(end) && (nominative.length > end.length || end.length > 4));
  return isOccupation ? occupationTerm(nominative) : null;
}
