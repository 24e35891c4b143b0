/** The sections of a CV. Pure. */

import { isPersonalData } from './form-lines.ts';
import type { SectionKind } from './heading-names.ts';
import { headingOf } from './headings.ts';
import { isTasks } from './labels.ts';
import { languageLine } from './languages.ts';
import { isNameOf } from './name.ts';
import { findPeriod } from './periods.ts';
import { columnsIn } from './tables.ts';

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
    const table = kindOfTable(line);
    if (table !== null) {
      // The head of a table may be the only heading that it has.
      if (table === current?.kind) current.lines.push(line);
      else sections.push({ kind: table, heading: null, lines: [line] });
      continue;
    }
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
  return sections.map(asPersonal).map(asWork).flatMap(withoutLanguages);
}

const nameOf = (cell: string) => cell.replace(/ ?:$/, '');

/** What a table is about, by the names of its columns; null for other lines. */
function kindOfTable(line: string): 'work' | 'education' | null {
  const columns = columnsIn(line);
  if (columns === null) return null;
  return columns.includes('title') || columns.includes('company') ? 'work' : 'education';
}

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

/** `Career summary` may be a text, or the positions themselves. */
function asWork(section: Section, _at: number, all: readonly Section[]): Section {
  const periods = ({ lines }: Section) => lines.filter((line) => line.length < 110 && findPeriod(line) !== null).length;
  const isWork = section.kind === 'about' && periods(section) >= 2;
  return isWork && !all.some((one) => one.kind === 'work' && periods(one) > 0) ? { ...section, kind: 'work' } : section;
}

/** Languages among skills are languages, as `Fluent in Japanese`; what is none below `Languages and software` is a skill. */
function withoutLanguages(section: Section): Section[] {
  const { kind, heading, lines } = section;
  if (kind === 'skills') {
    const pieces = lines.map((line) => line.split(/(?<=[,;|•])\s(?![^(]*\))/u));
    const isSpoken = (piece: string) => languageLine(piece.replace(/[,;|•]$/, '')) === 'with level';
    const spoken = pieces.flat().filter(isSpoken);
    if (spoken.length === 0) return [section];
    const others = pieces.flatMap((own) => own.filter((piece) => !isSpoken(piece)).join(' ') || []);
    return [
      { ...section, lines: others },
      { kind: 'languages', heading: null, lines: spoken },
    ];
  }
  const isMixed = kind === 'languages' && heading !== null && isOfSkills(heading);
  if (!isMixed) return [section];
  const spoken = lines.filter((line) => languageLine(line) !== null);
  return [
    { ...section, lines: spoken },
    { kind: 'skills', heading, lines: lines.filter((line) => !spoken.includes(line)) },
  ];
}

/** Whether a heading names skills beside languages. */
const isOfSkills = (heading: string) =>
  heading.split(/\s(?:and|und|et|&|\/)\s|[&/]/iu).some((name) => headingOf(name) === 'skills');

/** Where columns were read one after the other, the name stands below a sidebar: with it the head goes on. */
export function withName(sections: readonly Section[], email: string | null): Section[] {
  const isHead = ({ kind }: Section) => kind === 'head' || kind === 'contact';
  const names = (section: Section) => section.lines.findIndex((line) => isNameOf(line, email));
  if (sections.some((section) => isHead(section) && names(section) >= 0)) return [...sections];
  const own = sections.find(
    (section) => section.kind !== 'work' && section.kind !== 'education' && names(section) >= 0,
  );
  return sections.flatMap((section): Section[] => {
    if (section !== own) return [section];
    const at = names(section);
    return [
      { ...section, lines: section.lines.slice(0, at) },
      { kind: 'head', heading: null, lines: section.lines.slice(at) },
    ];
  });
}
