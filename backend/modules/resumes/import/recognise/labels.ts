/** What stands before a value in a form, such as that of Europass: `Employer: ...`. Pure. */
import { fold } from './fold.ts';
import { findPeriod } from './periods.ts';

export type LabelKind = 'dates' | 'title' | 'company' | 'program' | 'institution' | 'tasks';

const LABELS: readonly [LabelKind, RegExp][] = [
  ['dates', /^(?:dates?|zeitraum|datum|periode?|von \/? ?bis|duree|dauer)\b/],
  [
    'institution',
    /(?:^|name .*)institution|einrichtung|etablissement|organisation providing|^(?:school|university|schule|hochschule|universitat|ecole)$/,
  ],
  ['company', /employer|arbeitgeber|employeur|^(?:company|firma|unternehmen|entreprise|societe|betrieb)$/],
  [
    'tasks',
    /^(?:main activities|principal subjects|responsibilities|tasks|duties|tatigkeiten|aufgaben|wichtigste|hauptfacher|principales|missions?$|taches)/,
  ],
  ['title', /^(?:occupation|position|job title|beruf|funktion|stelle$|tatigkeit als|fonction|poste|intitule du poste)/],
  ['program', /^(?:title|qualification|degree|bezeichnung|abschluss|qualifikation|intitule|diplome)/],
];

/** A line with such a label; null for others. */
export function labelledLine(line: string): { kind: LabelKind; value: string } | null {
  const [, label = '', value = ''] = /^([^:\t\d]{3,70}?)\s*(?::\s|\t)\s*(\S.*)$/.exec(line) ?? [];
  const plain = fold(label).trim();
  const [kind] = LABELS.find(([, pattern]) => pattern.test(plain)) ?? [];
  return kind === undefined ? null : { kind, value };
}

/** Labels of Europass, whose columns stand so close that the gap may read as a space. */
const FORM =
  /^(?:dates?(?= .*\d{4})|occupation or position held|main activities(?: and responsibilities)?|name and address of employer|title (?:of qualification )?awarded|name (?:and type )?of (?:organisation|institution)(?: providing education and training)?|zeitraum|beruf oder funktion|wichtigste tatigkeiten und zustandigkeiten|name und adresse des arbeitgebers|bezeichnung der erworbenen qualifikation|name und art der (?:bildungs|ausbildungs)[\p{L} -]*einrichtung|fonction ou poste occupe|principales activites(?: et responsabilites)?|nom (?:et adresse )?de l'employeur|intitule du (?:certificat ou )?diplome(?: delivre)?|(?:nom et type de l')?etablissement(?: d'enseignement ou de formation)?)(?= \S)/u;
const PERSONAL =
  /^(?:(?:full )?name|vor- und nachname|nom(?: et prenom)?|address|adresse|anschrift|phone|telephone|telefon|e-?mail|courriel|date of birth|geburtsdatum|date de naissance|place of birth|geburtsort|lieu de naissance|marital status|familienstand|situation familiale|nationality|nationalitat|staatsangehorigkeit|nationalite|driving licen[cs]e|fuhrerschein|permis de conduire)(?=[ \t]\S)/u;

/** A line of a form, with a tab behind its label. */
export function formLine(line: string): string {
  const tabbed = withTab(line, FORM);
  // `Dates` may begin a sentence; as a label it stands before a period.
  return /^dates?\t/i.test(tabbed) && findPeriod(tabbed.split('\t')[1] ?? '')?.from !== 0 ? line : tabbed;
}

/** Whether a line of personal data begins with its label. */
export const isPersonalData = (line: string): boolean => PERSONAL.test(fold(line));

/** The same for a line of personal data. */
export const personalLine = (line: string): string => withTab(line, PERSONAL);

function withTab(line: string, labels: RegExp): string {
  if (/[\t:]/.test(line)) return line;
  const [label = ''] = labels.exec(fold(line)) ?? [];
  return label === '' ? line : `${line.slice(0, label.length)}\t${line.slice(label.length).trim()}`;
}
