import { entriesAt, isObject, type Json, type Path, valueAt } from '../../sources/json.ts';
import { placementsOf } from '../../views.ts';
import { type Draft, defineRule } from '../rule.ts';
import { quoted } from '../words.ts';

const TAG = /<\/?(?:a|b|br|div|em|font|h[1-6]|i|li|ol|p|small|span|strong|u|ul)\b[^>]*>/i;
const ENTITY = /&(?:amp|nbsp|lt|gt|quot|apos|euro|copy|shy|ndash|mdash|[a-z]uml|szlig|#\d+|#x[0-9a-f]+);/i;
const ESCAPED_TAG = /&lt;\/?(?:p|b|i|em|strong|a|br|ul|li|h[1-6])\b.*?&gt;/i;
const MARKDOWN = /\*\*[^*\n]+\*\*|\[[^\]\n]+\]\([^)\n]+\)|(?:^|\n)#{1,6} /;
const ANCHOR = /<a\s*>/i;

export const visibleMarkup = defineRule({
  code: 'VISIBLE_MARKUP',
  severity: 'warning',
  description:
    'Visitors would see marks meant for a program: HTML tags or entities in a text that is shown as it is, Markdown or escaped tags in a rich text, or a link without a target.',
  remedy: 'Write plain text here. In a rich text, write HTML: <strong>, <a href="...">.',
  *find({ document, own, catalogue }) {
    const rich = new Set<Json>();
    for (const { propsAt, widget, props } of placementsOf(document)) {
      const { format: usual, ...others } = catalogue.widgets.get(widget)?.defaults ?? {};
      const format = props.format ?? usual;
      const isHtml = format === 'filtered_html' || format === 'full_html';
      // A widget that is not known may show its text as HTML.
      const isUnknown = format === undefined && Object.keys(others).length === 0;
      if (props.text !== undefined && (isHtml || isUnknown)) rich.add(props.text);
      if (!isHtml) continue;
      yield* textsIn(props.text ?? null, [...propsAt, 'text'], richFault);
    }
    // Languages of an inherited text may be added; a text on a page that cannot have one is reported as that.
    for (const [, page] of entriesAt(own, ['pages'])) {
      const text = valueAt(page, ['text']);
      if (text !== undefined) rich.add(text);
    }
    for (const [section, value] of Object.entries(own)) {
      if (section !== 'routes') yield* textsIn(value, [section], plainFault, rich);
    }
  },
});

/** Findings about all texts in a value; those shown as HTML are skipped. */
function* textsIn(
  value: Json,
  path: Path,
  faultOf: (text: string) => string | undefined,
  except: ReadonlySet<Json> = new Set(),
): Generator<Draft> {
  if (typeof value === 'string') {
    const fault = except.has(value) ? undefined : faultOf(value);
    if (fault !== undefined) yield { path, message: fault };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index], faultOf, except);
  } else if (isObject(value) && !isAmong(value, except)) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key], faultOf, except);
  }
}

/** Objects of the resolved document may be copies: texts by language are compared by what they say. */
function isAmong(value: Json, set: ReadonlySet<Json>): boolean {
  if (set.has(value)) return true;
  const text = JSON.stringify(value);
  return [...set].some((one) => isObject(one) && JSON.stringify(one) === text);
}

function plainFault(text: string): string | undefined {
  const found = TAG.exec(text)?.[0] ?? ENTITY.exec(text)?.[0];
  return found === undefined
    ? undefined
    : `Visitors would see ${quoted(found)}: this text is shown as it is. Remove it.`;
}

function richFault(text: string): string | undefined {
  const escaped = ESCAPED_TAG.exec(text)?.[0];
  if (escaped !== undefined) return `Visitors would see the tags in ${quoted(escaped)}. Write "<" and ">" themselves.`;
  const markdown = MARKDOWN.exec(text)?.[0].trim();
  if (markdown !== undefined)
    return `Visitors would see ${quoted(markdown)}: this is Markdown. Write HTML, such as <strong> or <a href="...">.`;
  return ANCHOR.test(text) ? 'A link has no target. Write <a href="...">.' : undefined;
}
