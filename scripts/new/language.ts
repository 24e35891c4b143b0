import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';

/** Texts of a namespace: nested objects with strings at the leaves. */
interface Texts {
  [key: string]: string | Texts;
}

export interface Language {
  /** Paths of the files that were written. */
  written: string[];
  /** How many texts are empty, and how many there are. */
  missing: number;
  total: number;
}

/**
 * Starts a language, or adds the texts that it lacks by now: empty ones, which pages show in English. A regional variant
 * such as en-GB gets no texts, since it only has those that differ. Throws for a code that is no language.
 */
export function writeLanguage(root: string, code: string): Language {
  const name = nameOf(code);
  const folder = join(root, 'locales', code);
  const written = [...offer(join(root, 'schemas/brand/definitions.json'), code, name)];
  if (!existsSync(folder)) mkdirSync(folder);
  const counted = { missing: 0, total: 0 };
  if (code.includes('-')) return { written, ...counted };
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  for (const file of readdirSync(join(root, 'locales/en')).sort()) {
    const path = join(folder, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const texts = skeletonOf(
      readTexts(join(root, 'locales/en', file)),
      before ? readTexts(path) : {},
      pluralCategories,
    );
    count(texts, counted);
    const after = `${JSON.stringify(texts, null, 2)}\n`;
    if (after === before) continue;
    writeFileSync(path, after);
    written.push(path);
  }
  return { written, ...counted };
}

function nameOf(code: string): string {
  const isCode = /^[a-z]{2}(-[A-Z]{2})?$/.test(code);
  const name = isCode ? new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) : undefined;
  if (name === undefined) throw new Error(`"${code}" is no language. Write a code such as nl, or de-CH for a variant.`);
  return name;
}

/** Lets brand documents name the language. */
function offer(path: string, code: string, name: string): string[] {
  const text = readFileSync(path, 'utf8');
  const locale: { enum: string[] } = parse(text).locale;
  if (locale.enum.includes(code)) return [];
  const add = (before: string, key: string, value: string) =>
    applyEdits(before, modify(before, ['locale', key, locale.enum.length], value, { isArrayInsertion: true }));
  writeFileSync(path, add(add(text, 'enum', code), 'enumDescriptions', `${name}.`));
  return [path];
}

const readTexts = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8'));

/** The English keys in their order, each with the text of the language or an empty one, and its own plural forms. */
function skeletonOf(english: Texts, own: Texts, forms: readonly string[]): Texts {
  const texts: Texts = {};
  for (const [key, entry] of Object.entries(english)) {
    const mine = own[key];
    if (typeof entry === 'object') {
      texts[key] = skeletonOf(entry, typeof mine === 'object' ? mine : {}, forms);
      continue;
    }
    const [, stem] = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key) ?? [];
    const keys = stem !== undefined && `${stem}_other` in english ? forms.map((form) => `${stem}_${form}`) : [key];
    for (const one of keys) texts[one] = typeof own[one] === 'string' ? own[one] : '';
  }
  return texts;
}

function count(texts: Texts, counted: { missing: number; total: number }): void {
  for (const entry of Object.values(texts)) {
    if (typeof entry === 'object') count(entry, counted);
    else {
      counted.total += 1;
      if (entry === '') counted.missing += 1;
    }
  }
}
