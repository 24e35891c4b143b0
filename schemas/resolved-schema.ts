/** Any JSON Schema object. */
export type Schema = { [key: string]: unknown };

/** Whether a value is a schema object, not a list or a plain value. */
export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHint = (part: unknown) => isSchema(part) && part['x-editor'] === true;

/** The schema without editor-only keywords: the checker's messages are better, and the server need not check twice. */
export const withoutHints = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutHints);
  if (!isSchema(schema)) return schema;
  const { allOf, patternErrorMessage, ...rest } = schema;
  // Among properties, this is the name of a setting.
  if (isSchema(patternErrorMessage)) rest.patternErrorMessage = patternErrorMessage;
  const kept = Array.isArray(allOf) ? allOf.filter((part) => !isHint(part)) : [];
  const all = kept.length > 0 ? { ...rest, allOf: kept } : rest;
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, withoutHints(value)]));
};

const optional = (property: unknown) => isSchema(property) && property['x-optional'] === true;

/**
 * The schema of a resolved document: every key is required unless it is `x-optional`, and `null` never removes an
 * entry.
 */
export const resolvedSchema = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(resolvedSchema);
  if (!isSchema(schema)) return schema;
  // A reference must be the only keyword, so that each definition becomes one type.
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref };
  const resolved: Schema = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'default' ? value : resolvedSchema(value)]),
  );
  if (schema['x-removable'] === true && Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null');
    resolved.type = types.length === 1 ? types[0] : types;
  }
  // Alternative sets of required keys cannot be expressed as types.
  if (isSchema(schema.properties)) delete resolved.oneOf;
  if (isSchema(schema.properties) && schema.type !== undefined) {
    resolved.required = Object.entries(schema.properties)
      .filter(([, property]) => !optional(property))
      .map(([name]) => name);
  }
  return resolved;
};
