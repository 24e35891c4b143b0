/** The document that the answers to `brand new` amount to, and what the checker has against it. */
import { basename } from 'node:path';
import type { Finding } from '../../runtime/core/brand/check/finding.ts';
import type { JsonObject } from '../../runtime/core/brand/sources/json.ts';
import { type BrandSource, parseSource, ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { priceForm } from './customs.ts';
import { firstPage, type LegalPage } from './first-pages.ts';
import { format } from './format.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

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
  /** IANA name, or undefined to inherit. */
  timeZone: string | undefined;
  /** ISO 4217 code, or undefined to inherit. */
  currency: string | undefined;
  /** By language. */
  headline: Readonly<Record<string, string>> | undefined;
  description: Readonly<Record<string, string>> | undefined;
  publisher: string | undefined;
  /** On one line. */
  address: string | undefined;
  email: string | undefined;
  /** Those that the family lacks. */
  legalPages: readonly LegalPage[];
}

/** The pictures that `brand new` makes, by setting of `site`. Only logos are named: the others are found by these names. */
export const MADE_PICTURES = {
  logo: 'logo.svg',
  logoDark: 'logo-dark.svg',
  favicon: 'favicon.svg',
  touchIcon: 'apple-touch-icon.png',
  openGraphImage: 'social.png',
} as const;

const { logo, logoDark } = MADE_PICTURES;

/** The settings of the pictures of a new brand. */
export const picturesIn = (id: string) => ({ assets: id, logo, logoDark });

/** What the checker can only say later: the pictures are made last, colors are moved to the nearest readable one. */
const SAID_LATER = new Set(['MISSING_ASSET', 'PARENT_BROKEN', 'LOW_CONTRAST']);

/** The document as far as the questions are answered. A new brand is a draft. */
export function documentOf(answers: Partial<Answers> & Pick<Answers, 'id'>): JsonObject {
  const { id, name, hosts, family = ROOT_ID, primary, secondary, locales, country, timeZone } = answers;
  const { headline, description, publisher, address, email } = answers;
  const pages = legalPagesOf(answers);
  const legal = {
    ...(publisher && { publisher }),
    ...(address && { address }),
    ...Object.fromEntries(Object.keys(pages).map((page) => [page, page])),
  };
  const prices = pricesOf(answers);
  return {
    $schema: '../schemas/brand.schema.json',
    version: 1,
    ...(family !== ROOT_ID && { extends: family }),
    site: {
      ...(name !== undefined && { name }),
      ...(description && { description }),
      ...(hosts !== undefined && { hosts }),
      status: 'draft',
      ...picturesIn(id),
      ...(country && { country }),
      ...(timeZone && { timeZone }),
      ...(email && { contactEmail: email, senderEmail: email }),
      ...(Object.keys(legal).length > 0 && { legal }),
    },
    ...((primary || secondary) && { theme: { ...(primary && { primary }), ...(secondary && { secondary }) } }),
    ...(locales !== undefined && { locales: { default: locales[0] ?? 'en', supported: locales } }),
    // Families say themselves what becomes of addresses.
    ...(family === ROOT_ID && locales?.some(isTranslated) && { routes: { pathTranslation: true } }),
    ...(prices && { prices }),
    ...(country && { search: { autocomplete: { countries: [country.toLowerCase()] } } }),
    ...((headline || Object.keys(pages).length > 0) && {
      pages: {
        ...(headline && { home: { hero: [{ widget: 'hero-search', props: { title: headline } }] } }),
        ...pages,
      },
    }),
  };
}

/** English addresses stay as they are. */
const isTranslated = (locale: string) => new Intl.Locale(locale).language !== 'en';

function legalPagesOf({ locales, legalPages = [], publisher, address, email }: Partial<Answers>): JsonObject {
  if (locales === undefined) return {};
  const pages = legalPages.map((page) => [page, firstPage(page, { locales, publisher, address, email })]);
  return Object.fromEntries(pages.filter(([, page]) => page !== undefined));
}

/** Placement and spacing as usual in the default language and the country; a family has its own. */
function pricesOf({ family = ROOT_ID, locales, country, currency }: Partial<Answers>): JsonObject | undefined {
  if (currency === undefined && (family !== ROOT_ID || locales === undefined)) return undefined;
  return { ...(currency && { currency }), ...priceForm(inCountry(locales?.[0] ?? 'en', country), currency ?? 'EUR') };
}

const inCountry = (locale: string, country = '') =>
  new Intl.Locale(locale, country ? { region: country } : {}).toString();

/** The document as it would be read from its file. */
export function sourceOf({ locations }: Workspace, id: string, document: JsonObject): BrandSource {
  return parseSource(id, `${basename(locations.brandsDir)}/${id}.json`, Buffer.from(format(document)));
}

/** Throws a UserError with the messages of the checker if the document would have an error that this answer brought. */
export function refuseFaults(workspace: Workspace, id: string, document: JsonObject): void {
  const faults = errorsIn(workspace, sourceOf(workspace, id, document)).filter(({ code }) => !SAID_LATER.has(code));
  if (faults.length > 0) throw new UserError([...new Set(faults.map(({ message }) => message))].join('\n'));
}

/** Errors of the document itself, not of what it extends. */
export function errorsIn(workspace: Workspace, source: BrandSource): Finding[] {
  const { findings } = workspace.with(source).examine(source.id);
  return findings.filter(({ severity, file }) => severity === 'error' && file === source.file);
}
