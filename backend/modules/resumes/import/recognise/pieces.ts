/** The pieces of the heading of an entry, and what in it is neither title nor company. Pure. */
import { isDegree } from './leanings.ts';

const AT = 'at|as|from|bei|bei der|beim|chez|au sein d[eu]';
const PARTED = new RegExp(`(?:\\t|\\s+[|·•@]\\s+|\\s+[–—-]\\s+|[,;]\\s+|\\s+(?:${AT})\\s+)(?![^(]*\\))`, 'u');
/** Behind a period: `seit 2016 bei Acme`. */
const LEADING = new RegExp(`^(?:${AT})\\s+`, 'u');
/** What follows a comma and belongs to the name before it. */
const LEGAL_FORM = /^(?:inc|llc|llp|ltd|co|corp|plc|gmbh|ag|kg|s\.?a\.?s?|sarl|se|pvt|pty)\b/i;
const STATE = /^[A-Z]{2}$/;

/** Parts of the heading: `Reporter, Harbor Ledger | Portland, ME` has three. */
export function piecesIn(head: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const line of head)
    for (const [at, part] of line.replace(LEADING, '').split(PARTED).entries()) {
      const piece = part.replace(/^[\s,;:)–—-]+|[\s,;:(–—-]+$/gu, '').trim();
      if (piece === '') continue;
      if (at > 0 && pieces.length > 0 && (LEGAL_FORM.test(piece) || STATE.test(piece)))
        pieces[pieces.length - 1] += `, ${piece}`;
      else pieces.push(piece);
    }
  return pieces;
}

const KIND =
  "(?:CDI|CDD|CDIC|contrat (?:de |d[’'])?(?:professionnalisation|apprentissage|alternance)|(?:en )?alternance|(?:en )?apprentissage|int[ée]rim|int[ée]rimaire|stage(?: de fin d[’']?(?:[ée]tudes)?)?|saisonnier|saison|temps (?:plein|partiel|complet)|mi-temps|vacations?|full[ -]time|part[ -]time|permanent|contract|temporary|temp|casual|fixed[ -]term|seasonal|internship|hybrid|remote|voll-?zeit|teil-?zeit|(?:un)?befristet|festanstellung|minijob|aushilfe|pensum|in (?:voll|teil)zeit|geringf[üu]gig(?: besch[äa]ftigt)?|auf [^,()]{3,20}basis|(?:karenz|elternzeit|mutterschutz|schwangerschafts|krankheits|urlaubs)vertretung|werkvertrag|freie mitarbeit|auf honorarbasis|zeitarbeit|leiharbeit|[mwfdx]/[mwfdx]/[mwfdx])";
/** Only in parentheses: elsewhere it may stand for the company. */
const ASIDE =
  "(?:selbst(?:st)?ändig|freiberuflich|freelance|self-employed|nebenberuflich|ehrenamtlich|emploi saisonnier|job d[’']été|summer job|b[ée]n[ée]vole|volunteer|unpaid)";
const MEASURE =
  '(?:,?\\s*(?:de\\s+)?\\d{1,3}(?:[.,]\\d)?\\s?(?:%|h(?:/\\w+)?|std\\.?(?: ?/ ?\\p{L}+| pro \\p{L}+)?|stunden(?: ?/ ?\\p{L}+| pro \\p{L}+)?|wochenstunden|mois|ans?|months?|years?|monate?|jahre?|semaines|weeks?|wochen))';
const CONTRACT = `(?:(?:${KIND}(?:(?:\\s|,\\s|\\s?/\\s?)${KIND})*${MEASURE}?)|${MEASURE})`;

const GRADE =
  '(?:(?:c?gpa|grade|note|abschlussnote|gesamtnote|noten?durchschnitt|durchschnitt|gesamturteil|pradikat|prädikat|(?:avec )?mention|percentage|marks|score|moyenne)\\b[^,()]*(?:,\\d[\\d/]*)?|\\d[.,]?\\d{0,2} ?/ ?\\d{1,2}(?:\\.\\d)?|2[:.][12]|(?:upper|lower) second[^,()]*|first[ -]class[^,()]*|(?:with )?(?:high(?:est)? )?(?:distinction|merit|hono(?:u)?rs)|(?:summa|magna|insigni)? ?cum laude|\\d{1,3}(?:[.,]\\d+)? ?%|[1-6][.,]\\d|ø ?[1-6][.,]\\d|durchschnittsnote[^,()]*|mit (?:sehr )?(?:gutem|ausgezeichnetem) erfolg(?: bestanden)?|mit auszeichnung(?: bestanden)?|berufsbegleitend|abendschule|fernstudium|fernlehrgang|bestanden|nicht abgeschlossen|ohne abschluss|abgebrochen|laufend|sehr gut|gut|(?:voraussichtlich(?!\\p{L})|expected|anticipated|en cours)[^()]*)';

const END = '(?=$|,\\s|\\t|\\s[|·•–—-]\\s)';
const withoutPieces = (kind: string, aside = kind) => {
  const inParentheses = new RegExp(`\\s*\\((?:${aside})(?:, ?(?:${aside}))*\\)`, 'giu');
  const behind = new RegExp(`(?:,\\s+|\\t|\\s+[|·•–—-]\\s+)(?:${kind})${END}`, 'giu');
  return (line: string) => line.replace(inParentheses, '').replace(behind, '').replace(behind, '');
};
/** `Bachelor of Science (Honours)` is the name of a degree. */
const withoutGrade = withoutPieces(GRADE, `(?!hono(?:u)?rs\\))${GRADE}`);
const BY_WORK = / en (?:alternance|apprentissage)$/i;
const DEGREE = /(?:,|;|\t)\s*(?:Angestrebter |Voraussichtlicher )?(?:Abschluss|Degree|Diplôme) ?: (.*)$/iu;
/** `Gymnasium Nord, Abschluss: Abitur` has its program behind a label; `Studium der Chemie, Abschluss: Diplom` before it. */
const withDegree = (line: string) =>
  line.replace(DEGREE, (_all, degree: string, at: number) => (isDegree(line.slice(0, at)) ? '' : `, ${degree}`));
const WITH = /\s(?:with|mit|avec)\s\d{1,3}(?:[.,]\d+)? ?%.*$|\.\s+\p{L}{4,20} ?:\s.*$/iu;
const withoutKind = withoutPieces(CONTRACT, `${CONTRACT}|${ASIDE}`);
/** `Stage : assistant` is an assistant. */
const AHEAD = new RegExp(`^(?:${KIND})\\s*(?::|\\s[–—-])\\s+(?=\\S)`, 'iu');

/** A heading without how somebody was employed: `Vendeuse, CDD 6 mois`, `Nurse (part-time)`. */
export const withoutContract = (line: string): string => withoutKind(line).replace(AHEAD, '');

const GRADE_ALONE = new RegExp(`^(?:${GRADE})$`, 'iu');
/** A heading without marks: `BA History, 2:1`, `Diplom Chemie (Note 1,3)`. */
export const withoutMarks = (line: string): string =>
  GRADE_ALONE.test(line) ? '' : withoutGrade(withDegree(line)).replace(WITH, '').replace(BY_WORK, '');

/** `Möbel Höffmann in Köln`, though not `Klinik in Köln`. */
const IN_TOWN = /^(\S+ \S.*?) in (\p{Lu}[\p{L}.-]+(?: (?:am|an der|im) \p{Lu}\p{L}+)?)$/u;

/** A company without its place or a note in parentheses: `Laiterie (Castelnaudary, 11)`, `Acme (missions)`; other names in parentheses stay: `Kreissparkasse (KSK)`. */
export function withoutPlace(name: string): { name: string; place: string | null } {
  const plain = name.replace(/\s*\(\p{Ll}[^()]*\)$/u, '');
  const [, company = '', there = ''] = IN_TOWN.exec(plain) ?? [];
  if (company !== '') return { name: company, place: there };
  const [, before = '', town = ''] =
    /^(\S.*?)\s*\((?!\p{Lu}{2,5}\))(?:(\p{Lu}[\p{L}’' .-]{2,30})(?:, ?[\p{L}\d .-]{2,25})?|\d{2,5})\)$/u.exec(plain) ??
    [];
  return before === '' ? { name: plain, place: null } : { name: before, place: town === '' ? null : town };
}
