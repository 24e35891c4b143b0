import type { PageProps } from './page-props.ts';

/** What is the same on all pages of a brand in one language, as JSON: it is half of the props. */
const kept = new WeakMap<object, Buffer>();

/** The props as JSON that can stand inside of a `<script>`, in parts to be set one after the other. */
export function pageJson({ page, texts, ...rest }: PageProps): (string | Buffer)[] {
  const { brand, ...ownPage } = page;
  return ['{"page":{"brand":', keptJson(brand), `,${inner(ownPage)}},"texts":`, keptJson(texts), `,${inner(rest)}}`];
}

/** An object's JSON without its braces. */
function inner(value: object): string {
  return scriptSafe(JSON.stringify(value)).slice(1, -1);
}

function keptJson(value: object): Buffer {
  const known = kept.get(value);
  if (known) return known;
  const made = Buffer.from(scriptSafe(JSON.stringify(value)));
  kept.set(value, made);
  return made;
}

/** No text of a page may end the element that it stands in, or open a comment in it: both begin with a "<". */
function scriptSafe(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
