/** `brand new --from`: a copy of a brand, asked for everything that says whose site it is. */

import { nearest, wayOut } from '../../runtime/core/brand/check/words.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  stringAt,
  toPointer,
  valueAt,
} from '../../runtime/core/brand/sources/json.ts';
import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { mergePatch } from '../../runtime/core/brand/sources/merge.ts';
import { type Ask, type NewFlags, requireFreeId, titleOf } from './answers.ts';
import type { NewBrand } from './create.ts';
import { currencyOf, timeZoneOf } from './customs.ts';
import { MADE_PICTURES, picturesIn, refuseFaults } from './first-document.ts';
import { parseColour, parseCountry, parseCurrency, parseHosts, parseName } from './parse-answers.ts';
import { placesOf, replaced, valuesOf } from './renaming.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

export interface Copy extends NewBrand {
  /** What was left out, and texts that still name the other brand, as sentences. */
  notes: string[];
}

/** Flags that describe a new document; a copy has what they set already. */
const NOT_FOR_COPIES = ['family', 'locales', 'defaultLocale', 'headline', 'description'] as const;
/** What has to be looked at in a copy for another country. */
const OF_A_COUNTRY = [
  ['prices', 'tax'],
  ['prices', 'products'],
  ['search', 'geoInfo'],
  ['search', 'autocomplete'],
  ['search', 'radius'],
];
/** The folder of the pictures, those that are made anew, and those that are copied. */
const PICTURES = new Set(
  ['assets', 'loginImage', 'registerImage', ...Object.keys(MADE_PICTURES)].map((name) => `/site/${name}`),
);

interface Question {
  path: string[];
  /** For one language of a text. */
  language?: string;
  /** `own` belongs to one publisher and is not copied; `look` stays if nothing else is answered. */
  kind: 'own' | 'look';
  /** What the other brand has there. */
  old: Json;
}

/** Asks for each value of the brand that the schema marks `x-identity`. Throws a UserError for the first invalid answer. */
export async function gatherCopy(workspace: Workspace, id: string, flags: NewFlags, ask: Ask): Promise<Copy> {
  requireFreeId(workspace, id);
  const from = originalOf(workspace, flags);
  const original = from.value;
  const inherited = inheritedBy(workspace, from.id);
  const questions = questionsOf(workspace, original, inherited);
  const given = answersIn(workspace, flags);
  let document: JsonObject = structuredClone(original);
  // What stays if nothing else is answered stays until then: products without their currency would be an error.
  for (const { path, kind } of questions) if (kind === 'own') document = withValue(document, path, undefined);
  for (const name of Object.keys(MADE_PICTURES)) document = withValue(document, ['site', name], undefined);
  for (const [name, value] of Object.entries({ status: 'draft', ...picturesIn(id) }))
    document = withValue(document, ['site', name], value);
  const left: string[] = [];
  for (const question of questions) {
    const { path, kind, old } = question;
    const pointer = toPointer(path);
    const take = (text: string) => {
      const value = read(pointer, text, old);
      // What the family says need not be said again.
      const isSaid = value === valueAt(inherited, path) && valueAt(original, path) === undefined;
      const next = withValue(document, path, isSaid ? undefined : value);
      refuseFaults(workspace, id, next);
      return next;
    };
    const byDefault =
      kind === 'look'
        ? usual(question, inherited, mergePatch(inherited, document))
        : pointer === '/site/name'
          ? titleOf(id)
          : '';
    const flag = given.get(pointer);
    document =
      flag === undefined ? await ask(wordsOf(workspace, question, from.id, byDefault), byDefault, take) : take(flag);
    if (kind === 'own' && !isNothing(old) && isNothing(valueAt(document, path) ?? null)) left.push(pointer);
  }
  for (const [pointer, text] of given) {
    if (questions.some(({ path }) => toPointer(path) === pointer)) continue;
    document = withValue(document, pointer.slice(1).split('/'), read(pointer, text, undefined));
    refuseFaults(workspace, id, document);
  }
  const changes = questions.flatMap(({ path, kind, old }) =>
    kind === 'own' ? valuesOf(old, valueAt(document, path)) : [],
  );
  const renamed = inOrderOf(original, replaced(document, changes));
  refuseFaults(workspace, id, renamed);
  const still = placesOf(renamed, changes);
  const before = stringAt(inherited, COUNTRY);
  const country = stringAt(renamed, COUNTRY) ?? before;
  const toLookAt = country === before ? [] : OF_A_COUNTRY.filter((path) => valueAt(renamed, path) !== undefined);
  return {
    id,
    document: renamed,
    parts: from.parts ?? [],
    copied: { folder: stringAt(original, ['site', 'assets']) ?? from.id, without: picturesOf(original) },
    notes: [
      ...(left.length > 0 ? [`Not copied, because it belongs to "${from.id}" alone: ${left.join(', ')}.`] : []),
      ...(toLookAt.length > 0
        ? [`The country is ${country}, no longer ${before}: look at ${toLookAt.map(toPointer).join(', ')}.`]
        : []),
      ...still.map(({ pointer, text }) => `${pointer} still says ${JSON.stringify(text)}. Change it in the file.`),
    ],
  };
}

function originalOf(workspace: Workspace, flags: NewFlags) {
  const { id, value, parts } = workspace.source(flags.from ?? '');
  const excess = NOT_FOR_COPIES.find((name) => flags[name] !== undefined);
  if (excess !== undefined) {
    const flag = excess.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new UserError(`"--${flag}" does not go with "--from": the copy has what "${id}" has. Change it in the file.`);
  }
  if (id === ROOT_ID || value?.abstract === true)
    throw new UserError(
      `"${id}" is no brand to copy, but one to extend. Use "--family ${id}" instead of "--from ${id}".`,
    );
  if (value === undefined) throw new UserError(`"${id}" cannot be read. Run: npm run brand -- check ${id}`);
  return { id, value, parts };
}

/** What the other brand has, from its own file or those above it. */
function inheritedBy(workspace: Workspace, id: string): JsonObject {
  return workspace.examine(id).resolved?.document ?? {};
}

/** Every brand has these of its own. */
const ALWAYS = ['/site/name', '/site/hosts'];
/** Asked for even if a family says it: the copy may be for another country. */
const OF_A_PLACE = ['/site/country', '/site/timeZone', '/prices/currency'];

/** In the order of the settings: what every brand has of its own, where it is, and what the brand's own file sets. */
function questionsOf({ workshop }: Workspace, original: JsonObject, inherited: JsonObject): Question[] {
  return workshop.schema.identity
    .filter(({ path }) => !PICTURES.has(toPointer(path)))
    .map(({ path, kind }) => {
      const isOfPlace = OF_A_PLACE.includes(toPointer(path));
      return { path, kind, old: valueAt(original, path) ?? (isOfPlace ? valueAt(inherited, path) : null) ?? null };
    })
    .filter(({ path, old }) => ALWAYS.includes(toPointer(path)) || !isNothing(old))
    .flatMap(byLanguage);
}

/** A text per language is one question per language. */
function byLanguage(question: Question): Question[] {
  const { path, kind, old } = question;
  if (!isObject(old)) return [question];
  return Object.entries(old).map(([language, text]) => ({ path: [...path, language], language, kind, old: text }));
}

const COUNTRY = ['site', 'country'];

/** Settings that follow from the country. */
const OF_ITS_COUNTRY: Readonly<Record<string, (country: string) => string | undefined>> = {
  '/site/timeZone': timeZoneOf,
  '/prices/currency': currencyOf,
};

/** What the other brand has; in another country the time zone and the currency of that. */
function usual({ path, old }: Question, before: JsonObject, document: JsonObject): string {
  const country = stringAt(document, COUNTRY);
  const isAway = country !== undefined && country !== stringAt(before, COUNTRY);
  return (isAway && OF_ITS_COUNTRY[toPointer(path)]?.(country)) || shown(old);
}

const isNothing = (value: Json) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Answers from flags, by pointer. */
function answersIn({ workshop }: Workspace, flags: NewFlags): Map<string, string> {
  const primary = flags.primary ?? flags.colour ?? flags.color;
  const short = {
    '/site/name': flags.name,
    '/site/hosts': flags.host,
    '/theme/primary': primary,
    '/theme/secondary': flags.secondary,
    '/site/country': flags.country,
    '/site/timeZone': flags.timeZone,
    '/prices/currency': flags.currency,
    '/site/legal/publisher': flags.publisher,
    '/site/legal/address': flags.address,
    '/site/contactEmail': flags.email,
    '/site/senderEmail': flags.email,
  };
  const answers = new Map(Object.entries(short).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));
  const known = workshop.schema.identity.map(({ path }) => toPointer(path)).filter((pointer) => !PICTURES.has(pointer));
  for (const assignment of flags.set ?? []) {
    const [, pointer = assignment, text = ''] = /^([^=]*)=(.*)$/s.exec(assignment) ?? [];
    if (!known.some((one) => pointer === one || pointer.startsWith(`${one}/`)))
      throw new UserError(`"--set" cannot set "${pointer}".${wayOut(nearest(pointer, known), known)}`);
    answers.set(pointer, text);
  }
  return answers;
}

/** An answer as the value of the setting: a list where the other brand has one, nothing for an empty answer. */
function read(pointer: string, text: string, old: Json | undefined): Json | undefined {
  if (pointer === '/site/name') return parseName(text);
  if (pointer === '/site/hosts') return parseHosts(text);
  if (text === '') return undefined;
  if (pointer === '/site/country') return parseCountry(text);
  if (pointer === '/prices/currency') return parseCurrency(text);
  if (pointer.startsWith('/theme/')) return parseColour(pointer === '/theme/primary' ? 'main' : 'second', text);
  if (Array.isArray(old) || pointer === '/analytics/ga4MeasurementIds') return text.split(/[\s,]+/).filter(Boolean);
  return text;
}

/** The first words of the setting's description, and what an empty answer means. */
function wordsOf({ workshop }: Workspace, question: Question, from: string, byDefault: string): string {
  const { path, language, kind, old } = question;
  const setting = language === undefined ? path : path.slice(0, -1);
  const text = workshop.schema.at(setting).find((node) => typeof node.description === 'string')?.description;
  const [what = ''] = String(text).split(/[.;:,](?:\s|$)/);
  const asked = language === undefined ? what : `${what} (${language})`;
  if (kind === 'look' || byDefault !== '' || isNothing(old)) return asked;
  return `${asked}; "${from}" has ${shown(old)}, Enter leaves it out`;
}

/** On one line. */
const shown = (value: Json) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '').replace(/\s*\n\s*/g, ', ');

/** Pictures by which the other brand is known, inside its folder. */
function picturesOf(original: JsonObject): Set<string> {
  return new Set(Object.keys(MADE_PICTURES).flatMap((name) => stringAt(original, ['site', name]) ?? []));
}

/** A copy with another value at the path, or without it; objects that become empty go with it. */
function withValue(document: JsonObject, [key = '', ...rest]: readonly string[], value: Json | undefined): JsonObject {
  const { [key]: old, ...others } = document;
  const inner = rest.length === 0 ? value : withValue(isObject(old) ? old : {}, rest, value);
  const isGone = inner === undefined || (rest.length > 0 && isObject(inner) && Object.keys(inner).length === 0);
  if (isGone) return others;
  return { ...others, [key]: inner };
}

/** Keys in the order that the other document has them; further ones last. */
function inOrderOf(original: Json | undefined, document: JsonObject): JsonObject {
  const order = isObject(original) ? Object.keys(original) : [];
  const keys = [...order.filter((key) => Object.hasOwn(document, key)), ...Object.keys(document)];
  return Object.fromEntries(
    [...new Set(keys)].map((key) => {
      const value = document[key] ?? null;
      return [key, isObject(value) ? inOrderOf(valueAt(original, [key]), value) : value];
    }),
  );
}
