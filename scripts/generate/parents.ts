/** The documents that editors offer for `extends`: families first, then brands. */
import { readdir, readFile } from 'node:fs/promises';
import { isObject, type JsonObject, stringAt, valueAt } from '../../runtime/core/brand/sources/json.ts';
import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { parseFile } from '../../runtime/core/brand/sources/parse-file.ts';
import type { Parent } from './editor/hints.ts';

/** All valid documents of a directory. */
export async function readParents(directory: URL): Promise<Parent[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort();
  const documents = await Promise.all(
    names.map(async (name) => {
      const { value } = parseFile(await readFile(new URL(name, directory)));
      return { id: name.slice(0, -'.json'.length), value };
    }),
  );
  const readable = documents.flatMap(({ id, value }) => (value === undefined ? [] : [{ id, value }]));
  const isBrand = ({ id, value }: { id: string; value: JsonObject }) => id !== ROOT_ID && value.abstract !== true;
  return [...readable.filter((one) => !isBrand(one)), ...readable.filter(isBrand)].map(({ id, value }) => ({
    id,
    description: describe(id, value),
  }));
}

function describe(id: string, value: JsonObject): string {
  if (id === ROOT_ID) return 'The root document.';
  return value.abstract === true ? 'A family.' : `A brand: ${stringAt(value, ['site', 'name']) ?? id}.`;
}

/** What a generated schema already offers; empty if there is none. */
export function offeredParents(schemaText: string): Parent[] {
  const schema: unknown = schemaText === '' ? {} : JSON.parse(schemaText);
  const offers = isObject(schema)
    ? valueAt(schema, ['properties', 'extends', 'allOf', 0, 'defaultSnippets'])
    : undefined;
  return (Array.isArray(offers) ? offers : []).flatMap((offer) =>
    isObject(offer) ? [{ id: String(offer.body), description: String(offer.description) }] : [],
  );
}
