/** The lines of a file that no field took, to be copied in by hand. Pure. */
import { findBirthday } from './birthday.ts';
import { isContactLine } from './contact.ts';
import { fold } from './fold.ts';
import { personalLine } from './form-lines.ts';
import { DOCUMENT_WORDS } from './name.ts';
import { findPeriod, withoutPeriod } from './periods.ts';
import type { Recognised } from './recognised.ts';
import type { Section } from './section.ts';

/** A line with this share of its words in fields was taken. */
const TAKEN = 0.6;
const MOST_LINES = 200;

/** In the order of the file; other sections with their headings. */
export function restOf(sections: readonly Section[], found: Recognised): string[] {
  const words = new Set(wordsOf(JSON.stringify(found).replace(/\\n/g, ' ')));
  const languages = new Set(found.languages.flatMap(({ name }) => wordsOf(name)));
  const isTaken = (given: string, { kind }: Section) => {
    const line = given
      .split('\t')
      .filter((cell) => !isTitle(cell))
      .join('\t');
    // A label is no answer: `Familienstand: ledig` is not taken with `Familienstand`.
    const text = personalLine(line).replace(/^[^:\t\d]{2,70}(?::\s|\t)\s*(?=\S)/, '');
    const period = findPeriod(text);
    const own = wordsOf(period === null ? text : withoutPeriod(text, period));
    if (kind === 'languages' && wordsOf(line).some((word) => languages.has(word))) return true;
    if (found.birthday !== null && findBirthday([line]) !== null) return own.length <= 3;
    return own.filter((word) => words.has(word)).length >= own.length * TAKEN;
  };
  return sections
    .flatMap((section) => {
      const lines = section.lines.filter((line) => !isTaken(line, section) && !isNothing(line, section));
      return (section.kind === 'other' || section.kind === 'training') && lines.length > 0 && section.heading
        ? [section.heading, ...lines]
        : lines;
    })
    .map((line) => line.replace(/^[^\p{L}\p{N}\s("'«„“]\s+/u, '').replace(/\t/g, ' '))
    .slice(0, MOST_LINES);
}

/** "Curriculum vitae" says nothing. */
const isTitle = (text: string) => DOCUMENT_WORDS.test(fold(text));
/** Telephone numbers and links have no second field. */
const isNothing = (line: string, { kind }: Section) => isTitle(line) || (kind !== 'other' && isContactLine(line));

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
