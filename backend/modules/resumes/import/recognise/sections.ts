/** The sections of a CV. Pure. */
import { fold } from './fold.ts';
import { isFormLabel } from './form-lines.ts';
import { headingOf } from './headings.ts';
import { isTasks } from './labels.ts';
import { findPeriod, isPeriod } from './periods.ts';
import type { Section } from './section.ts';
import { withOwnKinds } from './section-kinds.ts';
import { inlineSection, isProgramming, isRemaining, kindOfTable } from './section-lines.ts';

/** In the order of the file. */
export function sectionsOf(lines: readonly string[]): Section[] {
  const sections: Section[] = [{ kind: 'head', heading: null, lines: [] }];
  const isOfEntries = entryNames(lines);
  const hasSkills = lines.some((line) => headingOf(line) === 'skills');
  for (const [at, line] of lines.entries()) {
    const current = sections.at(-1);
    const own = sectionOf(line, current);
    const isWithin = current?.kind === 'work' && (own?.kind === 'other' || own?.kind === 'skills') && isOfEntries(line);
    const isTime = isEntry(current) && isService(line) && isTimeOf(lines, at, current);
    if (own !== null && !isWithin && !isTime) {
      sections.push(own);
      continue;
    }
    const inline = isTime ? null : inlineSection(line, current?.kind ?? 'head', hasSkills);
    if (inline === null) current?.lines.push(line);
    // A category of skills stays before its list.
    else if (inline.kind === current?.kind) current.lines.push(...(inline.kind === 'skills' ? [line] : inline.lines));
    // Then the section goes on.
    else sections.push(inline, { kind: current?.kind ?? 'head', heading: null, lines: [] });
  }
  return withOwnKinds(sections);
}

/** The section that begins with a line; null if it goes on. */
function sectionOf(line: string, current: Section | undefined): Section | null {
  const within = current?.kind ?? 'head';
  // The head of a table may be the only heading that it has.
  const table = kindOfTable(line);
  if (table !== null) return table === within ? null : { kind: table, heading: null, lines: [line] };
  // In a table, a heading stands beside the first line of its section.
  const [cell = '', ...beside] = line.split('\t');
  const value = beside.join('\t');
  const named = value !== '' && isFormLabel(cell) ? null : headingOf(cell);
  const kind = named === 'languages' && isProgramming(value) ? 'skills' : named;
  // `Languages<tab>Java` is a category of the skills that it stands in.
  const isTable = within === 'skills' && value !== '' && current?.lines.some((own) => own.includes('\t'));
  const isCategory = within === 'skills' && value !== '' && (kind === 'skills' || (isTable && isRemaining(cell)));
  return kind === null || isCategory ? null : { kind, heading: cell, lines: value === '' ? [] : [value] };
}

/** Whether a line names something within positions, as `Achievements:`: tasks, what several have, and what unlike the headings has a colon. */
function entryNames(lines: readonly string[]): (line: string) => boolean {
  const headings = lines.filter((line) => headingOf(line) !== null);
  const plain = headings.filter((line) => !line.endsWith(':'));
  const isUnlike = plain.length > headings.length / 2;
  return (line) => isTasks(line) || (line.endsWith(':') && isUnlike) || lines.filter((one) => one === line).length > 1;
}

const isEntry = (section: Section | undefined) => section?.kind === 'work' || section?.kind === 'education';

/** What may be a heading, or what somebody did at a time: `Zivildienst`, `Elternzeit`, `Promotion`. */
const isService = (line: string) =>
  /^(?:(?:grund)?wehrdienst|zivildienst|wehr- und zivildienst|prasenzdienst|militardienst|bundeswehr|bundesfreiwilligendienst|freiwilligendienst|freiwilliges soziales jahr|elternzeit|auslandsaufenthalt|auslandsjahr|auslandssemester|promotion|lehre|berufsausbildung|studium|praktika|praxis|selbststandigkeit|umschulung|informatik|military service|civil service|volunteering)$/.test(
    fold(line),
  );

/** Whether such a line stands below dates, or several more entries follow it before the next heading: then it is one of them. */
function isTimeOf(lines: readonly string[], at: number, section: Section | undefined): boolean {
  const above = lines.slice(0, at).findLast((line) => line !== '') ?? '';
  // Where dates stand below their entries, a heading comes next.
  if (isPeriod(above) && isPeriod(section?.lines.find((line) => line !== '') ?? '')) return true;
  const behind = lines.slice(at + 1);
  const end = behind.findIndex((line) => headingOf(line) !== null && !isService(line));
  const dates = behind.slice(0, end < 0 ? behind.length : end).filter((line) => findPeriod(line) !== null);
  const isLower = /^\p{Lu}[\p{Ll} -]/u.test(lines[at] ?? '');
  return isLower && isNarrow(fold(lines[at] ?? '')) && dates.length > 2;
}

/** Of which there is hardly more than one. */
const isNarrow = (line: string) =>
  !/^(?:promotion|lehre|berufsausbildung|studium|praktika|praxis|selbststandigkeit|umschulung|informatik)$/.test(line);
