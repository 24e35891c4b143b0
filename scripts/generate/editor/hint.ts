import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';

/** Keywords for editors alone, and the path of the node in the brand schema that they belong to. */
export interface Hint {
  at: readonly string[];
  hint: Schema;
  /** Long hints get a name, under which they are in a file of their own that the server does not read. */
  apart?: string;
}

/** The schema at a path. Throws if there is none. */
export function objectAt(schema: Schema, path: readonly string[]): Schema {
  let node = schema;
  for (const key of path) {
    const inner = node[key];
    if (!isSchema(inner)) throw new Error(`The brand schema has no "${path.join('/')}".`);
    node = inner;
  }
  return node;
}

/** Names, each with what it is, in the order offered. */
export type Names = ReadonlyMap<string, string>;

/** Exactly these values, each explained. */
export const oneOf = (names: Names): Schema => ({ enum: [...names.keys()], enumDescriptions: [...names.values()] });

/** These values, or a custom field of the brand, whose name begins with x_. */
export const oneOfOrOwn = (names: Names): Schema => ({
  anyOf: [oneOf(names), { pattern: '^x_', 'x-form': 'The name of a custom field, such as x_team.' }],
});

/** Values to offer where others are possible, too. */
export const offers = (names: Names): Schema => ({
  defaultSnippets: [...names].map(([name, description]) => ({ label: JSON.stringify(name), body: name, description })),
});

/** Keys to offer, each with what it is; other keys stay possible. */
export const keys = (names: Names): Schema => ({
  properties: Object.fromEntries([...names].map(([name, description]) => [name, { description }])),
});
