/** Counts visits of people to pages. Nothing here waits, and a visit to a cached page costs a microsecond. */
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { Counter, Listed, Searched } from '../backend/services/counting/counter.ts';
import { counted, type Source } from '../backend/services/counting/measures.ts';
import { HOUR_MS } from '../runtime/core/durations.ts';
import { keep } from '../runtime/core/keep.ts';
import type { RouteMatch } from '../runtime/core/paths/types.ts';
import type { CompiledBrand, FoundListing } from '../runtime/core/request-context.ts';
import { resolveRoute } from '../runtime/core/routing/resolve.ts';
import { documentIndex } from '../runtime/core/search/settings.ts';

/** What a visit to an address counts as, whoever visits. */
export interface PlannedVisit {
  brand: CompiledBrand;
  /** `http://host:port` of the address. */
  visited: string;
  /** Where visitors came from, by referrer. */
  sources: Map<string, Source>;
  /** The count of its kind of page. */
  name: string;
  /** The job that it shows. */
  job: number | null;
  /** Whether its list of results is new to the visitor, not merely shown beside another job. */
  isList: boolean;
}

export interface VisitedPage {
  status: number;
  found?: FoundListing | null;
}

export interface Visits {
  plan(exchange: { brand: CompiledBrand; visited: string }, match: RouteMatch): PlannedVisit;
  /** Counts a visit unless it is one of a program. */
  count(planned: PlannedVisit, req: IncomingMessage, address: string, page: VisitedPage): void;
}

type Counts = Pick<Counter, 'add' | 'viewed' | 'listed' | 'searched'>;

const MISSING = counted('page', 'missing');

export function createVisits(counter: Counts, mayCount = createVisitLimit()): Visits {
  const lists = new WeakMap<FoundListing, { list: Listed | null; search: Searched | null }>();

  function countListing({ brand }: PlannedVisit, found: FoundListing, address: string): void {
    const known = lists.get(found) ?? describe(brand, found);
    lists.set(found, known);
    if (known.list) counter.listed(brand.id, known.list);
    if (known.search) counter.searched(brand.id, known.search, address);
  }

  return {
    plan: ({ brand, visited }, match) => ({
      brand,
      visited,
      sources: sourcesAt(brand, visited),
      name: counted('page', match.page === 'error' ? 'missing' : match.page),
      job: jobOf(match),
      isList: match.query.jobId === undefined,
    }),
    count(planned, req, address, page) {
      // A redirect is no visit yet: the page that it leads to is.
      if (req.method !== 'GET' || page.status >= 500 || (page.status >= 300 && page.status < 400)) return;
      const sent = readHeaders(req);
      if (sent.isAhead || !isPerson(sent) || !mayCount(address)) return;
      const { id } = planned.brand;
      counter.add(id, page.status === 200 ? planned.name : MISSING);
      if (page.status !== 200) return;
      if (planned.job !== null) counter.viewed(id, planned.job, sourceOf(planned, req.url ?? '', sent.referrer));
      if (page.found && planned.isList) countListing(planned, page.found, address);
    },
  };
}

/** Id of the job on a page. */
function jobOf({ page, params, query }: RouteMatch): number | null {
  const id = page === 'job' ? Number(params.id) : Number(query.jobId);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** A search is a first page of results that something was asked for. */
function describe({ document }: CompiledBrand, { search, total, jobs }: FoundListing) {
  const { index, page, text, location, choices, organizationName } = search;
  const first = (page - 1) * document.search.pageSize[documentIndex(index)] + 1;
  const isAsked = text !== '' || location !== null || choices.length > 0 || organizationName !== null;
  const searched: Searched = {
    index,
    words: text,
    place: location === null ? '' : location.label || [location.administrativeArea, location.country].join(' ').trim(),
    facets: choices.map(({ field, alias }) => `${field}=${alias}`),
    byOrganization: organizationName !== null,
    total,
  };
  return { list: jobs.length > 0 ? { jobs, first } : null, search: isAsked && page === 1 ? searched : null };
}

interface SentHeaders {
  agent: string;
  language: string;
  referrer: string;
  /** Fetched in case somebody goes there. */
  isAhead: boolean;
}

const signOf = (name: string): number => name.length * 256 + name.charCodeAt(0);
const AGENT = signOf('user-agent');
const LANGUAGE = signOf('accept-language');
const REFERRER = signOf('referer');
const PURPOSE = signOf('purpose');
const SEC_PURPOSE = signOf('sec-purpose');

/** In one pass over the raw headers: `req.headers` would first build an object of all of them. */
function readHeaders({ rawHeaders }: IncomingMessage): SentHeaders {
  const sent: SentHeaders = { agent: '', language: '', referrer: '', isAhead: false };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // Lower case is dear, and few names have these lengths and first letters.
    const sign = name.length * 256 + (name.charCodeAt(0) | 32);
    if (sign !== AGENT && sign !== LANGUAGE && sign !== REFERRER && sign !== PURPOSE && sign !== SEC_PURPOSE) continue;
    const value = rawHeaders[at + 1] ?? '';
    const lower = name.toLowerCase();
    if (lower === 'user-agent') sent.agent = value;
    else if (lower === 'accept-language') sent.language = value;
    else if (lower === 'referer') sent.referrer = value;
    else if (lower === 'purpose' || lower === 'sec-purpose') sent.isAhead = value.includes('prefetch');
  }
  return sent;
}

const LONGEST_AGENT = 400;
/** Browsers send the same few. */
const people = new Map<string, boolean>();

/** Every browser names itself and its languages; programs that claim to be one mostly forget the latter. */
function isPerson({ agent, language }: SentHeaders): boolean {
  if (language === '' || agent === '' || agent.length > LONGEST_AGENT) return false;
  return people.get(agent) ?? keep(people, agent, !isbot(agent));
}

const SLOTS = 65_536;
const MOST_AN_HOUR = 1000;

/**
 * Whether another visit from an address counts: a thousand an hour do, so that a program that passes for a browser cannot make up an
 * audience. A table of numbers in which a random hash of the hour finds an address, so nothing tells who visited.
 */
export function createVisitLimit(now: () => number = Date.now): (address: string) => boolean {
  const slots = new Uint16Array(SLOTS);
  let hour = -1;
  let seed = 0;
  return (address) => {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) {
      hour = current;
      seed = Math.floor(Math.random() * 2 ** 32);
      slots.fill(0);
    }
    const slot = slotOf(address, seed);
    const count = slots[slot] ?? 0;
    if (count >= MOST_AN_HOUR) return false;
    slots[slot] = count + 1;
    return true;
  };
}

/** FNV-1a; of IPv6 only the network, its first four groups. */
function slotOf(address: string, seed: number): number {
  let hash = seed;
  let colons = 0;
  for (let at = 0; at < address.length; at += 1) {
    const code = address.charCodeAt(at);
    if (code === 58 && ++colons === 4) break;
    hash = Math.imul(hash ^ code, 16_777_619);
  }
  return (hash ^ (hash >>> 16)) & (SLOTS - 1);
}

const LONGEST_REFERRER = 500;
/** Of the referrers that a brand remembers. */
const MOST_CHARACTERS = 50_000;
const ENGINES = /(^|\.)(google|bing|duckduckgo|ecosia|qwant|yahoo|yandex|startpage|brave|baidu|seznam)\./;
const known = new WeakMap<CompiledBrand, Map<string, Map<string, Source>>>();

function sourcesAt(brand: CompiledBrand, visited: string): Map<string, Source> {
  const places = known.get(brand) ?? new Map<string, Map<string, Source>>();
  known.set(brand, places);
  return places.get(visited) ?? keep(places, visited, new Map<string, Source>());
}

/** Where the visitor of a job came from. Links in emails and feeds say so (`cameFrom`); what names no page before it was typed or kept. */
function sourceOf({ brand, visited, sources }: PlannedVisit, url: string, referrer: string): Source {
  if (url.includes('utm_medium=email')) return 'mail';
  if (url.includes('utm_medium=feed')) return 'feed';
  if (referrer === '' || referrer.length > LONGEST_REFERRER) return 'direct';
  return sources.get(referrer) ?? keep(sources, referrer, readReferrer(brand, visited, referrer), MOST_CHARACTERS);
}

function readReferrer(brand: CompiledBrand, visited: string, referrer: string): Source {
  if (!URL.canParse(referrer)) return 'direct';
  const { origin, hostname, pathname } = new URL(referrer);
  if (origin !== visited) return ENGINES.test(hostname) ? 'engine' : 'elsewhere';
  const decision = resolveRoute(brand, 'GET', pathname);
  const page = decision.kind === 'page' ? decision.match.page : '';
  if (page === 'jobs') return 'search';
  if (page === 'job') return 'job';
  return page === 'organization' ? 'employer' : 'site';
}
