/** The sections of a CV. Pure. */
import type { SectionKind } from './heading-names.ts';
import { headingOf } from './headings.ts';
import { isPersonalData } from './form-lines.ts';
import { isTasks } from './labels.ts';
import { languageLine } from './languages.ts';

export interface Section {
  /** `head`: everything above the first heading. */
  kind: SectionKind | 'head';
  /** As written; null above the first. */
  heading: string | null;
  lines: string[];
}

/** `Languages: English, French` on one line. */
const LABELLED = /^(?:[^\p{L}\p{N}]\s+)?([\p{L}][\p{L} &/-]{1,30}) ?:\s*(\S.*)$/u;
/** What stands before a list without being a heading elsewhere. */
const SKILL_LABEL = /^(?:it|edv|pc|computer|informatique|bureautique|technical|software|digital)$/i;

/** As `Languages: Java, Python` among technical skills. */
const PROGRAMMING =
  /(?:^|[,;|•·/] ?)(?:java(?:script)?|typescript|python|go(?:lang)?|rust|c|c\+\+|c#|sql|php|ruby|kotlin|swift|scala|perl|r|matlab|bash|html5?)(?=$| ?[,;|•·/(])/i;

/** In the order of the file. */
export function sectionsOf(lines: readonly string[]): Section[] {
  const sections: Section[] = [{ kind: 'head', heading: null, lines: [] }];
  const hasSkills = lines.some((line) => headingOf(nameOf(line)) === 'skills');
  // What several positions have is no section, as `Achievements`.
  const isOfEntries = (cell: string) => isTasks(cell) || lines.filter((line) => line === cell).length > 1;
  for (const line of lines) {
    const current = sections.at(-1);
    // In a table, a heading stands beside the first line of its section.
    const [cell = '', ...beside] = line.split('\t');
    const value = beside.join('\t');
    const named = headingOf(nameOf(cell));
    const kind = named === 'languages' && PROGRAMMING.test(value) ? 'skills' : named;
    const isWithin = current?.kind === 'work' && (kind === 'other' || kind === 'skills') && isOfEntries(cell);
    // `Languages<tab>Java` is a category of the skills that it stands in.
    const isCategory = kind === 'skills' && current?.kind === 'skills' && value !== '';
    if (kind !== null && !isWithin && !isCategory) {
      sections.push({ kind, heading: cell, lines: value === '' ? [] : [value] });
      continue;
    }
    const inline = inlineSection(line, current?.kind ?? 'head', hasSkills);
    if (inline === null) current?.lines.push(line);
    else if (inline.kind === current?.kind) current.lines.push(...inline.lines);
    // Then the section goes on.
    else sections.push(inline, { kind: current?.kind ?? 'head', heading: null, lines: [] });
  }
  return sections.map(asPersonal).flatMap(withoutLanguages);
}

const nameOf = (cell: string) => cell.replace(/ ?:$/, '');

/** A section in one line, by its label; null for other lines. */
function inlineSection(line: string, within: Section['kind'], hasSkills: boolean): Section | null {
  const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
  if (label === '') return null;
  const named = headingOf(label) ?? (SKILL_LABEL.test(label) ? 'skills' : null);
  const kind = named === 'languages' && PROGRAMMING.test(value) ? 'skills' : named;
  const section = kind === null ? null : { kind, heading: label, lines: [value] };
  if (kind === 'languages') return section;
  // Among what somebody did in a position, `Tools: ...` belongs to it.
  if (kind === 'skills') return within === 'work' && hasSkills ? null : section;
  return kind === 'other' && (within === 'skills' || within === 'languages') ? section : null;
}

/** A profile with a date of birth and the like is personal data. */
function asPersonal(section: Section): Section {
  const isPersonal = section.kind === 'about' && section.lines.filter(isPersonalData).length >= 2;
  return isPersonal ? { ...section, kind: 'contact' } : section;
}

/** Languages among skills are languages, as `Fluent in Japanese`; what is none below `Languages and software` is a skill. */
function withoutLanguages(section: Section): Section[] {
  const { kind, heading, lines } = section;
  if (kind === 'skills') {
    const spoken = lines.filter((line) => languageLine(line) === 'with level');
    if (spoken.length === 0) return [section];
    const others = lines.filter((line) => !spoken.includes(line));
    return [{ ...section, lines: others }, { kind: 'languages', heading: null, lines: spoken }];
  }
  const isMixed = kind === 'languages' && heading !== null && isOfSkills(heading);
  if (!isMixed) return [section];
  const spoken = lines.filter((line) => languageLine(line) !== null);
  return [{ ...section, lines: spoken }, { kind: 'skills', heading, lines: lines.filter((line) => !spoken.includes(line)) }];
}

/** Whether a heading names skills beside languages. */
const isOfSkills = (heading: string) =>
  heading.split(/\s(?:and|und|et|&|\/)\s|[&/]/iu).some((name) => headingOf(name) === 'skills');
