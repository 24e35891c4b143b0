/** What a new brand needs to know: from flags, or asked at the terminal. Every answer is checked where it is given. */
import { createInterface } from 'node:readline/promises';
import { formatHex, parse } from 'culori';
import { isObject } from '../../runtime/core/brand/json.ts';
import { ROOT_ID } from '../../runtime/core/brand/layers.ts';
import { isBrandId } from '../../runtime/core/brand/rules/invalid-brand-id.ts';
import { listed, nearest, wayOut } from '../../runtime/core/brand/words.ts';
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
  defaultLocale?: string;
}

export interface Answers {
  id: string;
  name: string;
  hosts: string[];
  family: string;
  /** `#rrggbb`, or undefined for the family's. */
  primary: string | undefined;
  secondary: string | undefined;
  locales: string[];
}

/** Asks one question; an empty answer takes the default. */
export type Ask = (question: string, byDefault: string) => Promise<string>;

/** Asks at the terminal when there is one; otherwise every answer is its default. */
export async function withTerminal<T>(use: (ask: Ask) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return use(async (_, byDefault) => byDefault);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await use(
      async (question, byDefault) =>
        (await terminal.question(`${question}${byDefault ? ` [${byDefault}]` : ''}: `)).trim() || byDefault,
    );
  } finally {
    terminal.close();
  }
}

/** Throws a UserError for the first answer that cannot be used. */
export async function gather(workspace: Workspace, id: string, flags: NewFlags, ask: Ask): Promise<Answers> {
  requireFreeId(workspace, id);
  const name = flags.name ?? (await ask('Name of the site', titleOf(id)));
  const family = parseFamily(
    workspace,
    flags.family ?? (await ask(`Extends (${families(workspace).join(', ')})`, ROOT_ID)),
  );
  const hosts = parseHosts(flags.host ?? (await ask('Hosts, separated by commas; none yet is fine', '')));
  const primary = parseColour(
    'primary',
    flags.primary ??
      flags.colour ??
      flags.color ??
      (await ask("Main colour, such as #1f5f8b; empty for the family's", '')),
  );
  const secondary = parseColour('secondary', flags.secondary ?? (await ask('Second colour; none is fine', '')));
  const locales = parseLocales(
    workspace,
    flags.locales ?? flags.defaultLocale ?? (await ask('Languages, separated by commas, the default first', 'en')),
    flags.defaultLocale,
  );
  return { id, name, hosts, family, primary, secondary, locales };
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

function parseHosts(text: string): string[] {
  return words(text).map((word) =>
    word
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[:/].*$/, ''),
  );
}

function parseColour(what: string, text: string): string | undefined {
  if (text === '') return undefined;
  const colour = parse(text);
  if (colour === undefined)
    throw new UserError(
      `The ${what} colour "${text}" is no colour. Write # and six hexadecimal digits, such as #1f5f8b.`,
    );
  return formatHex(colour);
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
