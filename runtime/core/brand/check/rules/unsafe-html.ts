import { findHtmlFaults } from '../../../richtext/check-html.ts';
import { isObject, type Json } from '../../sources/json.ts';
import { placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const unsafeHtml = defineRule({
  code: 'UNSAFE_HTML',
  severity: 'error',
  description:
    'A text that stands on a page as HTML holds a tag, an attribute or an address that rich text may not hold, or tags that are not closed in order. Nobody sanitises the texts of a brand document.',
  mend: 'Remove or rewrite what the message names; its number is the character in the text. A text without tags may have the format `plain`.',
  *find({ document, catalogue }) {
    for (const { path, widget, props } of placementsOf(document)) {
      const format = props.format ?? catalogue.widgets.get(widget)?.defaults.format;
      if (format !== 'filtered_html' && format !== 'full_html') continue;
      for (const [key, text] of textsOf(props.text)) {
        for (const { at, message } of findHtmlFaults(text, format)) {
          yield { path: [...path, 'props', 'text', ...key], message: `Character ${at}: ${message}` };
        }
      }
    }
  },
});

/** A text, or one per language. */
function textsOf(value: Json | undefined): [key: string[], text: string][] {
  if (typeof value === 'string') return [[[], value]];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([locale, text]) => (typeof text === 'string' ? [[[locale], text]] : []));
}
