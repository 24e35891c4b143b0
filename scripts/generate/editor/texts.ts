/** The texts that a brand can word differently, as editors offer them below `messages`. */
import { readdirSync, readFileSync } from 'node:fs';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';

/** The hint for `messages.<language>`: namespaces and keys, each with its English text. */
export function textsHint(directory: URL): Schema {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const namespaces = files.map((name) => name.slice(0, -'.json'.length));
  const properties = Object.fromEntries(
    files.map((name, at) => {
      const texts: unknown = JSON.parse(readFileSync(new URL(name, directory), 'utf8'));
      return [namespaces[at], { description: `The texts of locales/en/${name}.`, properties: keysOf(texts) }];
    }),
  );
  return { propertyNames: { enum: namespaces }, properties };
}

/** A `null` or a list never occurs in a catalogue. */
const keysOf = (texts: unknown): Schema =>
  Object.fromEntries(
    Object.entries(isSchema(texts) ? texts : {}).map(([key, text]) => [
      key,
      isSchema(text) ? { description: 'Several texts.', properties: keysOf(text) } : { description: `“${text}”` },
    ]),
  );
