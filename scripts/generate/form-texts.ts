/** Writes locales/en/form-fields.json from the form schemas; with --check exits 1 if it is out of date. */
import { readFile, writeFile } from 'node:fs/promises';
import { type FormGroup, readFormCatalogue, readFormParts } from '../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';

interface Texts {
  [key: string]: string | Texts;
}

const file = new URL('../../locales/en/form-fields.json', import.meta.url);
const parts = readFormParts();
const forms = [...readFormCatalogue()];

/** Catalogue keys are path segments, separated by dots and colons. */
const key = (name: string): string => {
  if (/[.:]/.test(name)) throw new Error(`schemas/forms: "${name}" can be no key of a catalogue.`);
  return name;
};

/** Texts by name, without empty entries. */
const map = <T>(entries: Iterable<readonly [string, T]>, write: (entry: T, name: string) => Texts): Texts =>
  Object.fromEntries(
    [...entries]
      .map(([name, entry]): [string, Texts] => [key(name), write(entry, name)])
      .filter(([, texts]) => Object.keys(texts).length > 0),
  );

const partOf = (schema: Schema): Schema | undefined => parts.get(String(schema['x-part']));

/** A schema's own text, unless it equals that of the shared part it comes from. */
const ownText = (schema: Schema, name: 'title' | 'description'): Texts => {
  const text = schema[name];
  return typeof text === 'string' && text !== partOf(schema)?.[name] ? { [name]: text } : {};
};

const valueTexts = ({ enum: values, enumDescriptions: meanings }: Schema): Texts => {
  if (!Array.isArray(values) || !Array.isArray(meanings)) return {};
  const labels = values.map((value, at) => [key(String(value)), String(meanings[at]).replace(/\.$/, '')]);
  return { values: Object.fromEntries(labels) };
};

const askedFields = ({ properties }: Schema): [string, Schema][] =>
  Object.entries(isSchema(properties) ? properties : {}).filter(
    (entry): entry is [string, Schema] => isSchema(entry[1]) && entry[1].readOnly !== true,
  );

/**
 * Texts of the values and fields of a schema or, for a list, of its entries. Those of a shared part are under the part.
 */
const innerTexts = (schema: Schema): Texts => {
  if (partOf(schema)) return {};
  if (isSchema(schema.items)) return innerTexts(schema.items);
  const fields = askedFields(schema);
  return { ...valueTexts(schema), ...(fields.length > 0 && { fields: map(fields, fieldTexts) }) };
};

const fieldTexts = (schema: Schema): Texts => ({
  ...ownText(schema, 'title'),
  ...ownText(schema, 'description'),
  ...innerTexts(schema),
});

/** A schema and all nested schemas that visitors fill in; list entries without their own title, which nobody sees. */
const allSchemas = (schema: Schema): Schema[] => [
  schema,
  ...askedFields(schema).flatMap(([, field]) => allSchemas(field)),
  ...(isSchema(schema.items) ? allSchemas({ ...schema.items, description: undefined }) : []),
];

const roots = [...forms.flatMap(([, groups]) => [...groups.values()].map(({ schema }) => schema)), ...parts.values()];
const used = roots.flatMap(allSchemas);

/** Texts of a shared part: its title and description only if some user of it has none of its own. */
const partTexts = (part: Schema, name: string): Texts => {
  const users = used.filter((schema) => schema['x-part'] === name);
  const { title, description, ...rest } = fieldTexts(part);
  return {
    ...(title !== undefined && users.some((user) => user.title === title) && { title }),
    ...(description !== undefined && users.some((user) => user.description === description) && { description }),
    ...rest,
  };
};

const text = `${JSON.stringify(
  {
    ...map(forms, (groups) => map(groups, ({ schema }: FormGroup) => fieldTexts(schema))),
    parts: map(parts, partTexts),
  },
  null,
  2,
)}\n`;

if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  if (process.argv.includes('--check')) {
    console.error('locales/en/form-fields.json is out of date. Run npm run generate.');
    process.exitCode = 1;
  } else {
    await writeFile(file, text);
  }
}
