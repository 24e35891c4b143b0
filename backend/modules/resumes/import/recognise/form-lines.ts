/** Lines of forms such as that of Europass, whose labels may stand so close that the gap reads as a space. Pure. */
import { fold } from './fold.ts';
import { findPeriod } from './periods.ts';

/** Labels of Europass, whose columns stand so close that the gap may read as a space. */
const FORM =
  /^(?:dates?(?= .*\d{4})|occupation or position held|main activities(?: and responsibilities)?|name and address of employer|title (?:of qualification )?awarded|name (?:and type )?of (?:organisation|institution)(?: providing education and training)?|zeitraum|beruf oder funktion|wichtigste tatigkeiten(?: und zustandigkeiten)?|name und adresse des arbeitgebers|bezeichnung der erworbenen qualifikation|name und art der (?:bildungs|ausbildungs)[\p{L} -]*einrichtung|fonction ou poste occupe|principales activites(?: et responsabilites)?|nom (?:et adresse )?de l'employeur|intitule du (?:certificat ou )?diplome(?: delivre)?|(?:nom et type de l')?etablissement(?: d'enseignement ou de formation)?)(?= \S)/u;
const PERSONAL =
  '(?:full )?name|vor- und nachname|vorname und (?:nach|zu|familien)?name|nom(?: et prenom)?|address|adresse|anschrift|phone|telephone|telefon|e-?mail|courriel|date of birth|geburtsdatum|date de naissance|place of birth|geburtsort|lieu de naissance|marital status|familienstand|situation familiale|nationality|nationalitat|staatsangehorigkeit|nationalite|driving licen[cs]e|fuhrerschein|permis de conduire';
const BEFORE_VALUE = new RegExp(`^(?:${PERSONAL})(?=[ \\t]\\S)`, 'u');
/** What India's CVs tell besides, and no field asks for. */
const BESIDE =
  "(?:father|mother|husband|spouse)'?s name|gender|sex|religion|blood group|passport(?: no\\.?| number)?|languages known|(?:permanent|present|current) address|geschlecht|konfession|sexe";
const DATA = new RegExp(`^(?:${PERSONAL}|${BESIDE})\\s*[:\\t]`, 'u');

/** A line of a form, with a tab behind its label. */
export function formLine(line: string): string {
  const tabbed = withTab(line, FORM);
  // `Dates` may begin a sentence; as a label it stands before a period.
  return /^dates?\t/i.test(tabbed) && findPeriod(tabbed.split('\t')[1] ?? '')?.from !== 0 ? line : tabbed;
}

/** Whether a line of personal data begins with its label. */
export const isPersonalData = (line: string): boolean =>
  [BEFORE_VALUE, DATA].some((pattern) => pattern.test(fold(line)));

/** The same for a line of personal data. */
export const personalLine = (line: string): string => withTab(line, BEFORE_VALUE);

function withTab(line: string, labels: RegExp): string {
  if (/[\t:]/.test(line)) return line;
  const [label = ''] = labels.exec(fold(line)) ?? [];
  return label === '' ? line : `${line.slice(0, label.length)}\t${line.slice(label.length).trim()}`;
}
