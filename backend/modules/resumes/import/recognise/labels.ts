/** What stands before a value in a form, such as that of Europass: `Employer: ...`. Pure. */
import { fold } from './fold.ts';

/** A number may stand before it: `1. Company: ...`. */
const LABELLED = /^(?:\d{1,2}[.)]\s+)?([^:\t\d]{3,70}?)\s*(?::\s|\t)\s*(\S.*)$/;

export type LabelKind = 'dates' | 'title' | 'company' | 'program' | 'institution' | 'place' | 'tasks' | 'grade';

const TASKS =
  /^(?:main activities|principal subjects|(?:key |main |selected |notable |major |principal )?(?:responsibilit|accomplishments|achievements|tasks|duties)|roles? and responsibilit|job (?:profile|description)|(?:haupt)?tatigkeiten|tatigkeitsbereich|branche|aufgaben|erfolge|wichtigste|hauptaktivitaten|hauptfacher|schwerpunkte|verantwortung|principales|missions?\b|taches|realisations)/;
const LABELS: readonly [LabelKind, RegExp][] = [
  ['tasks', TASKS],
  [
    'dates',
    /^(?:dates?|zeitraum|datum|(?:time )?period(?: of .*)?|periode?|von \/? ?bis|duree|dauer|duration|tenure|years?(?: of (?:passing|completion|graduation))?|passing year|annees?|jahre?)\b/,
  ],
  [
    'institution',
    /(?:^|name .*)institution|einrichtung|^(?:ausbildungs|bildungs)statte$|^(?:ausbildungs|lehr)betrieb$|^lehranstalt$|etablissement|organisation providing|^(?:(?:name of )?(?:the )?)(?:school|university|college|institute?|schule|hochschule|universitat|ecole|board)(?: ?(?:\/|or|and) ?(?:school|university|college|institute?|board))*(?: name)?$/,
  ],
  [
    'company',
    /employer|arbeitgeber|employeur|^(?:name (?:and address )?(?:of )?(?:the )?)?(?:company|organi[sz]ation|firm|firma|unternehmen|entreprise|societe|betrieb)(?: name)?$|nom de l'entreprise/,
  ],
  [
    'grade',
    /^(?:grades?|note|noten|stufe der|level in|abschlussnote|gesamtnote|gesamturteil|c?gpa|percentage|%|marks|mention|result|moyenne|division)\b|^% /,
  ],
  [
    'title',
    /^(?:occupation|position|job title|job role|designation|roles?$|title$|beruf|funktion|stelle$|tatigkeit$|tatigkeit als|fonction|poste|post$|intitule du poste)/,
  ],
  [
    'program',
    /^(?:titles? |title$|course|degree|qualification|examination|exam$|class$|standard$|program(?:me)?$|bezeichnung|(?:voraussichtliche[rn]? |angestrebte[rn]? |hochster )?(?:schul|berufs)?abschluss|qualifikation|studiengang|intitule|diplome)/,
  ],
  ['place', /^(?:stadt$|land$|location|work location|place$|ort$|lieu$|standort|city$|town$)/],
];

/** What a label says of an entry; null for others. */
export function labelKind(label: string): LabelKind | null {
  const plain = fold(label).trim();
  return LABELS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Whether a line is the name of a list of tasks. */
export const isTasks = (line: string): boolean => TASKS.test(fold(line));

/** A line with such a label; null for others. */
export function labelledLine(line: string): { kind: LabelKind; value: string } | null {
  const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
  const kind = labelKind(label);
  return kind === null || label === '' ? null : { kind, value };
}

/** Whether a line has a label that says nothing of title, company and the like: `Supervisor: ...`. */
export const isNote = (line: string): boolean => {
  const [, label] = /^([^:\t\d,()]{3,40}?)\s*:\s+\S/.exec(line) ?? [];
  const kind = label === undefined ? null : labelKind(label);
  return label !== undefined && (kind === null || kind === 'grade' || kind === 'tasks');
};

/** The value of `Label: value` or `Label<tab>value`. */
export function labelOf(lines: readonly string[], labels: readonly string[]): string | null {
  for (const line of lines) {
    const [, label = '', value = ''] = /^([^:\t]{2,40})(?::|\t)\s*(.+)$/.exec(line) ?? [];
    if (
      labels.includes(
        fold(label)
          .replace(/\((?:e?n|s|e)\)/g, '')
          .replace(/ \/ ?| ?\/ /g, ', ')
          .trim(),
      )
    )
      return value.trim();
  }
  return null;
}
