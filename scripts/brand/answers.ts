/** Settings of a new brand: from flags, or asked at the terminal. Every answer is validated immediately. */
import { createInterface } from 'node:readline/promises';
import { domainToASCII } from 'node:url';
import { formatHex, parse } from 'culori';
import {
  describeUnknownCountry,
  describeUnknownCurrency,
  isCountry,
  isCurrency,
} from '../../runtime/core/brand/check/codes.ts';
import { isBrandId } from '../../runtime/core/brand/check/rules/invalid-brand-id.ts';
import { listed, nearest, wayOut } from '../../runtime/core/brand/check/words.ts';
import { isObject } from '../../runtime/core/brand/sources/json.ts';
import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

export interface NewFlags {
  name?: string;
  host?: string;
  family?: string;
  primary?: string;
  colour?: string;
  color?: string;
  secondary?: string;
  locales?: string;
  country?: string;
  currency?: string;
  defaultLocale?: string;
}

export interface Answers {
  id: string;
  name: string;
  hosts: string[];
  family: string;
  /** `#rrggbb`, or undefined to inherit. */
  primary: string | undefined;
  secondary: string | undefined;
  locales: string[];
  /** ISO 3166-1 alpha-2, or undefined to inherit. */
  country: string | undefined;
  /** ISO 4217 code, or undefined to inherit. */
  currency: string | undefined;
}

/** Asks one question and parses the answer; an empty one selects the default. */
export type Ask = <T>(question: string, byDefault: string, read: (text: string) => T) => Promise<T>;

interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

/**
 * Asks at the terminal if there is one, repeating the question after a UserError; otherwise every answer is its
 * default.
 */
export async function withTerminal<T>(
  use: (ask: Ask) => Promise<T>,
  { input, output }: Streams = { input: process.stdin, output: process.stdout },
): Promise<T> {
  if (!input.isTTY || !output.isTTY) return use(async (_, byDefault, read) => read(byDefault));
  const terminal = createInterface({ input, output });
  try {
    return await use(async (question, byDefault, read) => {
      for (;;) {
        const answer = await terminal.question(`${question}${byDefault ? ` [${byDefault}]` : ''}: `);
        try {
          return read(answer.trim() || byDefault);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          output.write(`${error.message}\n`);
        }
      }
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw new UserError('\nNothing was written.');
    throw error;
  } finally {
    terminal.close();
  }
}

/** Throws a UserError for the first invalid answer. */
export async function gather(workspace: Workspace, id: string, flags: NewFlags, ask: Ask): Promise<Answers> {
  requireFreeId(workspace, id);
  const answer = async <T>(flag: string | undefined, question: string, byDefault: string, read: (text: string) => T) =>
    flag === undefined ? ask(question, byDefault, read) : read(flag);
  const name = await answer(flags.name, 'Name of the site', titleOf(id), parseName);
  const family = await answer(flags.family, `Extends (${families(workspace).join(', ')})`, ROOT_ID, (text) =>
    parseFamily(workspace, text),
  );
  const hosts = await answer(flags.host, 'Hosts, separated by commas; none yet is fine', '', parseHosts);
  const primary = await answer(
    flags.primary ?? flags.colour ?? flags.color,
    "Main colour, such as #1f5f8b; empty for the family's",
    '',
    (text) => parseColour('main', text),
  );
  const secondary = await answer(flags.secondary, 'Second colour; none is fine', '', (text) =>
    parseColour('second', text),
  );
  const locales = await answer(
    flags.locales ?? flags.defaultLocale,
    'Languages, separated by commas, the default first',
    'en',
    (text) => parseLocales(workspace, text, flags.defaultLocale),
  );
  const country = await answer(flags.country, "Country, such as US or DE; empty for the family's", '', (text) =>
    parseCountry(text),
  );
  const currency = await answer(flags.currency, "Currency, such as EUR; empty for the family's", '', (text) =>
    parseCurrency(text),
  );
  return { id, name, hosts, family, primary, secondary, locales, country, currency };
}

function requireFreeId(workspace: Workspace, id: string): void {
  if (!isBrandId(id)) {
    throw new UserError(
      `"${id}" cannot be the id of a brand. Use small letters, digits and single hyphens, such as "acme-jobs".`,
    );
  }
  const existing = workspace.sources.get(id);
  if (existing !== undefined)
    throw new UserError(`There is a brand "${id}" already: ${existing.file}. Choose another id, or edit that file.`);
}

function titleOf(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());
}

/** The root and all families. */
function families(workspace: Workspace): string[] {
  return [...workspace.sources.values()]
    .filter(({ id, value }) => id === ROOT_ID || value?.abstract === true)
    .map(({ id }) => id);
}

function parseFamily(workspace: Workspace, family: string): string {
  if (workspace.sources.has(family)) return family;
  const known = families(workspace);
  throw new UserError(`There is no family "${family}".${wayOut(nearest(family, known), known)}`);
}

function parseName(text: string): string {
  const name = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (name === '') throw new UserError('The site needs a name.');
  return name;
}

/** Converts internationalized names to the ASCII form (Punycode) that browsers send. */
function parseHosts(text: string): string[] {
  return words(text).map((word) => {
    const host = word
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[:/].*$/, '');
    return domainToASCII(host) || host;
  });
}

function parseColour(what: 'main' | 'second', text: string): string | undefined {
  if (text === '') return undefined;
  const colour = parse(text);
  if (colour === undefined)
    throw new UserError(
      `The ${what} colour "${text}" is no colour. Write # and six hexadecimal digits, such as #1f5f8b.`,
    );
  if ((colour.alpha ?? 1) < 1)
    throw new UserError(`The ${what} colour "${text}" lets through what is behind it. Write one that does not.`);
  return formatHex(colour);
}

function parseCountry(text: string): string | undefined {
  const code = text.toUpperCase();
  if (text === '' || isCountry(code)) return code || undefined;
  throw new UserError(describeUnknownCountry(text));
}

function parseCurrency(text: string): string | undefined {
  const code = text.toUpperCase();
  if (text === '' || isCurrency(code)) return code || undefined;
  throw new UserError(describeUnknownCurrency(text));
}

function parseLocales(workspace: Workspace, text: string, byDefault: string | undefined): string[] {
  const known = workspace.workshop.schema
    .at(['locales', 'default'])
    .flatMap((node) => (isObject(node) && Array.isArray(node.enum) ? node.enum.map(String) : []));
  const given = words(text);
  const all = [...new Set(byDefault === undefined ? given : [byDefault, ...given])];
  for (const locale of all) {
    if (!known.includes(locale)) throw new UserError(`There is no language "${locale}". Allowed: ${listed(known)}.`);
  }
  return all.length > 0 ? all : ['en'];
}

function words(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
