/** Values made from JSON Schemas, as the document of the API has them, for tests. */
import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;
type Find = (name: string) => Schema;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONG = 400;

/** Values that a schema allows. Formats and patterns are tried, but not kept to. */
export function valid(schema: Schema, find: Find): fc.Arbitrary<unknown> {
  const { $ref, type, enum: allowed, properties, items, required = [], additionalProperties } = schema;
  if (typeof $ref === 'string') return valid(find($ref.split('/').at(-1) ?? ''), find);
  if (Array.isArray(allowed)) return fc.constantFrom(...allowed);
  const [kind] = Array.isArray(type) ? type : [type];
  switch (kind) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: Number(schema.minimum ?? -3), max: Number(schema.maximum ?? 100_000) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(isSchema(items) ? valid(items, find) : fc.jsonValue({ maxDepth: 1 }), {
        maxLength: Math.min(3, Number(schema.maxItems ?? 3)),
      });
    case 'object': {
      const own = isSchema(properties) ? properties : {};
      const parts = Object.fromEntries(
        Object.entries(own).map(([name, value]) => [name, valid(value as Schema, find)]),
      );
      if (Object.keys(own).length === 0 && additionalProperties !== false)
        return fc.dictionary(fc.constantFrom('job_info', 'job_location'), fc.constant({}), { maxKeys: 2 });
      return fc.record(parts, { requiredKeys: (required as string[]).filter((name) => name in parts) });
    }
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function textOf({ format, maxLength = LONG, pattern }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.toISOString());
  const length = { maxLength: Math.min(LONG, Number(maxLength)) };
  const texts = fc.string({ ...length, unit: 'binary' });
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= LONG);
  return fc.oneof(texts, fc.constantFrom('Night editor', 'en', '', 'https://jobs.invalid/job', '<b>x</b>'));
}

/** A valid value in which something has another type, is missing or has been added. */
export function invalid(schema: Schema, find: Find): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom(null, 7, 'text', [], true),
    fc
      .tuple(valid(schema, find), fc.string({ minLength: 3 }))
      .map(([value, name]) => ({ ...(value as object), [`${name}-`]: 1 })),
    fc
      .tuple(valid(schema, find), fc.nat(), fc.constantFrom(7, [7], 'text', { x: { x: 1 } }))
      .map(([value, at, wrong]) => {
        const own = isSchema(value) ? value : {};
        const names = Object.keys(own);
        return names.length === 0 ? wrong : { ...own, [names[at % names.length] ?? '']: wrong };
      }),
  );
}
