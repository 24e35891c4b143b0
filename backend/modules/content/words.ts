/** Rules of the words that editors write, the same for posts and pages. Each throws `UserError` BAD_INPUT with the name of its field. */

import { shiftHeadings } from '../../../runtime/core/richtext/headings.ts';
import { cleanHtml } from '../../answers/clean-html.ts';
import { UserError } from '../../errors.ts';

/** Characters of the HTML of a text; about thirty pages. */
const LONGEST_BODY = 60_000;

export const bad = (path: string, message: string) => new UserError('BAD_INPUT', message, { path });

/** In one line and within a length. */
export function fitting(path: string, text: string, most: number): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  if (trimmed.length > most) throw bad(path, `At most ${most} characters are allowed.`);
  return trimmed;
}

/** The same, and not empty. */
export function needed(path: string, text: string, most: number): string {
  const trimmed = fitting(path, text, most);
  if (trimmed === '') throw bad(path, 'It is missing.');
  return trimmed;
}

/**
 * Sanitized HTML with headings from the second level, below the title; empty if there is no text. The sanitizer leaves the
 * second level to the page, so they are moved there and back; what was saved comes out the same when it is saved again.
 */
export async function cleanBody(html: string): Promise<string> {
  if (html.length > LONGEST_BODY) throw bad('body', `At most ${LONGEST_BODY} characters are allowed.`);
  return shiftHeadings(await cleanHtml(shiftHeadings(html, 1), 'full_html'), -1);
}

/** One of the languages of a site. */
export function ownLanguage({ supported }: { supported: readonly string[] }, language: string): string {
  if (!supported.includes(language)) throw bad('language', `This site has no language "${language.slice(0, 20)}".`);
  return language;
}
