/** What values of a schema look like: their form and their bounds, in words. */
import type { ErrorObject } from 'ajv';
import type { Json, JsonObject } from '../sources/json.ts';
import { meaningOf } from './units.ts';
import { ordinal, quoted } from './words.ts';

const FORMATS: Record<string, string> = {
  uri: 'A full address such as https://www.example.com',
  'uri-reference': 'An address or a path',
  email: 'An email address such as jobs@example.com',
  hostname: 'A host name such as jobs.example.com',
  regex: 'A regular expression',
  date: 'A date such as 2026-01-31',
};

/**
 * ` Expected: A color. For example: "#0b3d2e".`, from the schema's form, else its description, or a known format; begins
 * with a space. Empty where there is neither.
 */
export function describeForm(schema: JsonObject | Record<string, unknown>): string {
  const { examples, format } = schema;
  const description = schema['x-form'] ?? schema.description;
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  const form = typeof description === 'string' ? description.replace(/\.$/, '') : known;
  const example =
    Array.isArray(examples) && examples.length > 0
      ? ` For example: ${examples.slice(0, 3).map(quoted).join(', ')}.`
      : '';
  return `${form === undefined ? '' : ` Expected: ${form}.`}${example}`;
}

type Params = ErrorObject['params'];

const count = (n: unknown, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** A sentence about a number, text or list beyond its bounds; undefined for any other keyword. */
export function describeBounds(
  keyword: string,
  data: Json | undefined,
  params: Params,
  schema: JsonObject,
): string | undefined {
  const { limit } = params;
  const size = sizeOf(data);
  switch (keyword) {
    case 'minimum':
    case 'exclusiveMinimum':
      return `${quoted(data)} is too small. Allowed: ${rangeOf(schema)}${meaningOf(schema)}.`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `${quoted(data)} is too large. Allowed: ${rangeOf(schema)}${meaningOf(schema)}.`;
    case 'multipleOf':
      return `${quoted(data)} is not allowed here. Allowed: multiples of ${params.multipleOf}.`;
    case 'minLength':
      return `This text is too short: it has ${count(size, 'character', 'characters')}, and at least ${limit} are needed.`;
    case 'maxLength':
      return `This text is too long: it has ${count(size, 'character', 'characters')}, and at most ${limit} are allowed.`;
    case 'minItems':
      return size === 0
        ? `This list is empty. At least ${count(limit, 'entry is', 'entries are')} needed.`
        : `This list is too short: it has ${count(size, 'entry', 'entries')}, and at least ${limit} are needed.`;
    case 'maxItems':
      return `This list is too long: it has ${count(size, 'entry', 'entries')}, and at most ${limit} are allowed.`;
    case 'minProperties':
      return `There is nothing in these braces. At least ${count(limit, 'entry is', 'entries are')} needed.`;
    case 'maxProperties':
      return `There are too many entries in these braces: ${size}, and at most ${limit} are allowed.`;
    case 'uniqueItems': {
      const [first, second] = [Number(params.j), Number(params.i)].sort((a, b) => a - b);
      const item = Array.isArray(data) ? data[first ?? 0] : undefined;
      return `This list has ${quoted(item)} twice: as its ${ordinal(first ?? 0)} and ${ordinal(second ?? 0)} entry. Remove one of the two.`;
    }
    default:
      return undefined;
  }
}

function sizeOf(data: Json | undefined): number {
  if (typeof data === 'string') return [...data].length;
  return typeof data === 'object' && data !== null ? Object.keys(data).length : 0;
}

/** `whole numbers from 1 to 100` */
export function describeRange(schema: JsonObject): string {
  const { minimum, maximum } = schema;
  if (minimum === undefined && maximum === undefined) return 'whole numbers';
  return minimum === undefined || maximum === undefined
    ? `whole numbers, ${rangeOf(schema)}`
    : `whole numbers from ${rangeOf(schema)}`;
}

/** `1 to 100`, `more than 0, up to 10`, `at least 1` */
function rangeOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonObject): string {
  const to = maximum ?? exclusiveMaximum;
  if (minimum === to) return `${to}`;
  if (minimum !== undefined) return to === undefined ? `${minimum} or more` : `${minimum} to ${to}`;
  if (exclusiveMinimum === undefined) return `up to ${to}`;
  return to === undefined ? `more than ${exclusiveMinimum}` : `more than ${exclusiveMinimum}, up to ${to}`;
}
