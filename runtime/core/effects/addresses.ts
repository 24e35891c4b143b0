/** Addresses that answer differently after a change of settings. Asked of the routes that the server uses. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { brandLanguages } from '../document/languages.ts';
import { featurePaths, numberedPages, personalPages, templatePage } from '../paths/names.ts';
import { createHref, publicRoutes } from '../routing/href.ts';
import { resolveRoute } from '../routing/resolve.ts';
import { landingPages } from '../routing/table.ts';
import { feedsOn } from '../seo/feeds.ts';

export interface AddressEffect {
  /** `leads`: it redirects from now on, or to another address. `changes`: another page answers. */
  change: 'appears' | 'goes' | 'leads' | 'changes';
  /** Language of the address; null for a feed. */
  locale: string | null;
  /** A path; `*` and `{id}` stand for what the addresses of records have there, and what is below it shares its fate. */
  address: string;
  /** Document of the page that answers, or answered until now; null where none does. */
  page: string | null;
  /** Where it leads; null where a page answers, or nothing. */
  to: string | null;
}

/** A page kept in the database: its language and its canonical path. */
export interface StoredPage {
  langcode: string;
  path: string;
}

/** Canonical paths of pages that rows make. */
const OF_ROWS = ['/job/x-1', '/organization/x', '/blog/x', '/cv-site/x'];
const NUMBERED = Object.keys(numberedPages).map((path) => `${path}/1`);

/** An address to ask for, and how it is shown. */
interface Probe {
  locale: string;
  address: string;
  shown: string;
}

type Answer = { kind: 'page'; page: string } | { kind: 'redirect'; to: string } | { kind: 'nothing' };

/** Compares both documents, as they are served, at every address that one of them knows. */
export function addressEffects(
  before: BrandDocument,
  after: BrandDocument,
  stored: readonly StoredPage[],
): AddressEffect[] {
  const probes = new Map(
    [before, after].flatMap((document) => probesOf(document, stored)).map((probe) => [probe.address, probe]),
  );
  const pages = [...probes.values()].flatMap(({ locale, address, shown }): AddressEffect[] => {
    const change = between(answerAt(before, address, stored), answerAt(after, address, stored));
    return change === null ? [] : [{ ...change, locale, address: shown }];
  });
  return [...pages, ...feedEffects(before, after)];
}

function probesOf(document: BrandDocument, stored: readonly StoredPage[]): Probe[] {
  const paths = [
    ...['/', '/jobs', '/organizations', '/blog', ...Object.keys(personalPages), ...Object.values(featurePaths).flat()],
    ...landingPages(document.pages).map(({ path }) => path),
  ];
  return brandLanguages(document.locales).flatMap((locale) => {
    const own = stored.filter(({ langcode }) => langcode === locale).map(({ path }) => path);
    return [
      ...[...paths, ...own].flatMap((path) => spellings(document, locale, path)),
      ...OF_ROWS.flatMap((path) => spellings(document, locale, path)).map(shownAs('*')),
      ...NUMBERED.flatMap((path) => spellings(document, locale, path)).map(shownAs('{id}')),
      ...[...document.routes.redirects, ...document.routes.rewrites].map(({ from }) =>
        sampleOf(document, locale, from),
      ),
    ];
  });
}

const shownAs =
  (last: string) =>
  (probe: Probe): Probe => ({ ...probe, shown: probe.shown.replace(/[^/]+$/, last) });

/** The address of a canonical path, and the one without translation, which leads there. */
function spellings(document: BrandDocument, locale: string, path: string): Probe[] {
  const address = createHref(publicRoutes(document), locale).path(path);
  const plain = prefixed(document, locale, path);
  return [...new Set([address, plain])].map((one) => ({ locale, address: one, shown: one }));
}

function prefixed({ locales }: BrandDocument, locale: string, path: string): string {
  if (locale === locales.default) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** An address that a pattern matches. */
function sampleOf(document: BrandDocument, locale: string, pattern: string): Probe {
  const sample = pattern.replace(/\{[^}]*\}/g, 'x').replace(/(?<=.)\*$/, '');
  const shown = prefixed(document, locale, pattern);
  return { locale, address: prefixed(document, locale, sample), shown };
}

/** What answers at an address; an address of a feature that is off answers nothing. */
function answerAt(document: BrandDocument, address: string, stored: readonly StoredPage[]): Answer {
  const decision = resolveRoute({ document }, 'GET', address);
  if (decision.kind === 'rewrite') return { kind: 'redirect', to: decision.target };
  if (decision.kind === 'redirect')
    return decision.noStore ? { kind: 'nothing' } : { kind: 'redirect', to: decision.location };
  if (decision.kind === 'error') return { kind: 'nothing' };
  const { match, locale } = decision;
  const { slug } = match.params;
  // The template shows pages of the database: without one there is nothing.
  const isPage =
    match.document !== templatePage || stored.some(({ langcode, path }) => langcode === locale && path === slug);
  return isPage ? { kind: 'page', page: match.document } : { kind: 'nothing' };
}

function between(before: Answer, after: Answer): Pick<AddressEffect, 'change' | 'page' | 'to'> | null {
  if (after.kind === 'redirect') {
    if (before.kind === 'redirect' && before.to === after.to) return null;
    return { change: 'leads', page: before.kind === 'page' ? before.page : null, to: after.to };
  }
  if (after.kind === 'nothing') {
    if (before.kind === 'nothing') return null;
    return { change: 'goes', page: before.kind === 'page' ? before.page : null, to: null };
  }
  if (before.kind !== 'page') return { change: 'appears', page: after.page, to: null };
  return before.page === after.page ? null : { change: 'changes', page: after.page, to: null };
}

function feedEffects(before: BrandDocument, after: BrandDocument): AddressEffect[] {
  const [was, is] = [feedsOn(before.features), feedsOn(after.features)];
  const feed = (change: 'appears' | 'goes') => (address: string) => ({
    ...{ change, locale: null, address, page: null, to: null },
  });
  return [
    ...was.filter((path) => !is.includes(path)).map(feed('goes')),
    ...is.filter((path) => !was.includes(path)).map(feed('appears')),
  ];
}
