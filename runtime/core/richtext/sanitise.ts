/** Makes rich text safe to display. Runs when text is stored, never during rendering. */
import type { Config } from 'dompurify';
import { LINK, PICTURE, type RichTextFormat, WHITELISTS } from './formats.ts';
import { paragraphsOf, readable } from './plain.ts';
import { withPurifier } from './purifier.ts';
import { paragraphTextOf } from './text-of.ts';
import { tidy } from './tidy.ts';

/** Longer texts are truncated before parsing. */
export const LONGEST_RICH_TEXT = 200_000;
/** No real text is nested more deeply, and parsers recurse into it. */
const DEEPEST = 200;

/**
 * HTML restricted to the format's allowlist, well formed, without ids, classes and styles. `plain` turns text into
 * paragraphs.
 * Never rejects: markup that the sanitizer fails on, such as a frameset, is reduced to plain paragraphs.
 */
export async function sanitise(input: string, format: RichTextFormat): Promise<string> {
  const text = readable(input.slice(0, LONGEST_RICH_TEXT));
  if (format === 'plain') return paragraphsOf(text);
  return purified(text, format).catch(() => keepWords(text));
}

/** The text of some markup, as plain paragraphs. */
export function keepWords(markup: string): string {
  return paragraphsOf(paragraphTextOf(readable(markup)));
}

function purified(text: string, format: keyof typeof WHITELISTS): Promise<string> {
  const { tags, attributes } = WHITELISTS[format];
  const settings: Config & { RETURN_DOM_FRAGMENT: true } = {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: new RegExp(`${LINK.source}|${PICTURE.source}`, 'i'),
    // Otherwise the pattern would be applied to every value not declared harmless.
    ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'href' && name !== 'src'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: [
      'script',
      'style',
      'template',
      'noscript',
      'title',
      'head',
      'object',
      'svg',
      'math',
      'select',
      'textarea',
      'xmp',
    ],
    RETURN_DOM_FRAGMENT: true,
  };
  return withPurifier((purify, clean) => {
    const root = clean.adoptNode(purify.sanitize(flatten(text), settings));
    tidy(root, { tables: format === 'full_html' });
    const holder = clean.createElement('div');
    holder.append(root);
    return holder.innerHTML
      .replace(/\n{3,}/g, '\n\n')
      .replace(/ {9,}/g, ' ')
      .trim();
  });
}

/** Removes start tags nested more deeply than any real text; their content stays. */
function flatten(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)[a-zA-Z][^<>]*>?/g, (tag, closing: string) => {
    if (tag.endsWith('/>') || /^<(?:br|hr|img|input|meta|link|wbr)\b/i.test(tag)) return tag;
    depth = Math.max(0, depth + (closing ? -1 : 1));
    return depth > DEEPEST ? ' ' : tag;
  });
}
