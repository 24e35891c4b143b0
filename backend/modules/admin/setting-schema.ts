/** The schema of brand documents, from which the forms of settings are made, and what its checks find, in words. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { isSchema, type Schema, withoutHints } from '../../../schemas/resolved-schema.ts';

const SCHEMAS = join(import.meta.dirname, '../../../schemas');

const known = new Map<string, Schema>();
const explained = new Map<string, Readonly<Record<string, unknown>>>();

/**
 * Without what only editors need. Names and descriptions are in English; those of the language are in `x-words`, by the
 * English ones. `x-widgets` has the schema of each widget's props, whose title is the name of the widget; `x-parts` the
 * shared definition of each form field that has one: its title is there. Read on first use.
 */
export function settingSchema(locale: string): Schema {
  const language = languageOf(locale);
  const schema = known.get(language) ?? read(language);
  known.set(language, schema);
  return schema;
}

/** What findings of this code mean and what to do, in a language other than English, in which they say it themselves. */
export function explainFinding(code: string, locale: string): string | null {
  const language = languageOf(locale);
  const words = `words/findings/${language}.json`;
  const texts = explained.get(language) ?? (existsSync(join(SCHEMAS, words)) ? asTexts(readJson(words)) : {});
  explained.set(language, texts);
  const text = Object.hasOwn(texts, code) ? texts[code] : null;
  return typeof text === 'string' ? text : null;
}

const languageOf = (locale: string): string => /^[a-z]{2}\b/.exec(locale)?.[0] ?? 'en';

const asTexts = (value: unknown): Readonly<Record<string, unknown>> => (isSchema(value) ? value : {});

function read(language: string): Schema {
  const full = readJson('brand.schema.json');
  const bare = withoutHints(full);
  if (!isSchema(bare)) throw new Error('The schema of brand documents is no object.');
  const schema = { ...bare, 'x-widgets': widgetsOf(full), 'x-parts': partsOfForms() };
  const words = `words/${language}.json`;
  return existsSync(join(SCHEMAS, words)) ? { ...schema, 'x-words': readJson(words) } : schema;
}

/** From the hints for editors, which say what the props of which widget are. */
function widgetsOf(schema: unknown): Schema {
  const hints = inside(schema, 'definitions', 'placement', 'allOf');
  const all = (Array.isArray(hints) ? hints : []).flatMap((hint) => inside(hint, 'allOf') ?? []);
  return Object.fromEntries(
    all.flatMap((hint) => {
      const props = withoutHints(inside(hint, 'then', 'properties', 'props'));
      const [, title, name] = isSchema(props) ? (/^(.+) \(([a-z0-9-]+)\)$/.exec(String(props.title)) ?? []) : [];
      return isSchema(props) && name !== undefined ? [[name, { ...props, title }]] : [];
    }),
  );
}

/** `job/job_info/videoUrl` -> `video`. */
function partsOfForms(): Record<string, string> {
  const fields = [...readFormCatalogue().values()].flatMap((groups) =>
    [...groups.values()].flatMap(({ form, group, fields }) =>
      [...fields].map(([name, { 'x-part': part }]) => [`${form}/${group}/${name}`, part] as const),
    ),
  );
  return Object.fromEntries(fields.flatMap(([name, part]) => (typeof part === 'string' ? [[name, part]] : [])));
}

const inside = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inner: unknown, key) => (isSchema(inner) ? inner[key] : undefined), value);

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));
