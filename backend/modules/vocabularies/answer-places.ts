/** Where answers name terms, as the schemas of the forms say. */
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';

export type AnswerTable = 'job' | 'organization' | 'resume';

export interface AnswerPlace {
  table: AnswerTable;
  column: string;
  /** Steps to the code, the list of codes, or the list of entries. */
  path: readonly string[];
  /** Field of each entry; null where the answer itself holds codes. */
  entry: string | null;
}

/** Columns with the answers of a form, and the steps to its groups in them. */
const COLUMNS: Readonly<Record<AnswerTable, readonly { column: string; root: readonly string[] }[]>> = {
  job: [
    { column: 'data', root: [] },
    { column: 'reviewed', root: ['data'] },
  ],
  organization: [{ column: 'data', root: [] }],
  resume: [{ column: 'data', root: [] }],
};

let known: ReadonlyMap<string, readonly AnswerPlace[]> | undefined;

/** The places of a taxonomy; none for one that no form asks for. */
export function answerPlaces(taxonomy: string): readonly AnswerPlace[] {
  known ??= readPlaces();
  return known.get(taxonomy) ?? [];
}

function readPlaces(): ReadonlyMap<string, readonly AnswerPlace[]> {
  const found = new Map<string, AnswerPlace[]>();
  const forms = readFormCatalogue();
  for (const table of ['job', 'organization', 'resume'] as const)
    for (const [group, { schema }] of forms.get(table) ?? [])
      for (const { taxonomy, field, entry } of fieldsOf(schema))
        for (const { column, root } of COLUMNS[table]) {
          const places = found.get(taxonomy) ?? [];
          found.set(taxonomy, [...places, { table, column, path: [...root, group, field], entry }]);
        }
  return found;
}

interface AskedField {
  taxonomy: string;
  field: string;
  entry: string | null;
}

function fieldsOf({ properties }: Schema): AskedField[] {
  return schemasIn(properties).flatMap(([field, schema]): AskedField[] => {
    const own = schema['x-taxonomy'];
    if (typeof own === 'string') return [{ taxonomy: own, field, entry: null }];
    const entries = isSchema(schema.items) ? schemasIn(schema.items.properties) : [];
    return entries.flatMap(([entry, { 'x-taxonomy': taxonomy }]) =>
      typeof taxonomy === 'string' ? [{ taxonomy, field, entry }] : [],
    );
  });
}

const schemasIn = (properties: unknown): [string, Schema][] =>
  isSchema(properties) ? Object.entries(properties).filter((one): one is [string, Schema] => isSchema(one[1])) : [];
