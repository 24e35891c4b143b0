/** The lines of a text document of LibreOffice. */
import { Parser } from 'htmlparser2';
import { isContactLine } from '../recognise/contact.ts';
import { FileFaultError } from './file-fault.ts';
import { linesOfHtml } from './html-lines.ts';

export const MAIN_PART = 'content.xml';
/** Text, page headers and footers, and whether there is a password. */
export const isRead = (name: string): boolean => [MAIN_PART, 'styles.xml', 'META-INF/manifest.xml'].includes(name);

const PARAGRAPHS = new Set(['text:p', 'text:h']);
const TABLE: Readonly<Record<string, string>> = {
  'table:table': 'table',
  'table:table-row': 'tr',
  'table:table-cell': 'td',
};
const SIGNS: Readonly<Record<string, string>> = { 'text:tab': '\t', 'text:s': ' ', 'text:line-break': '<br>' };
const MOST_SPACES = 40;
/** What is no text of the page. */
const LEFT_OUT = new Set(['office:annotation', 'text:tracked-changes', 'svg:title', 'svg:desc', 'text:sequence-decls']);

/** `parts`: the texts of the parts that `isRead`, by name. Throws `FileFaultError`. */
export function readOdt(parts: ReadonlyMap<string, string>): string[] {
  if (/encryption-data/.test(parts.get('META-INF/manifest.xml') ?? '')) throw new FileFaultError('RESUME_FILE_LOCKED');
  const styles = parts.get('styles.xml') ?? '';
  const above = linesOf(styles, 'style:header');
  // Of page footers, only how to reach the person, as with Word.
  const foot = linesOf(styles, 'style:footer').filter((line) => isContactLine(line));
  return [...above.filter((line) => line !== ''), ...linesOf(parts.get(MAIN_PART) ?? '', 'office:text'), ...foot];
}

/** The lines within the elements of that name. */
function linesOf(xml: string, within: string): string[] {
  let html = '';
  let inside = 0;
  let out = 0;
  let isItem = false;
  const paragraphs: string[] = [];
  const write = (text: string) => {
    if (inside > 0 && out === 0) html += text;
  };
  const begin = () => {
    // The first paragraph of an item has its bullet.
    paragraphs.push(isItem ? 'li' : 'p');
    write(`<${paragraphs.at(-1)}>`);
    isItem = false;
  };
  const parser = new Parser(
    {
      onopentag(name, { 'text:c': count }) {
        if (name === within) inside += 1;
        if (LEFT_OUT.has(name)) out += 1;
        if (PARAGRAPHS.has(name)) begin();
        else if (name === 'text:list-item') isItem = true;
        else if (TABLE[name] !== undefined) write(`<${TABLE[name]}>`);
        else write((SIGNS[name] ?? '').repeat(Math.min(Number(count ?? 1) || 1, MOST_SPACES)));
      },
      ontext(text) {
        if (paragraphs.length > 0) write(text.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
      },
      onclosetag(name) {
        if (PARAGRAPHS.has(name)) write(`</${paragraphs.pop()}>`);
        else if (TABLE[name] !== undefined) write(`</${TABLE[name]}>`);
        if (LEFT_OUT.has(name)) out -= 1;
        if (name === within) inside -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return linesOfHtml(html);
}
