/** Any JSON Schema object. */
export type Schema = { [key: string]: unknown };

/** Whether a value is a schema object, not a list or a plain value. */
export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const optional = (property: unknown) => isSchema(property) && property['x-optional'] === true;

/** The schema of a resolved document: every key is there unless it is `x-optional`, and no `null` takes an entry away. */
export const resolvedSchema = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(resolvedSchema);
  if (!isSchema(schema)) return schema;
  // A reference stands alone, so that each definition becomes one type.
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref };
  const resolved: Schema = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'default' ? value : resolvedSchema(value)]),
  );
  if (schema['x-removable'] === true && Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null');
    resolved.type = types.length === 1 ? types[0] : types;
  }
  // Alternatives of required keys say nothing that a type can hold.
  if (isSchema(schema.properties)) delete resolved.oneOf;
  if (isSchema(schema.properties) && schema.type !== undefined) {
    resolved.required = Object.entries(schema.properties)
      .filter(([, property]) => !optional(property))
      .map(([name]) => name);
  }
  return resolved;
};
