import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledBrand } from '../request-context.ts';

/** Messages of one namespace: nested objects with strings at the leaves (i18next JSON v4). */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The texts sent with a page: one locale and the namespaces its widgets read. */
export interface CatalogueCut {
  locale: string;
  namespaces: Readonly<Record<string, Messages>>;
}

/** Called once per text missing from a locale. */
export type MissingText = (locale: string, namespace: string, key: string) => void;

/** In `npm run dev`, texts change while it runs. */
const isBeingWritten = () => process.env.NODE_ENV === 'development';

const directory = join(process.cwd(), 'locales');
const rootLocale = 'en';
const files = new Map<string, Messages>();
const cuts = new WeakMap<CompiledBrand, Map<string, CatalogueCut>>();
const reported = new Set<string>();

/** `en-GB` -> `en`, `en-GB`; `de` -> `en`, `de`: later ones take precedence. */
export function localeChain(locale: string): string[] {
  return [...new Set([rootLocale, languageOf(locale), locale])];
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** Names of all namespaces, from the root locale's files. */
export function namespaceNames(): string[] {
  return readdirSync(join(directory, rootLocale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/**
 * All texts of a brand in one locale: texts missing from the locale come from English and are reported once. The
 * brand's overrides (`messages`) take precedence over the catalogues of their language, not over those of another. Equal arguments return the same object.
 */
export function cutCatalogue(
  brand: CompiledBrand,
  locale: string,
  namespaces: readonly string[],
  missing?: MissingText,
): CatalogueCut {
  const sorted = [...new Set(namespaces)].sort();
  const key = `${locale}|${sorted.join(',')}`;
  const known = cuts.get(brand) ?? new Map<string, CatalogueCut>();
  cuts.set(brand, known);
  const kept = known.get(key);
  if (kept && !isBeingWritten()) return kept;
  const cut = {
    locale,
    namespaces: Object.fromEntries(sorted.map((name) => [name, namespaceTexts(brand, locale, name, missing)])),
  };
  known.set(key, cut);
  return cut;
}

/** One namespace of a brand in one locale, merged from the locale chain and, in each language, the brand's own messages. */
export function namespaceTexts(
  brand: CompiledBrand,
  locale: string,
  namespace: string,
  missing?: MissingText,
): Messages {
  const chain = localeChain(locale);
  const own = brand.document.messages as Readonly<Record<string, Record<string, Messages> | undefined>>;
  let merged: Messages = {};
  if (missing) reportMissing(chain, locale, namespace, missing);
  for (const language of new Set(chain.map(languageOf))) {
    const steps = chain.filter((step) => languageOf(step) === language);
    for (const step of steps) merged = merge(merged, catalogueFile(step, namespace));
    for (const step of steps) merged = merge(merged, own[step]?.[namespace] ?? {});
  }
  return fillPlurals(merged, locale);
}

/**
 * The file `locales/<locale>/<namespace>.json`; empty when it is missing, or when it is unreadable, which is logged.
 */
export function catalogueFile(locale: string, namespace: string): Messages {
  const path = join(directory, locale, `${namespace}.json`);
  const kept = files.get(path);
  if (kept && !isBeingWritten()) return kept;
  const messages = readMessages(path);
  files.set(path, messages);
  return messages;
}

function readMessages(path: string): Messages {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return {};
  }
  try {
    return parseMessages(JSON.parse(text), path);
  } catch (error) {
    console.error(
      `CATALOGUE_BROKEN ${error instanceof Error ? error.message : String(error)} (${path}); it counts as empty.`,
    );
    return {};
  }
}

/** Throws for anything other than objects and strings. */
export function parseMessages(value: unknown, path: string): Messages {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${path}: expected an object of texts.`);
  const messages: Record<string, string | Messages> = {};
  for (const [key, entry] of Object.entries(value)) {
    // An empty text is one that is still to be translated.
    if (entry !== '') messages[key] = typeof entry === 'string' ? entry : parseMessages(entry, `${path}/${key}`);
  }
  return messages;
}

/** Dotted paths of all texts, such as `results.total_one`. */
export function textKeys(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [`${prefix}${key}`] : textKeys(entry, `${prefix}${key}.`),
  );
}

/** A group of texts in the place of a text, or the other way round, changes nothing: pages would show names of texts. */
function merge(below: Messages, above: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...below };
  for (const [key, entry] of Object.entries(above)) {
    const under = merged[key];
    if (typeof entry === 'object' && typeof under === 'object') merged[key] = merge(under, entry);
    else if (under === undefined || typeof entry === typeof under) merged[key] = entry;
  }
  return merged;
}

/** Rarer plural forms of a language fall back to `_other`, so that a count of a million never shows a key. */
function fillPlurals(
  messages: Messages,
  locale: string,
  forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories,
): Messages {
  const filled: Record<string, string | Messages> = {};
  for (const [key, entry] of Object.entries(messages)) {
    filled[key] = typeof entry === 'string' ? entry : fillPlurals(entry, locale, forms);
    if (!key.endsWith('_other') || typeof entry !== 'string') continue;
    const stem = key.slice(0, -'other'.length);
    for (const form of forms) if (messages[stem + form] === undefined) filled[stem + form] = entry;
  }
  return filled;
}

function reportMissing(chain: readonly string[], locale: string, namespace: string, missing: MissingText): void {
  if (chain.length === 1 || locale.startsWith(`${rootLocale}-`)) return;
  const present = new Set(chain.slice(1).flatMap((step) => textKeys(catalogueFile(step, namespace))));
  for (const key of textKeys(catalogueFile(rootLocale, namespace))) {
    const id = `${locale}:${namespace}:${key}`;
    if (present.has(key) || reported.has(id)) continue;
    reported.add(id);
    missing(locale, namespace, key);
  }
}

/** All texts of a brand in one locale, or those of one namespace, as `/api/messages/{locale}` answers them (a JSON string). */
export function messagesAnswer(brand: CompiledBrand, locale: string, namespace: string | null = null): string {
  return JSON.stringify(cutCatalogue(brand, locale, namespace === null ? namespaceNames() : [namespace]).namespaces);
}
