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
import { type Answers, documentOf, refuseFaults } from './first-document.ts';
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
  /** Brand to copy. */
  from?: string;
  /** `<pointer>=<text>`, for the questions of a copy. */
  set?: string[];
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

/**
 * Throws a UserError for the first invalid answer. Each is checked as part of the document, by the rules of
 * `brand check`, before the next question is asked.
 */
export async function gather(workspace: Workspace, id: string, flags: NewFlags, ask: Ask): Promise<Answers> {
  requireFreeId(workspace, id);
  const answers: Partial<Answers> & Pick<Answers, 'id'> = { id };
  const answer = async <K extends Exclude<keyof Answers, 'id'>>(
    key: K,
    flag: string | undefined,
    { question, byDefault = '', read }: { question: string; byDefault?: string; read(text: string): Answers[K] },
  ): Promise<Answers[K]> => {
    const take = (text: string) => {
      const value = read(text);
      refuseFaults(workspace, id, documentOf({ ...answers, [key]: value }));
      return value;
    };
    const value = flag === undefined ? await ask(question, byDefault, take) : take(flag);
    answers[key] = value;
    return value;
  };
  const family = await answer('family', flags.family, {
    question: `Extends (${families(workspace).join(', ')})`,
    byDefault: ROOT_ID,
    read: (text) => parseFamily(workspace, text),
  });
  const name = await answer('name', flags.name, {
    question: 'Name of the site',
    byDefault: titleOf(id),
    read: parseName,
  });
  const hosts = await answer('hosts', flags.host, {
    question: 'Hosts, separated by commas; none yet is fine',
    read: parseHosts,
  });
  const primary = await answer('primary', flags.primary ?? flags.colour ?? flags.color, {
    question: "Main color, such as #1f5f8b; empty for the family's",
    read: (text) => parseColour('main', text),
  });
  const secondary = await answer('secondary', flags.secondary, {
    question: 'Second color; none is fine',
    read: (text) => parseColour('second', text),
  });
  const locales = await answer('locales', flags.locales ?? flags.defaultLocale, {
    question: 'Languages, separated by commas, the default first',
    byDefault: 'en',
    read: (text) => parseLocales(workspace, text, flags.defaultLocale),
  });
  const country = await answer('country', flags.country, {
    question: "Country, such as US or DE; empty for the family's",
    read: parseCountry,
  });
  const currency = await answer('currency', flags.currency, {
    question: "Currency, such as EUR; empty for the family's",
    read: parseCurrency,
  });
  return { id, name, hosts, family, primary, secondary, locales, country, currency };
}

export function requireFreeId(workspace: Workspace, id: string): void {
  if (!isBrandId(id)) {
    throw new UserError(
      `"${id}" cannot be the id of a brand. Use small letters, digits and single hyphens, such as "acme-jobs".`,
    );
  }
  const existing = workspace.sources.get(id);
  if (existing !== undefined)
    throw new UserError(`There is a brand "${id}" already: ${existing.file}. Choose another id, or edit that file.`);
}

export function titleOf(id: string): string {
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
