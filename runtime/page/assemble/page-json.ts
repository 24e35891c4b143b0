import type { PageProps } from './page-props.ts';

/** JSON shared by all pages of a brand in one language: half of the props. */
const kept = new WeakMap<object, Buffer>();

/** The props as JSON that is safe inside a `<script>`, in parts to be concatenated. */
export function pageJson({ page, texts, ...rest }: PageProps): (string | Buffer)[] {
  const { brand, ...ownPage } = page;
  return ['{"page":{"brand":', keptJson(brand), `,${inner(ownPage)}},"texts":`, keptJson(texts), `,${inner(rest)}}`];
}

/** An object's JSON without the enclosing braces. */
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

/** No text may close the script element or open a comment in it: both begin with "<". */
function scriptSafe(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
