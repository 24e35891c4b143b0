/**
 * Everything a brand may refer to: widgets, form groups and fields, facets, texts. Read from the tree, never from a
 * list.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFormCatalogue } from '../../../../schemas/forms/catalogue.ts';
import {
  entriesAt,
  isObject,
  itemsAt,
  type Json,
  type JsonObject,
  stringAt,
  stringsAt,
  valueAt,
} from '../sources/json.ts';
import type { BrandSchema } from './schema.ts';
import { describeShape, type ShapeProblem } from './shape.ts';

export interface WidgetManifest {
  name: string;
  /** Regions it is allowed in; empty means any. */
  regions: readonly string[];
  /** Page keys it is allowed on; empty means any. */
  pages: readonly string[];
  /** Maximum number of times on one page. */
  max: number;
  /** Pages that cannot do without it. */
  essential: readonly string[];
  /** Feature without which it shows nothing; null if there is none. */
  feature: string | null;
  /** Default props. */
  defaults: JsonObject;
  /** Problems of the props against the widget's schema, with defaults applied; paths are relative to the props. */
  checkProps(props: JsonObject): ShapeProblem[];
}

/** Fields by group by form. */
export type FormNames = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
/** Fields that a form requires, by group by form. */
export type NeededFields = FormNames;
/** Texts by dotted key, plural suffix included, by namespace. */
export type Wordings = ReadonlyMap<string, ReadonlyMap<string, string>>;
/** Dotted keys by namespace by locale. */
export type TextNames = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** A value of a built-in facet. */
export interface FacetTerm {
  taxonomy: string;
  code: string;
}

/** Words of the built-in facet values in addresses, by language. Several taxonomies may have the same word. */
export type FacetWords = ReadonlyMap<string, ReadonlyMap<string, readonly FacetTerm[]>>;

export interface Catalogue {
  widgets: ReadonlyMap<string, WidgetManifest>;
  forms: FormNames;
  needed: NeededFields;
  texts: TextNames;
  facetWords: FacetWords;
  /** The texts in English, where every key and every placeholder is. */
  wordings: Wordings;
}

/**
 * Reads `widgets/`, `locales/` and the taxonomies below a root, and the built-in forms. Throws for a file that is not a JSON object,
 * naming the file.
 */
export function loadCatalogue(root: string, schema: BrandSchema): Catalogue {
  return {
    widgets: loadWidgets(join(root, 'widgets'), schema),
    forms: formNames(),
    needed: neededFields(),
    texts: loadTexts(join(root, 'locales')),
    facetWords: loadFacetWords(join(root, 'backend/data/taxonomies')),
    wordings: loadWordings(join(root, 'locales', 'en')),
  };
}

function foldersOf(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function readObject(path: string): JsonObject {
  const value = parsed(path);
  if (!isObject(value)) throw new Error(`${path} does not hold a JSON object.`);
  return value;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function loadWidgets(directory: string, schema: BrandSchema): Map<string, WidgetManifest> {
  const names = foldersOf(directory).filter((name) => existsSync(join(directory, name, 'widget.json')));
  return new Map(
    names.map((name) => [name, parseManifest(name, readObject(join(directory, name, 'widget.json')), schema)]),
  );
}

/** A widget.json as the checker sees it. */
export function parseManifest(name: string, json: JsonObject, schema: BrandSchema): WidgetManifest {
  const props = isObject(json.props) ? json.props : { type: 'object' };
  const validate = schema.compile(props, name);
  const defaults = defaultsOf(props);
  return {
    name,
    regions: stringsAt(json, ['regions']).map(({ text }) => text),
    pages: stringsAt(json, ['pages']).map(({ text }) => text),
    max: typeof json.max === 'number' ? json.max : Number.POSITIVE_INFINITY,
    essential: stringsAt(json, ['essential']).map(({ text }) => text),
    feature: stringAt(json, ['feature']) ?? null,
    defaults,
    checkProps: (given) => {
      const full = { ...defaults, ...given };
      return validate(full) ? [] : describeShape(full, validate.errors ?? []);
    },
  };
}

function defaultsOf(schema: JsonObject): JsonObject {
  const defaults: JsonObject = {};
  for (const [key, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const value = valueAt(property, ['default']);
    if (value !== undefined) defaults[key] = value;
  }
  return defaults;
}

/** Names of all form groups and fields. */
function formNames(): FormNames {
  const names = (groups: ReadonlyMap<string, { fields: ReadonlyMap<string, unknown> }>) =>
    new Map([...groups].map(([group, { fields }]) => [group, new Set(fields.keys())]));
  return new Map([...readFormCatalogue()].map(([form, groups]) => [form, names(groups)]));
}

/** Names of the fields that each group requires. */
function neededFields(): NeededFields {
  const names = (groups: ReadonlyMap<string, { schema: { required?: unknown } }>) =>
    new Map([...groups].map(([group, { schema }]) => [group, new Set(namesOf(schema.required))]));
  return new Map([...readFormCatalogue()].map(([form, groups]) => [form, names(groups)]));
}

function namesOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

function loadWordings(directory: string): Wordings {
  if (!existsSync(directory)) return new Map();
  const files = readdirSync(directory).filter((name) => name.endsWith('.json'));
  return new Map(files.map((name) => [name.slice(0, -5), new Map(wordingsIn(readObject(join(directory, name))))]));
}

function wordingsIn(value: Json, prefix = ''): [string, string][] {
  if (!isObject(value)) return typeof value === 'string' ? [[prefix, value]] : [];
  return Object.entries(value).flatMap(([key, inner]) => wordingsIn(inner, prefix === '' ? key : `${prefix}.${key}`));
}

function loadTexts(directory: string): TextNames {
  const texts = new Map<string, Map<string, Set<string>>>();
  for (const locale of foldersOf(directory)) {
    const files = readdirSync(join(directory, locale)).filter((name) => name.endsWith('.json'));
    texts.set(
      locale,
      new Map(files.map((name) => [name.slice(0, -5), new Set(keysOf(readObject(join(directory, locale, name))))])),
    );
  }
  return texts;
}

function loadFacetWords(directory: string): Map<string, Map<string, FacetTerm[]>> {
  const words = new Map<string, Map<string, FacetTerm[]>>();
  const files = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.json')) : [];
  for (const json of files.map((name) => readObject(join(directory, name)))) {
    const taxonomy = stringAt(json, ['taxonomy']) ?? '';
    for (const term of itemsAt(json, ['terms'])) {
      const one = { taxonomy, code: stringAt(term, ['code']) ?? '' };
      for (const [language, alias] of entriesAt(term, ['aliases'])) {
        if (typeof alias !== 'string') continue;
        const known = words.get(language) ?? new Map<string, FacetTerm[]>();
        words.set(language, known.set(alias, [...(known.get(alias) ?? []), one]));
      }
    }
  }
  return words;
}

/** Dotted keys of a catalogue without plural suffixes: `results_one` and `results_other` both become `results`. */
export function keysOf(value: Json, prefix = ''): string[] {
  if (!isObject(value)) return [prefix.replace(/_(zero|one|two|few|many|other)$/, '')];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix === '' ? key : `${prefix}.${key}`));
}
