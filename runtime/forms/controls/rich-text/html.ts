/** Converts rich text between its answer and the editor. Needs a DOM. */
import { isSchema } from '../../../../schemas/resolved-schema.ts';
import { type RichTextFormat, WHITELISTS } from '../../../core/richtext/formats.ts';
import { paragraphsOf } from '../../../core/richtext/plain.ts';
import { tidy } from '../../../core/richtext/tidy.ts';
import { parseInert, serialise } from './inert.ts';

export type HtmlFormat = Exclude<RichTextFormat, 'plain'>;

export interface RichText {
  value: string;
  format: RichTextFormat;
}

/** A stored answer; undefined for anything else. */
export function readRichText(value: unknown): RichText | undefined {
  if (!isSchema(value) || typeof value.value !== 'string') return undefined;
  const { format } = value;
  return { value: value.value, format: format === 'full_html' || format === 'plain' ? format : 'filtered_html' };
}

/** Initial content of the editor. */
export function contentOf(text: RichText | undefined): string {
  if (!text) return '';
  return text.format === 'plain' ? paragraphsOf(text.value) : text.value;
}

/** The editor's HTML as the backend's sanitizer would leave it; undefined if it is empty. */
export function answerOf(html: string, format: HtmlFormat): RichText | undefined {
  const value = asStored(html, format);
  return value === '' ? undefined : { value, format };
}

/** Applies to safe markup what the sanitizer does: the same rules, in the same order. */
function asStored(html: string, format: HtmlFormat): string {
  const content = parseInert(html);
  const { tags, attributes } = WHITELISTS[format];
  for (const stand of content.querySelectorAll('[data-frame]')) stand.replaceWith(frameOf(stand));
  for (const element of content.querySelectorAll('*')) {
    if (!tags.includes(element.localName)) element.replaceWith(...element.childNodes);
    for (const { name } of [...element.attributes]) if (!attributes.includes(name)) element.removeAttribute(name);
  }
  tidy(content, { tables: format === 'full_html' });
  return serialise(content)
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ {9,}/g, ' ')
    .trim();
}

/** The editor's placeholder for a player. */
function frameOf(stand: Element): Element {
  const frame = stand.ownerDocument.createElement('iframe');
  frame.setAttribute('src', stand.getAttribute('data-frame') ?? '');
  for (const name of ['width', 'height', 'title']) {
    const value = stand.getAttribute(`data-${name}`);
    if (value !== null) frame.setAttribute(name, value);
  }
  return frame;
}
