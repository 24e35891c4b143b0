/** Answers to the questions of `brand new`, from the text that a person typed. Each throws a UserError for a wrong one. */
import { domainToASCII } from 'node:url';
import { formatHex, parse } from 'culori';
import {
  describeUnknownCountry,
  describeUnknownCurrency,
  isCountry,
  isCurrency,
} from '../../runtime/core/brand/check/codes.ts';
import { listed, nearest, wayOut } from '../../runtime/core/brand/check/words.ts';
import { isObject } from '../../runtime/core/brand/sources/json.ts';
import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

/** The root and all families. */
function families(workspace: Workspace): string[] {
  return [...workspace.sources.values()]
    .filter(({ id, value }) => id === ROOT_ID || value?.abstract === true)
    .map(({ id }) => id);
}

export function parseFamily(workspace: Workspace, family: string): string {
  if (workspace.sources.has(family)) return family;
  const known = families(workspace);
  throw new UserError(`There is no family "${family}".${wayOut(nearest(family, known), known)}`);
}

export function parseName(text: string): string {
  const name = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (name === '') throw new UserError('The site needs a name.');
  return name;
}

/** Converts internationalized names to the ASCII form (Punycode) that browsers send. */
export function parseHosts(text: string): string[] {
  return words(text).map((word) => {
    const host = word
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[:/].*$/, '');
    return domainToASCII(host) || host;
  });
}

export function parseColour(what: 'main' | 'second', text: string): string | undefined {
  if (text === '') return undefined;
  const colour = parse(text);
  if (colour === undefined)
    throw new UserError(
      `The ${what} color "${text}" is no color. Write # and six hexadecimal digits, such as #1f5f8b.`,
    );
  if ((colour.alpha ?? 1) < 1)
    throw new UserError(`The ${what} color "${text}" lets through what is behind it. Write one that does not.`);
  return formatHex(colour);
}

export function parseCountry(text: string): string | undefined {
  const code = text.toUpperCase();
  if (text === '' || isCountry(code)) return code || undefined;
  throw new UserError(describeUnknownCountry(text));
}

export function parseCurrency(text: string): string | undefined {
  const code = text.toUpperCase();
  if (text === '' || isCurrency(code)) return code || undefined;
  throw new UserError(describeUnknownCurrency(text));
}

/** The default language first. */
export function parseLocales(workspace: Workspace, text: string, byDefault: string | undefined): string[] {
  const known = localesOf(workspace);
  const given = words(text);
  const all = [...new Set(byDefault === undefined ? given : [byDefault, ...given])];
  for (const locale of all) {
    if (!known.includes(locale)) throw new UserError(`There is no language "${locale}". Allowed: ${listed(known)}.`);
  }
  return all.length > 0 ? all : ['en'];
}

/** The languages that a brand may have. */
export function localesOf({ workshop }: Workspace): string[] {
  return workshop.schema
    .at(['locales', 'default'])
    .flatMap((node) => (isObject(node) && Array.isArray(node.enum) ? node.enum.map(String) : []));
}

/** The text on one line; undefined for none. */
export function parseLine(text: string): string | undefined {
  return text.replace(/\s+/g, ' ').trim() || undefined;
}

function words(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
