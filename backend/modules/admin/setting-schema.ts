/** The schema of brand documents, from which the forms of settings are made, and what its checks find, in words. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSchema, type Schema, withoutHints } from '../../../schemas/resolved-schema.ts';

const SCHEMAS = join(import.meta.dirname, '../../../schemas');

const known = new Map<string, Schema>();
const explained = new Map<string, Readonly<Record<string, unknown>>>();

/**
 * Without what only editors need. Names and descriptions are in English; those of the language are in `x-words`, by the
 * English ones. Read on first use.
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
  const schema = withoutHints(readJson('brand.schema.json'));
  if (!isSchema(schema)) throw new Error('The schema of brand documents is no object.');
  const words = `words/${language}.json`;
  return existsSync(join(SCHEMAS, words)) ? { ...schema, 'x-words': readJson(words) } : schema;
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'));
