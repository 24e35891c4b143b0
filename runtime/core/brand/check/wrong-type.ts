/** A value of the wrong type: what it is, what is expected, and how to write it. */
import { isObject, type Json, type JsonObject } from '../sources/json.ts';
import { inUnitOf, meaningOf } from './units.ts';
import { describeRange } from './value-form.ts';
import { listed, quoted } from './words.ts';

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object in braces { }',
  array: 'a list in brackets [ ]',
  null: 'null',
};

/** `text in quotes or null`, by the type names of JSON Schema. */
export const expectedTypes = (types: readonly string[]): string[] =>
  [...new Set(types)].map((type) => EXPECTED[type] ?? type);

export interface WrongType {
  message: string;
  /** The value as it was certainly meant. */
  meant?: Json;
}

/** Describes a value that has none of these types; the schema says what the setting is. */
export function describeWrongType(
  data: Json | undefined,
  types: readonly string[],
  schema: JsonObject = {},
): WrongType {
  const expected = expectedTypes(types.filter((type) => type !== 'null' || types.length === 1)).join(' or ');
  const is = (message: string, meant?: Json): WrongType => ({ message, ...(meant !== undefined && { meant }) });
  const takes = (type: string) => types.includes(type);
  const plain = `${nature(data)}; ${expected} is expected here.`;
  if (typeof data === 'string') {
    const number = numberIn(data, schema);
    if (number !== undefined && (takes('number') || (takes('integer') && Number.isInteger(number.value)))) {
      if (number.exact)
        return is(
          `${quoted(data)} is text because of its quotes. Remove the quotes around the number: ${number.value}.`,
          number.value,
        );
      if (number.unit !== undefined)
        return is(
          `${quoted(data)} is text; ${expected} is expected here. Write the number of ${number.unit}: ${number.value}.`,
        );
      const instead = /\D$/.test(data.trim()) ? 'quotes and unit' : 'quotes and with a point';
      return is(`${quoted(data)} is text; ${expected} is expected here. Write it without ${instead}: ${number.value}.`);
    }
    const answer = YES_OR_NO[data.trim().toLowerCase()];
    if (takes('boolean') && answer !== undefined)
      return is(
        `${quoted(data)} is text; true or false is expected here, without quotes. Did you mean ${answer}?`,
        answer,
      );
    if (takes('array'))
      return is(`${quoted(data)} is text; a list is expected here. Put it in brackets: [${quoted(data)}].`, [data]);
    return is(plain + settingsIn(types, schema));
  }
  if (typeof data === 'number' && takes('integer'))
    return is(`${data} is not a whole number. Allowed: ${describeRange(schema)}${meaningOf(schema)}.`);
  if (typeof data === 'number' && takes('string')) return is(`${plain} Put it in quotes: "${data}".`, String(data));
  if (Array.isArray(data) && data.length === 1 && typeof data[0] === 'string' && takes('string'))
    return is(`${plain} Remove the brackets: ${quoted(data[0])}.`, data[0]);
  const one = takes('string') && !takes('object') ? textIn(data) : undefined;
  if (one !== undefined) return is(`This setting has one text for all languages. Write it in quotes: ${quoted(one)}.`);
  return is(plain + settingsIn(types, schema));
}

const YES_OR_NO: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  ja: true,
  false: false,
  no: false,
  off: false,
  nein: false,
};

/** ` Its settings: "newJobs", "accounts".`, of the object that is expected; begins with a space. */
function settingsIn(types: readonly string[], { properties }: JsonObject): string {
  return types.includes('object') && isObject(properties) ? ` Its settings: ${listed(Object.keys(properties))}.` : '';
}

/** The first text of several, one for each language. */
function textIn(data: Json | undefined): string | undefined {
  const entries = isObject(data) ? Object.entries(data) : [];
  const [first] = entries.every(([key, text]) => /^[a-z]{2}(-[A-Z]{2})?$/.test(key) && typeof text === 'string')
    ? entries
    : [];
  return first === undefined ? undefined : String(first[1]);
}

/**
 * `"30"`, `"1,6"`, `"30 px"`: the number that a text begins with, and whether there is nothing else in it. `"6 months"`
 * is 180 where the setting counts days; then the unit is named.
 */
function numberIn(text: string, schema: JsonObject): { value: number; exact: boolean; unit?: string } | undefined {
  const [, digits, rest = ''] = /^\s*(-?\d+(?:[.,]\d+)?)\s*(\D{0,12})$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const exact = rest.trim() === '' && !digits.includes(',');
  return { ...inUnitOf(Number(digits.replace(',', '.')), rest.trim(), schema), exact };
}

/** The beginning of a sentence: the value and what it is. */
function nature(data: Json | undefined): string {
  if (data === undefined) return 'There is nothing';
  if (data === null) return 'null removes a setting';
  if (Array.isArray(data)) return 'This is a list in brackets [ ]';
  if (typeof data === 'object') return 'This is an object in braces { }';
  const kind = { string: 'text', number: 'a number', boolean: 'a yes-or-no value' }[typeof data as 'string'];
  return `${quoted(data)} is ${kind}`;
}
