/** Markdown in descriptions: texts that are clearly that, and signs of it that were left in HTML. Pure. */
import { marked } from 'marked';

/** What stands between two asterisks may be read as bold: no blanks at its ends, in one line. */
const BOLD_TEXT = String.raw`[^\s*_<>](?:[^*\n<>]{0,198}[^\s*_<>])?`;
const LINK = String.raw`\[([^\][\n<>]{1,200})\]\((https?:\/\/[^)\s<>"]{1,500})\)`;
/** One `#` alone may be a number: `# of employees`. */
const HEADING = /^#{2,4} +\S/m;
const HEADINGS = /^# +\S[\s\S]*^# +\S/m;
const BOLD = new RegExp(String.raw`(?:^|\s)\*\*${BOLD_TEXT}\*\*`);
const LINKED = new RegExp(LINK);
const LISTS = /^[ \t]*[*+-] +\S[\s\S]*^[ \t]*[*+-] +\S/m;

/** What the parser takes long for, or cannot read at all: texts made of little else than signs, and lists inside lists inside lists. */
const LONGEST = 30_000;
const FEW_SIGNS = 50;
const MOST_SIGNS = 1 / 6;
const MOST_BRACKETS = 300;
const DEEPLY_NESTED = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){6}/m;

/** Whether a text without markup is clearly Markdown: headings, bold words or links. Lists alone are plain text as well. */
export function isMarkdown(text: string): boolean {
  return isReadable(text) && (hasHeadings(text) || BOLD.test(text) || LINKED.test(text));
}

/** The same of a text whose only block elements are line breaks. */
export const hasMarkdownBlocks = (text: string): boolean => isReadable(text) && (hasHeadings(text) || LISTS.test(text));

const hasHeadings = (text: string): boolean => HEADING.test(text) || HEADINGS.test(text);

function isReadable(text: string): boolean {
  if (text.length > LONGEST) return false;
  const signs = text.match(/[*_`<>[\]]/g)?.length ?? 0;
  const brackets = text.match(/\[/g)?.length ?? 0;
  return signs <= FEW_SIGNS + text.length * MOST_SIGNS && brackets <= MOST_BRACKETS && !DEEPLY_NESTED.test(text);
}

const OTHER_BULLET = /^([ \t]*)[•·●▪◦‣⁃✓✔➢►▸➤][ \t]*(?=\S)/gm;
/** Four blanks before a line would make it code. */
const INDENT = /^[ \t]+(?![ \t]|[-*+][ \t]|\d{1,9}[.)][ \t])/gm;

/** Still to be sanitized; null if the parser cannot read it. */
export function markdownToHtml(text: string): string | null {
  try {
    return marked.parse(text.replace(OTHER_BULLET, '$1- ').replace(INDENT, ''), { async: false, breaks: true });
  } catch {
    return null;
  }
}

const BOLD_IN_HTML = new RegExp(String.raw`(?<![\p{L}\p{N}*\\])\*\*(${BOLD_TEXT})\*\*(?![\p{L}\p{N}*])`, 'gu');
/** `Hours**:** 40`: somebody marked a colon. */
const BOLD_SIGN = /\*\*([:.,;!?–-])\*\*/g;
const LINKS = new RegExp(LINK, 'g');
const HEADING_IN_HTML = /<p\b[^<>]*>\s*#{2,4}\s+([^<>#]{2,70}?)\s*<\/p>/gi;

/** Bold words, links and headings that are written as Markdown inside of HTML; single asterisks are footnotes. */
export function withMarkdown(html: string): string {
  if (!/\*\*|\]\(http|##/.test(html) || /<(?:pre|code)\b/i.test(html)) return html;
  return html
    .replace(HEADING_IN_HTML, '<h3>$1</h3>')
    .split(/(<[^<>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part
            .replace(BOLD_SIGN, '$1')
            .replace(BOLD_IN_HTML, '<strong>$1</strong>')
            .replace(LINKS, '<a href="$2">$1</a>'),
    )
    .join('');
}
