import { findHtmlFaults } from '../../../richtext/check-html.ts';
import { isObject, type Json } from '../../sources/json.ts';
import { placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const unsafeHtml = defineRule({
  code: 'UNSAFE_HTML',
  severity: 'error',
  description:
    'A text that is shown as HTML contains a tag, an attribute or an address that is not allowed in rich text, or tags that are not closed in order. Texts of a brand document are not sanitized.',
  remedy:
    'Remove or rewrite what the message names; its number is the position of the character in the text. A text without tags can have the format `plain`.',
  *find({ document, catalogue }) {
    for (const { propsAt, widget, props } of placementsOf(document)) {
      const format = props.format ?? catalogue.widgets.get(widget)?.defaults.format;
      if (format !== 'filtered_html' && format !== 'full_html') continue;
      for (const [key, text] of textsOf(props.text)) {
        for (const { at, message } of findHtmlFaults(text, format)) {
          yield {
            path: [...propsAt, 'text', ...key],
            message: `${message} It is at character ${at} of the text.`,
          };
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
