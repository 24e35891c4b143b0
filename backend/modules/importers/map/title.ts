/** Titles of feeds. Pure. */
import type { Reading } from './mapped-job.ts';
import { lineOf } from './mend.ts';

export const LONGEST_TITLE = 140;

/** The title and, where it is written before it, the company: `Acme: Night editor`. */
export function splitTitle(text: string, read: Reading | undefined): { title: string; company: string | null } {
  const [, company = '', title = ''] = read === 'company_title' ? (/^([^:]{2,80}):\s+(\S.*)$/s.exec(text) ?? []) : [];
  return company === '' ? { title: text, company: null } : { title, company };
}

/** `H/F (H/F)`: a portal adds what the title says already. */
const MARKS_TWICE = /\s\(?((?:\p{L}\/){1,3}\p{L})\)?\s+\(\1\)/giu;

/** On one line, without markup; cut at a word where it is too long for a title. */
export function cleanTitle(text: string): { title: string; isCut: boolean } {
  const line = lineOf(text)
    .replace(/^[\s\-–—*•|:]+|[\s\-–—*•|:]+$/gu, '')
    .replace(MARKS_TWICE, ' ($1)');
  if (line.length <= LONGEST_TITLE) return { title: line, isCut: false };
  const cut = line.slice(0, LONGEST_TITLE - 1).toWellFormed();
  const end = cut.lastIndexOf(' ');
  return { title: `${(end > LONGEST_TITLE / 2 ? cut.slice(0, end) : cut).trimEnd()}…`, isCut: true };
}
