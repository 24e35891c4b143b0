/** All forms, groups and fields, read from the folders beside this file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSchema, type Schema } from '../resolved-schema.ts';

export interface FormGroup {
  form: string;
  group: string;
  /** Schema of the answers, with references resolved. */
  schema: Schema;
  ui: unknown;
  examples: unknown;
  /** Schemas by field name; for a group that is a single list, including the fields of its entries. */
  fields: ReadonlyMap<string, Schema>;
}

/** Form -> group -> definition, in directory order. */
export type FormCatalogue = ReadonlyMap<string, ReadonlyMap<string, FormGroup>>;

const formsDir = import.meta.dirname;

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(formsDir, ...path), 'utf8'));

const foldersOf = (...path: string[]): string[] =>
  readdirSync(join(formsDir, ...path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/**
 * Replaces each `$ref` to the shared definitions with its target, named in `x-part`; keywords beside the `$ref` take
 * precedence.
 */
const inline = (value: unknown, definitions: Schema): unknown => {
  if (Array.isArray(value)) return value.map((entry) => inline(entry, definitions));
  if (!isSchema(value)) return value;
  const { $ref, ...rest } = value;
  const own = Object.fromEntries(Object.entries(rest).map(([key, entry]) => [key, inline(entry, definitions)]));
  if (typeof $ref !== 'string') return own;
  const part = $ref.slice($ref.lastIndexOf('/') + 1);
  const target = definitions[part];
  if (target === undefined) throw new Error(`schemas/forms: there is nothing at "${$ref}".`);
  return { ...(inline(target, definitions) as Schema), ...own, 'x-part': part };
};

const fieldsOf = (schema: Schema): ReadonlyMap<string, Schema> => {
  const fields = new Map(propertiesOf(schema));
  const [only] = fields.size === 1 ? fields.values() : [];
  if (only && isSchema(only.items)) for (const [name, field] of propertiesOf(only.items)) fields.set(name, field);
  return fields;
};

const propertiesOf = ({ properties }: Schema): [string, Schema][] =>
  isSchema(properties)
    ? Object.entries(properties).filter((entry): entry is [string, Schema] => isSchema(entry[1]))
    : [];

const readGroup = (form: string, group: string, definitions: Schema): FormGroup => {
  const schema = inline(readJson(form, group, 'schema.json'), definitions);
  if (!isSchema(schema)) throw new Error(`schemas/forms/${form}/${group}/schema.json: expected an object.`);
  return {
    form,
    group,
    schema,
    ui: readJson(form, group, 'ui.json'),
    examples: readJson(form, group, 'examples.json'),
    fields: fieldsOf(schema),
  };
};

const readDefinitions = (): Schema => {
  const shared = readJson('definitions.schema.json');
  return isSchema(shared) && isSchema(shared.definitions) ? shared.definitions : {};
};

/** Schemas shared by several groups, by their `x-part` name. */
export const readFormParts = (): ReadonlyMap<string, Schema> => {
  const definitions = readDefinitions();
  const parts = Object.entries(definitions).map(([name, part]): [string, unknown] => [name, inline(part, definitions)]);
  return new Map(parts.filter((entry): entry is [string, Schema] => isSchema(entry[1])));
};

/** Reads all form groups from disk. Throws if a folder is not a form group. */
export const readFormCatalogue = (): FormCatalogue => {
  const definitions = readDefinitions();
  return new Map(
    foldersOf().map((form) => [
      form,
      new Map(foldersOf(form).map((group) => [group, readGroup(form, group, definitions)])),
    ]),
  );
};
