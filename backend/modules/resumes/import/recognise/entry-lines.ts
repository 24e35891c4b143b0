/** The lines of an entry: headings, items of lists, paragraphs. Pure. */
import { isNote, labelledLine } from './labels.ts';
import type { Period } from './recognised.ts';

export interface Entry {
  /** Lines without the period, in the order of the file; a tab parts what is set apart. */
  head: string[];
  period: Period | null;
  summary: string | null;
}

/** An entry before it is known which of the lines below its period are its heading. */
export interface EntryPart {
  head: string[];
  period: Period;
  /** A town beside the period. */
  place: string | null;
  after: readonly string[];
}

const BULLET = /^(?:[^\p{L}\p{N}\s("'«„“‚‘]|\d{1,2}[.)])\s+/u;
/** Heading lines are short; a sentence is not a heading. */
export const LONGEST_HEAD = 110;
const ABBREVIATION = /(?:^|[\s.])(?:inc|ltd|co|corp|bros|v|s\.a|[a-z])\.$/i;

export const isBullet = (line: string): boolean => BULLET.test(line) && labelledLine(line) === null;

export const withoutBullet = (line: string): string => line.replace(BULLET, '');

export const isHead = (line: string): boolean =>
  line !== '' &&
  !isBullet(line) &&
  !isNote(line) &&
  line.length <= LONGEST_HEAD &&
  (!/[.!?:;,]$/.test(line) || ABBREVIATION.test(line));

/** Without labels that say nothing more: `Dates: 2011 – 2015`, `Main activities: ...`. */
export function inForm(line: string): string {
  const labelled = labelledLine(line);
  if (labelled?.kind === 'dates') return labelled.value;
  return labelled?.kind === 'tasks' ? `• ${labelled.value}` : line;
}

/** Lines as paragraphs and bullets; a continued line is joined to the previous one. */
export function joined(lines: readonly string[]): string {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line === '') isOpen = false;
    else if (isBullet(line)) {
      paragraphs.push(`• ${withoutBullet(line).replace(/\t/g, ' ')}`);
      isOpen = true;
    } else if (isOpen && goesOn(paragraphs.at(-1) ?? '', line)) {
      paragraphs.push(`${paragraphs.pop()} ${line.replace(/\t/g, ' ')}`);
    } else {
      paragraphs.push(line.replace(/\t/g, ' '));
      isOpen = true;
    }
  }
  return paragraphs.join('\n');
}

const goesOn = (paragraph: string, line: string) =>
  /^[\p{Ll}\d(]/u.test(line) || (paragraph.length > 60 && !/[.!?]$/.test(paragraph));
