/** Random values that a JSON Schema allows, extremes and unusual texts among them. */
import fc from 'fast-check';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';

const longest = 30_000;
const deepest = 3;

/** Texts that have broken programs before. */
const unusual = [
  '',
  ' ',
  '\u00a0',
  '{{count}}',
  '{{cuont}}',
  '$t(common:save)',
  '<b>bold</b>',
  '<script>window.x = 1</script>',
  '"quoted" & \'single\' `tick`',
  '</script><!--',
  '%s %d %',
  '../..',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦 ﷽',
  '\u202eturned',
  'e\u0301\u0302\u0303\u0304'.repeat(20),
  'Zürich\u2028Bern',
  '\ud800',
  'constructor',
  '__proto__',
];

/** Texts of usual forms, tried where a pattern or format asks for one. */
const formed = [
  'a',
  'x_field',
  'a-b',
  'home',
  'jobs',
  'en',
  'de',
  'fr',
  'en-GB',
  'US',
  'DE',
  'CH',
  'us',
  'de',
  'EUR',
  'USD',
  'JPY',
  'KWD',
  '/',
  '/a',
  '/jobs',
  '/jobs*',
  '/a*',
  '/a/{x*}',
  '/a/{x}',
  '/ü',
  '/%',
  '/a%2fb',
  '/.',
  '/..',
  '/admin',
  '/router',
  '#000000',
  '#ffffff',
  '#ff0000',
  '#7f7f7f',
  '2020-02-29',
  'UTC',
  'Europe/Berlin',
  'America/Argentina/Buenos_Aires',
  'Mars/Olympus',
  'https://example.com/',
  'https://user@example.com:8443/a?b=c#d',
  'http://127.0.0.1/',
  'https://münchen.example/',
  'https://%',
  'https://[',
  'mailto:a@example.com',
  'tel:+15550100',
  'a@example.com',
  '"a b"@example.com',
  'a@b',
  'logo.svg',
  'a/b.png',
  'G-ABC123',
  'blog',
  'oauth.google',
  'A',
  'x',
  '0',
  '1',
  '00',
  'ABC',
  '12',
  'DE02120300000000202051',
];

export type ReadSchema = (reference: string) => Schema;

/** By schema and depth: building them takes longer than drawing a value. */
const known = new WeakMap<Schema, Map<number, fc.Arbitrary<unknown>>>();

/** Values of a schema; `resolve` finds what `$ref` names. */
export function valuesOf(schema: Schema, resolve: ReadSchema, depth = 0): fc.Arbitrary<unknown> {
  const kept = known.get(schema) ?? new Map<number, fc.Arbitrary<unknown>>();
  known.set(schema, kept);
  const values = kept.get(depth) ?? makeValues(schema, resolve, depth);
  kept.set(depth, values);
  return values;
}

function makeValues(schema: Schema, resolve: ReadSchema, depth: number): fc.Arbitrary<unknown> {
  const inner = (one: unknown) => valuesOf(isSchema(one) ? one : {}, resolve, depth + 1);
  if (typeof schema.$ref === 'string') return inner({ ...resolve(schema.$ref), ...without(schema, '$ref') });
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const parts = schema[keyword];
    if (Array.isArray(parts) && schema.properties === undefined) return fc.oneof(...parts.map(inner));
  }
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => ofType(String(type), schema, resolve, depth)));
}

function without(schema: Schema, key: string): Schema {
  const { [key]: _, ...rest } = schema;
  return rest;
}

function ofType(type: string, schema: Schema, resolve: ReadSchema, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numbersOf(schema, type === 'integer');
    case 'array':
      return listsOf(schema, resolve, depth);
    case 'object':
      return objectsOf(schema, resolve, depth);
    default:
      return textsOf(schema);
  }
}

function numbersOf(schema: Schema, isWhole: boolean): fc.Arbitrary<number> {
  const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? -1_000_000);
  const most = Number(schema.maximum ?? schema.exclusiveMaximum ?? 1_000_000_000);
  const extremes = [least, most, least + 1, most - 1, 0, 1, -1].filter(
    (value) =>
      value >= least && value <= most && value !== schema.exclusiveMinimum && value !== schema.exclusiveMaximum,
  );
  const between = isWhole
    ? fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
    : fc.double({ min: least, max: most, noNaN: true, minExcluded: schema.exclusiveMinimum !== undefined });
  return extremes.length > 0 ? fc.oneof(fc.constantFrom(...extremes), between) : between;
}

function textsOf(schema: Schema): fc.Arbitrary<string> {
  const least = Number(schema.minLength ?? 0);
  const most = Math.min(Number(schema.maxLength ?? longest), longest);
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : undefined;
  const fits = (text: string) => [...text].length >= least && [...text].length <= most && (pattern?.test(text) ?? true);
  const examples = Array.isArray(schema.examples) ? schema.examples.filter((one) => typeof one === 'string') : [];
  const long = ['x'.repeat(most), 'ab '.repeat(Math.floor(most / 3)), `/${'a'.repeat(most - 1)}`, 'ß'.repeat(most)];
  const isFormed = pattern !== undefined || typeof schema.format === 'string';
  const fixed = [...new Set([...examples, ...formed, ...unusual, ...long].filter(fits))];
  // A filter that hardly anything passes would draw for ever.
  if (isFormed) return fc.constantFrom(...(fixed.length > 0 ? fixed : ['']));
  const free = fc.string({ unit: 'grapheme', minLength: Math.min(least, 200), maxLength: Math.min(most, 200) });
  return fc.oneof(fc.constantFrom(...[...unusual, ...long].filter(fits)), free);
}

function listsOf(schema: Schema, resolve: ReadSchema, depth: number): fc.Arbitrary<unknown[]> {
  const least = Number(schema.minItems ?? 0);
  const most = Math.max(least, Math.min(Number(schema.maxItems ?? 8), depth > deepest ? least : 8));
  const item = valuesOf(isSchema(schema.items) ? schema.items : {}, resolve, depth + 1);
  const range = { minLength: least, maxLength: most };
  return schema.uniqueItems === true
    ? fc.uniqueArray(item, { ...range, selector: (value) => JSON.stringify(value) })
    : fc.array(item, range);
}

function objectsOf(schema: Schema, resolve: ReadSchema, depth: number): fc.Arbitrary<object> {
  const properties = isSchema(schema.properties) ? Object.entries(schema.properties) : [];
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const given = depth > deepest ? properties.filter(([name]) => required.includes(name)) : properties;
  const fields = fc.record(
    Object.fromEntries(given.map(([name, one]) => [name, valuesOf(isSchema(one) ? one : {}, resolve, depth + 1)])),
    { requiredKeys: required.filter((name) => given.some(([known]) => known === name)) },
  );
  if (!isSchema(schema.additionalProperties) || depth > deepest) return fields;
  const names = textsOf(isSchema(schema.propertyNames) ? schema.propertyNames : { pattern: '^[a-z]+$' });
  const least = Math.max(0, Number(schema.minProperties ?? 0) - required.length);
  const others = fc.dictionary(names, valuesOf(schema.additionalProperties, resolve, depth + 1), {
    minKeys: least,
    maxKeys: least + 3,
  });
  return fc.tuple(others, fields).map(([more, own]) => ({ ...more, ...own }));
}
