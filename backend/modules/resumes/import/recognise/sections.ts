/** The sections of a CV. Pure. */
import { headingOf } from './headings.ts';
import { isTasks } from './labels.ts';
import type { Section } from './section.ts';
import { withOwnKinds } from './section-kinds.ts';
import { inlineSection, isProgramming, kindOfTable } from './section-lines.ts';

/** In the order of the file. */
export function sectionsOf(lines: readonly string[]): Section[] {
  const sections: Section[] = [{ kind: 'head', heading: null, lines: [] }];
  const isOfEntries = entryNames(lines);
  const hasSkills = lines.some((line) => headingOf(line) === 'skills');
  for (const line of lines) {
    const current = sections.at(-1);
    const own = sectionOf(line, current?.kind ?? 'head');
    const isWithin = current?.kind === 'work' && (own?.kind === 'other' || own?.kind === 'skills') && isOfEntries(line);
    if (own !== null && !isWithin) {
      sections.push(own);
      continue;
    }
    const inline = inlineSection(line, current?.kind ?? 'head', hasSkills);
    if (inline === null) current?.lines.push(line);
    else if (inline.kind === current?.kind) current.lines.push(...inline.lines);
    // Then the section goes on.
    else sections.push(inline, { kind: current?.kind ?? 'head', heading: null, lines: [] });
  }
  return withOwnKinds(sections);
}

/** The section that begins with a line; null if it goes on. */
function sectionOf(line: string, within: Section['kind']): Section | null {
  // The head of a table may be the only heading that it has.
  const table = kindOfTable(line);
  if (table !== null) return table === within ? null : { kind: table, heading: null, lines: [line] };
  // In a table, a heading stands beside the first line of its section.
  const [cell = '', ...beside] = line.split('\t');
  const value = beside.join('\t');
  const named = headingOf(cell);
  const kind = named === 'languages' && isProgramming(value) ? 'skills' : named;
  // `Languages<tab>Java` is a category of the skills that it stands in.
  const isCategory = kind === 'skills' && within === 'skills' && value !== '';
  return kind === null || isCategory ? null : { kind, heading: cell, lines: value === '' ? [] : [value] };
}

/** Whether a line names something within positions, as `Achievements:`: tasks, what several have, and what unlike the headings has a colon. */
function entryNames(lines: readonly string[]): (line: string) => boolean {
  const headings = lines.filter((line) => headingOf(line) !== null);
  const plain = headings.filter((line) => !line.endsWith(':'));
  const isUnlike = plain.length > headings.length / 2;
  return (line) => isTasks(line) || (line.endsWith(':') && isUnlike) || lines.filter((one) => one === line).length > 1;
}
