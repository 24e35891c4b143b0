/** JSON Schemas of the document of the API as rows of a table. Pure. */
import type { JsonSchema } from '../../backend/modules/partners/api/operation.ts';

export interface SchemaRow {
  /** Path from the root: `job_info.title`, `languages[].level`. */
  name: string;
  isRequired: boolean;
  type: string;
  /** Name of the schema that it refers to; null without one. */
  reference: string | null;
  meaning: string;
}

const DEEPEST = 5;
const MOST_VALUES = 12;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export const referenceIn = ({ $ref }: JsonSchema): string | null =>
  typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? null) : null;

/** Its properties, and those of objects and lists in it. */
export function rowsOf(schema: JsonSchema, prefix = '', depth = 0): SchemaRow[] {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const required = texts(schema.required);
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!isSchema(value)) return [];
    const items = isSchema(value.items) ? value.items : null;
    const at = `${prefix}${name}`;
    const row: SchemaRow = {
      name: at,
      isRequired: required.includes(name),
      type: typeOf(value),
      reference: referenceIn(items ?? value),
      meaning: [value.title, value.description].filter((part) => typeof part === 'string').join(': '),
    };
    if (depth >= DEEPEST) return [row];
    return [row, ...rowsOf(value, `${at}.`, depth + 1), ...(items ? rowsOf(items, `${at}[].`, depth + 1) : [])];
  });
}

/** `string (date-time) or null`, `array of string`, `one of a, b`. */
export function typeOf(schema: JsonSchema): string {
  const { type, format, enum: allowed, items } = schema;
  const reference = referenceIn(schema);
  if (reference !== null) return reference;
  const isNullable = texts(type).includes('null');
  const plain = Array.isArray(type)
    ? texts(type)
        .filter((one) => one !== 'null')
        .join(' or ')
    : String(type ?? 'any');
  const list = isSchema(items) ? `array of ${typeOf(items)}` : plain;
  const values = texts(allowed);
  const shown = values.slice(0, MOST_VALUES).join(', ') + (values.length > MOST_VALUES ? ', …' : '');
  const said = values.length > 0 ? `one of ${shown}` : typeof format === 'string' ? `${list} (${format})` : list;
  return [said, ...limitsOf(schema)].join(', ') + (isNullable ? ', or null' : '');
}

function limitsOf({ minimum, maximum, maxLength, maxItems }: JsonSchema): string[] {
  const said = (value: unknown, words: (value: number) => string) => (typeof value === 'number' ? [words(value)] : []);
  return [
    ...said(minimum, (value) => `at least ${value}`),
    ...said(maximum, (value) => `at most ${value}`),
    ...said(maxLength, (value) => `up to ${value} characters`),
    ...said(maxItems, (value) => `up to ${value} entries`),
  ];
}
