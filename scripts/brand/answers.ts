/** Settings of a new brand: from flags, or asked at the terminal. Every answer is validated immediately. */
import { createInterface } from 'node:readline/promises';
import { isBrandId } from '../../runtime/core/brand/check/rules/invalid-brand-id.ts';
import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { currencyOf, timeZoneOf } from './customs.ts';
import { type Answers, documentOf, refuseFaults } from './first-document.ts';
import type { LegalPage } from './first-pages.ts';
import {
  parseColour,
  parseCountry,
  parseCurrency,
  parseFamily,
  parseHosts,
  parseLine,
  parseLocales,
  parseName,
} from './parse-answers.ts';
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
  timeZone?: string;
  currency?: string;
  defaultLocale?: string;
  /** One text for each language. */
  headline?: string[];
  description?: string[];
  publisher?: string;
  address?: string;
  email?: string;
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
  const inEach = async (key: 'headline' | 'description', question: string) => {
    const { locales = [] } = answers;
    for (const [at, locale] of locales.entries()) {
      await answer(key, flags[key] && (flags[key][at] ?? ''), {
        question: locales.length > 1 ? `${question} (${locale})` : question,
        read: (text) => withText(answers[key], locale, parseLine(text)),
      });
    }
    return answers[key];
  };
  const family = await answer('family', flags.family ?? ROOT_ID, {
    question: 'Family',
    read: (text) => parseFamily(workspace, text),
  });
  const name = await answer('name', flags.name, {
    question: 'Name of the site',
    byDefault: titleOf(id),
    read: parseName,
  });
  const hosts = await answer('hosts', flags.host, {
    question: 'Hosts, such as jobs.acme.example, separated by commas; Enter for none yet',
    read: parseHosts,
  });
  const primary = await answer('primary', flags.primary ?? flags.colour ?? flags.color, {
    question: 'Main color, such as #1f5f8b; Enter for the usual one',
    read: (text) => parseColour('main', text),
  });
  const secondary = await answer('secondary', flags.secondary, {
    question: 'Second color; Enter for none',
    read: (text) => parseColour('second', text),
  });
  const locales = await answer('locales', flags.locales ?? flags.defaultLocale, {
    question: 'Languages, separated by commas, the main one first',
    byDefault: 'en',
    read: (text) => parseLocales(workspace, text, flags.defaultLocale),
  });
  const country = await answer('country', flags.country, {
    question: 'Country, such as US or DE',
    read: parseCountry,
  });
  const timeZone = await answer('timeZone', flags.timeZone, {
    question: 'Time zone, such as Europe/Berlin',
    byDefault: country === undefined ? '' : (timeZoneOf(country) ?? ''),
    read: parseLine,
  });
  const currency = await answer('currency', flags.currency, {
    question: 'Currency, such as EUR',
    byDefault: country === undefined ? '' : (currencyOf(country) ?? ''),
    read: (text) => {
      const value = parseCurrency(text);
      // What the family pays with need not be said again.
      return value === workspace.examine(family).readable?.prices.currency ? undefined : value;
    },
  });
  const headline = await inEach('headline', 'Headline of the home page');
  const description = await inEach('description', 'One sentence about the site, for search engines');
  const publisher = await answer('publisher', flags.publisher, {
    question: 'Publisher: the company or person who runs the site',
    read: parseLine,
  });
  const address = await answer('address', flags.address, {
    question: 'Postal address of the publisher, on one line',
    read: parseLine,
  });
  const email = await answer('email', flags.email, {
    question: 'Email address that receives messages from visitors and sends the emails of the site',
    read: parseLine,
  });
  return {
    id,
    family,
    legalPages: legalPagesLackedBy(workspace, family),
    name,
    hosts,
    primary,
    secondary,
    locales,
    country,
    timeZone,
    currency,
    headline,
    description,
    publisher,
    address,
    email,
  };
}

function withText(texts: Answers['headline'], locale: string, text: string | undefined): Answers['headline'] {
  return text === undefined ? texts : { ...texts, [locale]: text };
}

/** A brand gets the legal pages that it does not inherit. */
function legalPagesLackedBy(workspace: Workspace, family: string): LegalPage[] {
  const legal = workspace.examine(family).readable?.site.legal;
  return (['imprint', 'accessibility'] as const).filter((page) => !legal?.[page]);
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
