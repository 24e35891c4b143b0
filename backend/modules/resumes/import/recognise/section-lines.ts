/** Lines that are a section without a heading above them: lists behind a label, heads of tables. Pure. */
import { fold } from './fold.ts';
import { headingOf } from './headings.ts';
import { isTasks } from './labels.ts';
import type { Section } from './section.ts';
import { columnsIn } from './tables.ts';

/** `Languages: English, French` on one line. */
const LABELLED = /^(?:[^\p{L}\p{N}]\s+)?([\p{L}][\p{L} &/-]{1,30}) ?:\s*(\S.*)$/u;
/** What stands before a list without being a heading elsewhere. */
const SKILL_LABEL = /^(?:it|edv|pc|computer|informatique|bureautique|technical|software|digital)$/i;

/** Whether a category of skills is called after nothing but the others. */
export const isRemaining = (label: string): boolean => REMAINING.test(fold(label));
const REMAINING = /^(?:sonstige|weitere|andere|zusatz|other|additional|further|autres?|divers)/;

/** As `Languages: Java, Python` among technical skills. */
const PROGRAMMING =
  /(?:^|[,;|•·/] ?)(?:java(?:script)?|typescript|python|go(?:lang)?|rust|c|c\+\+|c#|sql|php|ruby|kotlin|swift|scala|perl|r|matlab|bash|html5?)(?=$| ?[,;|•·/(])/i;

/** Whether a list behind `Languages` is of programming languages. */
export const isProgramming = (value: string): boolean => PROGRAMMING.test(value);

/** What a table is about, by the names of its columns; null for other lines. */
export function kindOfTable(line: string): 'work' | 'education' | null {
  const columns = columnsIn(line);
  if (columns === null) return null;
  return columns.includes('title') || columns.includes('company') ? 'work' : 'education';
}

/** A section in one line, by its label; null for other lines. */
export function inlineSection(line: string, within: Section['kind'], hasSkills: boolean): Section | null {
  const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
  if (label === '') return null;
  const named = headingOf(label) ?? (SKILL_LABEL.test(label) ? 'skills' : null);
  const kind = named === 'languages' && PROGRAMMING.test(value) ? 'skills' : named;
  const section = kind === null ? null : { kind, heading: label, lines: [value] };
  if (kind === 'languages') return section;
  // Among what somebody did in a position, `Tools: ...` belongs to it.
  const isEntry = within === 'work' || within === 'education';
  if (kind === 'skills') return isEntry && (hasSkills || isTasks(label)) ? null : section;
  // `Sonstiges: Staplerschein` among skills is one more category.
  if (within === 'skills' && isRemaining(label)) return null;
  return kind === 'other' && (within === 'skills' || within === 'languages') ? section : null;
}
