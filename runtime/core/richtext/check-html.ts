/**
 * Checks HTML that is not sanitized: anything the sanitizer would not output is an error. Strict, and without a DOM.
 */
import { FRAME_HOSTS, LINE_TAGS, LINK, PICTURE, TABLE_TAGS, WHITELISTS } from './formats.ts';

export type HtmlFormat = keyof typeof WHITELISTS;

export interface HtmlFault {
  /** Position in the text, from 1. */
  at: number;
  message: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+(?:=(?:"[^"<>]*"|'[^'<>]*'))?)*)\s*(\/?)>/iy;
const ATTRIBUTE = /([a-z]+)(?:=(?:"([^"]*)"|'([^']*)'))?/gi;
const EMPTY_TAGS: readonly string[] = ['br', 'hr', 'img'];
const frames = new Set(Object.values(FRAME_HOSTS));

/** Tags that survive the sanitizer. */
function tagsOf(format: HtmlFormat): string[] {
  const turned = format === 'filtered_html' ? [...LINE_TAGS, ...TABLE_TAGS] : LINE_TAGS;
  return WHITELISTS[format].tags.filter((tag) => !turned.includes(tag));
}

/** All errors in a text, in reading order; stops after a malformed tag. */
export function findHtmlFaults(html: string, format: HtmlFormat): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const allowed = tagsOf(format);
  const open: { tag: string; at: number }[] = [];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at;
    const report = (message: string) => faults.push({ at: at + 1, message });
    const found = TAG.exec(html);
    if (!found) {
      report(`"${excerpt(html, at)}" is no tag that can be read. Write "&lt;" for the sign itself.`);
      return faults;
    }
    const [, closing, name = '', attributes = '', slash] = found;
    const tag = name.toLowerCase();
    // A forbidden tag is one error, whatever its attributes and closing tag.
    const isAllowed = allowed.includes(tag);
    if (isAllowed)
      for (const message of attributeFaults(tag, attributes, WHITELISTS[format].attributes)) report(message);
    else if (!closing || open.length === 0) report(`<${tag}> is not allowed here. Allowed: ${allowed.join(', ')}.`);
    if (closing) {
      const last = open.pop();
      if (last?.tag === tag) continue;
      if (last) report(`</${tag}> comes before <${last.tag}> is closed.`);
      else if (isAllowed) report(`</${tag}> closes a tag that was never opened.`);
      return faults;
    }
    if (EMPTY_TAGS.includes(tag)) continue;
    if (slash && isAllowed) report(`<${tag}/> has to be closed by </${tag}>.`);
    else if (!slash) open.push({ tag, at });
  }
  const unclosed = open.filter(({ tag }) => allowed.includes(tag));
  return [...faults, ...unclosed.map(({ tag, at }) => ({ at: at + 1, message: `<${tag}> is never closed.` }))];
}

function* attributeFaults(tag: string, text: string, allowed: readonly string[]): Iterable<string> {
  for (const [, written = '', double, single] of text.matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase();
    const value = double ?? single ?? '';
    if (!allowed.includes(name)) yield `"${name}" is not allowed on <${tag}>. Allowed: ${allowed.join(', ')}.`;
    else if (name === 'href' || name === 'src') yield* addressFaults(tag, name, value);
  }
}

/** Entities, spaces and backslashes that could disguise an address. */
const HIDING = /&(?!amp;)(?:#|[a-z0-9]+;)|[\s\\]|\p{Cc}/iu;

function* addressFaults(tag: string, name: string, value: string): Iterable<string> {
  const quoted = `${name}="${value.slice(0, 60)}"`;
  if (name === 'href' && tag === 'a') {
    if (!LINK.test(value) || HIDING.test(value)) {
      yield `${quoted} is not safe. Allowed: https://, http://, mailto:, tel: and paths of this site.`;
    }
  } else if (name === 'src' && tag === 'img') {
    if (!PICTURE.test(value) || HIDING.test(value)) {
      yield `${quoted} is no picture that may be shown. Allowed: https:// and paths of this site.`;
    }
  } else if (name === 'src' && tag === 'iframe') {
    const url = URL.parse(value);
    if (url?.protocol !== 'https:' || !frames.has(url.host) || HIDING.test(value)) {
      yield `${quoted} may not be framed. Allowed: https:// on ${[...frames].join(', ')}.`;
    }
  } else yield `"${name}" is not allowed on <${tag}>.`;
}

function excerpt(html: string, at: number): string {
  const words = html.slice(at, at + 20);
  return words.length < html.length - at ? `${words}…` : words;
}
