/** Lines of forms such as that of Europass, whose labels may stand so close that the gap reads as a space, or break in their column. Pure. */
import { fold, folded } from './fold.ts';
import { DATES, LONG, NAMES, SHORT } from './form-labels.ts';
import { labelKind } from './labels.ts';
import { findMoment, findPeriod } from './periods.ts';

const PERSONAL =
  '(?:full )?name|(?:sur|family |last )?names?(?:\\(s\\))? ?/ ?(?:first|given) names?(?:\\(s\\))?|first names?(?:\\(s\\))? ?/ ?surnames?(?:\\(s\\))?|vor- und nachname|vorname und (?:nach|zu|familien)?name|(?:nach|familien|zu)name(?:\\(n\\))? ?/ ?vornamen?(?:\\(n\\))?|vornamen?(?:\\(n\\))? ?/ ?(?:nach|familien|zu)name(?:\\(n\\))?|name, vorname|(?:nach|familien|zu|vor)name(?:\\(n\\))?|nom(?:\\(s\\))?(?: ?/ ?prenom(?:\\(s\\))?| et prenom)?|address(?:\\(es\\))?|adresse(?:\\(n\\)|\\(s\\))?|wohnadresse|wohnanschrift|anschrift|phone|telephone(?:\\(s\\))?|telefon(?:\\(e\\))?|mobil(?:telefon)?|handy|e-?mail(?:\\(s\\))?|courriel|date of birth|geburtsdatum|date de naissance|place of birth|geburtsort|lieu de naissance|marital status|familienstand|zivilstand|situation familiale|nationality|nationalitat|staatsangehorigkeit(?:\\(en\\))?|staatsburgerschaft|nationalite|driving licen[cs]e|fuhrerschein(?:\\(e\\))?|permis de conduire';
const BEFORE_VALUE = new RegExp(`^(?:${PERSONAL})(?=[ \\t]\\S)`, 'u');
/** What CVs tell besides, and no field asks for. */
const BESIDE =
  "(?:father|mother|husband|spouse)'?s name|gender|sex|religion|blood group|passport(?: no\\.?| number)?|languages known|(?:permanent|present|current) address|geschlecht|konfession|burgerort|heimatort|sexe";
const DATA = new RegExp(`^(?:${PERSONAL}|${BESIDE})\\s*[:\\t]`, 'u');
/** The sign of an item before a label. */
const SIGN = /^[•▪●■·*–-]\s+/u;
const MOST_LINES_OF_LABEL = 4;
/** Labels are shorter. */
const MOST_LETTERS = 120;

const longestFirst = (labels: readonly string[]) =>
  labels.map((label) => label.split(' ')).sort((a, b) => b.length - a.length);
const dates = longestFirst(DATES);
const always = longestFirst([...LONG, ...NAMES, ...DATES]);
const all = longestFirst([...LONG, ...NAMES, ...DATES, ...SHORT]);

interface Line {
  /** Without a sign before it. */
  text: string;
  begin: ReturnType<typeof folded>;
}

/** The lines of a file; in a form, a tab stands behind each label, and labels that break are whole. */
export function formLines(given: readonly string[]): string[] {
  const lines = given.map((line): Line => {
    const text = line.replace(SIGN, '');
    return { text, begin: folded(text.slice(0, MOST_LETTERS)) };
  });
  // `Zeitraum 2010 – 2012`
  const isForm = lines.filter((line) => labelAt([line], 0, dates) !== null).length > 1;
  const whole: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = labelAt(lines, at, isForm ? all : always);
    const isSet = found === null || (found.count === 1 && isTabbed(given[at] ?? '', found.line));
    whole.push(isSet ? (given[at] ?? '') : found.line);
    at += found?.count ?? 1;
  }
  return whole;
}

/** Whether a line has its tab, or a colon. */
const isTabbed = (line: string, tabbed: string) => /^\s*[\t:]/.test(line.slice(tabbed.indexOf('\t')));

/** The label with which a line begins, and the number of lines over which it breaks; null without one. */
function labelAt(
  lines: readonly Line[],
  at: number,
  labels: readonly string[][],
): { line: string; count: number } | null {
  for (const words of labels) {
    const names: string[] = [];
    const values: string[] = [];
    let left = words;
    for (const { text, begin } of lines.slice(at, at + MOST_LINES_OF_LABEL)) {
      const begun = left.length === 0 ? null : begunWith(begin, left);
      if (begun === null) break;
      left = left.slice(begun.words);
      names.push(text.slice(0, begun.to));
      values.push(text.slice(begun.to).replace(/^[\s:]+/, ''));
    }
    const value = values.filter((text) => text !== '').join(' ');
    if (left.length > 0 || value === '' || (names.length > 1 && words.length < 3)) continue;
    // `Dates` may begin a sentence; as a label it stands before a period.
    const isDate = DATES.includes(words.join(' '));
    if (isDate && (findPeriod(value) ?? findMoment(value))?.from !== 0) continue;
    return { line: `${names.join(' ')}\t${value}`, count: names.length };
  }
  return null;
}

/** How many of these words a line begins with, and where they end; null without the first. */
function begunWith({ text, at }: Line['begin'], words: readonly string[]): { words: number; to: number } | null {
  if (!text.startsWith(words[0] ?? '')) return null;
  for (let count = words.length; count > 0; count -= 1) {
    const begun = words.slice(0, count).join(' ');
    if (text.startsWith(begun) && /^(?:[\s:]|$)/.test(text.slice(begun.length, begun.length + 1)))
      return { words: count, to: at(begun.length) };
  }
  return null;
}

/** Whether a text is a label of an entry in a form. */
export const isFormLabel = (text: string): boolean => LONG.includes(fold(text).trim()) && labelKind(text) !== null;

/** Whether a line of personal data begins with its label. */
export const isPersonalData = (line: string): boolean =>
  [BEFORE_VALUE, DATA].some((pattern) => pattern.test(fold(line)));

/** A line of personal data, with a tab behind its label. */
export function personalLine(line: string): string {
  const [label = ''] = BEFORE_VALUE.exec(fold(line)) ?? [];
  if (label === '' || /^\s*[\t:]/.test(line.slice(label.length)) || /\t/.test(line)) return line;
  return `${line.slice(0, label.length)}\t${line.slice(label.length).trim()}`;
}
