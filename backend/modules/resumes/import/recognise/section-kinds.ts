/** What sections are by what stands in them, whatever they are called. Pure. */

import { findBirthday } from './birthday.ts';
import { isNameOf } from './find-name.ts';
import { isPersonalData } from './form-lines.ts';
import { headingOf } from './headings.ts';
import { languageLine } from './languages.ts';
import { findPeriod } from './periods.ts';
import type { Section } from './section.ts';

/** Personal data, positions and languages under other headings. */
export const withOwnKinds = (sections: readonly Section[]): Section[] =>
  withWork(sections.map(asPersonal)).map(asWork).map(asTraining).flatMap(withoutLanguages);

/** A profile with a date of birth and the like is personal data. */
function asPersonal(section: Section): Section {
  const isPersonal = section.kind === 'about' && section.lines.filter(isPersonalData).length >= 2;
  return isPersonal ? { ...section, kind: 'contact' } : section;
}

/** Where no heading names positions, they begin below the last line before their dates: `Schuldienst`. */
function withWork(sections: readonly Section[]): Section[] {
  const dated = (line: string) => line.length < 110 && findPeriod(line) !== null && findBirthday([line]) === null;
  if (sections.some(({ kind }) => kind === 'work')) return [...sections];
  return sections.flatMap((section): Section[] => {
    const { kind, lines } = section;
    const first = lines.findIndex(dated);
    if ((kind !== 'head' && kind !== 'contact') || lines.filter(dated).length < 2) return [section];
    const at = lines.slice(0, first).findLastIndex((line) => line !== '');
    const [heading = ''] = lines.slice(at, at + 1);
    if (at < 1 || !/^\p{Lu}[\p{L} &-]{3,40}:?$/u.test(heading)) return [section];
    return [
      { ...section, lines: lines.slice(0, at) },
      { kind: 'work', heading, lines: lines.slice(at + 1) },
    ];
  });
}

/** `Career summary` may be a text, or the positions themselves. */
function asWork(section: Section, _at: number, all: readonly Section[]): Section {
  const periods = ({ lines }: Section) => lines.filter((line) => line.length < 110 && findPeriod(line) !== null).length;
  const isWork = section.kind === 'about' && periods(section) >= 2;
  return isWork && !all.some((one) => one.kind === 'work' && periods(one) > 0) ? { ...section, kind: 'work' } : section;
}

/** `Qualifications` by year are what somebody was trained in, not skills: `2020: First aid`. */
function asTraining(section: Section): Section {
  const lines = section.lines.filter((line) => line !== '');
  const isDated =
    section.kind === 'skills' && lines.length > 1 && lines.every((line) => /^(?:19|20)\d\d ?[:\t]/.test(line));
  return isDated ? { ...section, kind: 'training' } : section;
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
