/** Turns descriptions of feeds into one HTML text, still to be sanitized. Pure. */
import { escapeHtml, readable } from '../../../../runtime/core/richtext/plain.ts';
import { joinedLines } from './broken-lines.ts';
import { hasMarkdownBlocks, isMarkdown, markdownToHtml, withMarkdown } from './markdown.ts';
import { mendEncoding, unescapeOnce } from './mend.ts';

/** Beginnings of tags that descriptions are made of. */
const TAG =
  /<\/?(?:p|br|div|span|ul|ol|li|strong|b|em|i|u|h[1-6]|a|table|tr|td|th|section|article|font|hr|img|html|body|dl|dt|dd|blockquote|pre)\b[^<>]*>/i;
const ESCAPED_TAG = /&(?:amp;)*lt;\/?(?:p|br|div|span|ul|ol|li|strong|b|em|i|u|h[1-6]|a|table)\b/i;
/** Nobody escapes on purpose more often. */
const MOST_ESCAPES = 4;
const BULLET = /^(?:\*(?!\*)|[-–—•·●▪◦‣⁃✓✔➢►▸➤»>]|o(?= {2,}))\s*(?=\S)/u;
const LONGEST_HEADING = 70;
/** `Your profile:` on a line of its own. */
const LABEL = /^\p{Lu}.{4,38}:$/u;

/** Characters by name or number whose ampersand was escaped once more: `&amp;mdash;`. */
const ESCAPED_CHARACTER = /&amp;(#\d{2,6}|#x[\da-f]{2,5}|[a-z][a-z\d]{1,7});/gi;

/** HTML of one text: HTML as it is, Markdown if it is clearly that, otherwise paragraphs and lists of its lines. Empty for an empty text. */
export const htmlOf = (value: string): string => written(value).replace(ESCAPED_CHARACTER, '&$1;');

function written(value: string): string {
  const text = unwrapped(readable(mendEncoding(value)));
  if (TAG.test(text)) return markdownWithBreaks(text) ?? tidied(withMarkdown(text));
  const plain = joinedLines(
    unescapeOnce(text)
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      .trim(),
  );
  if (plain === '') return '';
  return (isMarkdown(plain) ? markdownToHtml(plain) : null) ?? linesToHtml(plain);
}

const tidied = (html: string): string => withLabels(withItems(withLists(withLines(withHeadings(html)))));

/** Markdown whose lines end with `<br>`; null for other HTML. */
function markdownWithBreaks(html: string): string | null {
  if (BLOCK.test(html.replace(BREAK, ''))) return null;
  const text = html.replace(BREAK, '\n').trim();
  return hasMarkdownBlocks(text) && isMarkdown(text) ? markdownToHtml(text) : null;
}

/** A heading before a text of its own. */
export const headed = (heading: string, html: string): string => `<h3>${escapeHtml(heading)}</h3>${html}`;

/** The text without the escapes around its markup, however often it was escaped. */
function unwrapped(text: string): string {
  let inner = text;
  for (let count = 0; count < MOST_ESCAPES && ESCAPED_TAG.test(inner) && !TAG.test(inner); count += 1)
    inner = unescapeOnce(inner);
  return inner;
}

/** Lines that begin with a bullet become a list, short lines in capitals a heading; blank lines separate paragraphs. */
function linesToHtml(text: string): string {
  const made: string[] = [];
  let items: string[] = [];
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) made.push(`<p>${lines.map(escapeHtml).join('<br>')}</p>`);
    if (items.length > 0) made.push(`<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`);
    lines = [];
    items = [];
  };
  let isAfterBlank = false;
  for (const written of text.split('\n')) {
    const line = written.trim();
    const item = line.replace(BULLET, '');
    if (line === '') {
      if (lines.length > 0) close();
    } else if (item !== line && item !== '') {
      if (lines.length > 0) close();
      items.push(item);
    } else if (LABEL.test(line)) {
      close();
      made.push(`<p><strong>${escapeHtml(line)}</strong></p>`);
    } else if (isHeading(line)) {
      close();
      made.push(`<h3>${escapeHtml(line)}</h3>`);
    } else {
      if (items.length > 0 || isAfterBlank) close();
      lines.push(line);
    }
    isAfterBlank = line === '';
  }
  close();
  return made.join('');
}

function isHeading(line: string): boolean {
  const letters = line.replace(/[^\p{L}]/gu, '');
  return (
    line.length <= LONGEST_HEADING &&
    letters.length > 3 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase()
  );
}

const BLOCK = /<(?:p|br|div|ul|ol|li|table|h[1-6]|section|article|blockquote|pre)\b/i;
const BARE_HEADING = /(^|<\/(?:p|ul|ol|div)>)\s*([^<>\n]{3,60}?)\s*(?=<(?:p|ul|ol)\b)/gi;

/** Short words that stand alone between paragraphs lost their tag on the way: they are headings. */
const withHeadings = (html: string): string =>
  html.replace(BARE_HEADING, (whole, before: string, words: string) =>
    /\p{L}{3}/u.test(words) && !/[.,;!?]$/.test(words) ? `${before}<h3>${words}</h3>` : whole,
  );

const BEFORE_LIST =
  /(<p\b[^<>]*>\s*|(?:<br\s*\/?>\s*){1,2})(\p{Lu}[^<>\n]{2,58}?)\s*(?:<br\s*\/?>\s*)*<\/p>\s*(?=<(?:ul|ol)\b)/giu;

/** Short words that stand alone before a list say what it lists: they stand out, as in ads that mark them. */
const withLabels = (html: string): string =>
  html.replace(BEFORE_LIST, (whole, before: string, words: string) => {
    if (!/^\p{Lu}/u.test(words) || /[.,;!]$/.test(words)) return whole;
    const label = `<p><strong>${words}</strong></p>`;
    return before.startsWith('<p') ? label : `</p>${label}`;
  });

/** Lines that are nothing but lines become paragraphs and breaks, where a text has no others. */
function withLines(html: string): string {
  if (!/\n/.test(html) || /<(?:br|li|pre|td)\b/i.test(html)) return html;
  const text = BLOCK.test(html) ? html : `<p>${html}</p>`;
  return text.replace(PARAGRAPH, (whole, inner: string) => {
    const parts = inner.split(/\n\s*\n/).map((part) => part.trim());
    const isWrapped = parts.some((part) => part.includes('\n') && isWrappedText(part));
    const made = parts.filter(Boolean).map((part) => (isWrapped ? part : linesIn(part).join('<br>')));
    return made.length > 1 || made[0] !== inner.trim() ? made.map((part) => `<p>${part}</p>`).join('') : whole;
  });
}

const linesIn = (text: string): string[] => text.split('\n').map((line) => line.trim());

/** Whether its lines end where an editor was full, and not where a sentence does. */
function isWrappedText(text: string): boolean {
  const lines = linesIn(text);
  const cut = lines.slice(0, -1).filter((line) => line.length > 45 && !/[.:;!?…)>]$/.test(line));
  return cut.length * 3 > lines.length - 1;
}

const BREAK = /<br\s*\/?>\n?/gi;
const BREAKS = /(?:<br\s*\/?>\s*)+/i;
const PARAGRAPH = /<p\b[^<>]*>((?:(?!<\/?(?:p|div|ul|ol|li|table|h[1-6])\b)[\s\S])*?)<\/p>/gi;

/** Paragraphs in which lines begin with a bullet get lists for them; HTML with lists of its own is left alone. */
function withLists(html: string): string {
  if (!/<br/i.test(html) || /<li\b/i.test(html)) return html;
  const text = /<p\b/i.test(html) || /<(?:div|h[1-6]|table)\b/i.test(html) ? html : `<p>${html}</p>`;
  return text.replace(PARAGRAPH, (whole, inner: string) => {
    const lines = inner.split(BREAKS).map((line) => line.trim());
    if (lines.filter((line) => BULLET.test(line)).length < 2) return whole;
    return brokenLines(inner);
  });
}

function brokenLines(inner: string): string {
  const made: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (items.length > 0) made.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
    items = [];
  };
  for (const written of inner.split(/(?:<br\s*\/?>\s*){2,}/i)) {
    let lines: string[] = [];
    const end = () => {
      if (lines.length > 0) made.push(`<p>${lines.join('<br>')}</p>`);
      lines = [];
    };
    for (const line of written.split(BREAKS).map((one) => one.trim())) {
      const item = line.replace(BULLET, '');
      if (line === '') continue;
      if (item !== line) {
        end();
        items.push(item);
      } else {
        close();
        lines.push(line);
      }
    }
    end();
    close();
  }
  return made.join('');
}

const BLANK = String.raw`(?:\s|&nbsp;|&#160;)`;
const MARK = `(?:[•·●▪◦‣⁃✓✔➢►▸➤]|&bull;|&middot;|[-–—*](?=${BLANK}))`;
const ITEM = String.raw`<(p|div)\b[^<>]*>${BLANK}*${MARK}${BLANK}*((?:(?!<\/?(?:p|div|ul|ol|li|table|h[1-6])\b)[\s\S])*?)<\/(?:p|div)>`;
/** Blank lines, and the empty blocks that editors write for them. */
const GAP = String.raw`(?:\s|<br\s*\/?>|<(?:p|div)\b[^<>]*>(?:\s|&nbsp;|<br\s*\/?>)*<\/(?:p|div)>)*`;
const ITEMS = new RegExp(`(?:${ITEM}${GAP}){2,}`, 'gi');
const ITEM_IN_RUN = new RegExp(`${ITEM}${GAP}`, 'gi');

/** Paragraphs one after another that each begin with a bullet are a list. */
const withItems = (html: string): string =>
  html.replace(ITEMS, (run) => `<ul>${run.replace(ITEM_IN_RUN, '<li>$2</li>')}</ul>`);
