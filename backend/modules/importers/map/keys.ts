/** Identity, keys and fingerprint of an item: cheap, and the same for the same item whatever else is in the feed. Pure. */
import { hash } from 'node:crypto';
import { digestOf, foldPosting, type Posting } from '../../../search/posting-key.ts';
import type { FeedItem } from '../read/feed-item.ts';
import { type Fields, textAt } from './item-values.ts';
import type { Mapping } from './mapped-job.ts';
import { lineOf } from './mend.ts';
import { splitTitle } from './title.ts';

export interface ItemKeys {
  identity: string;
  urlKey: string | null;
  postingKey: string;
  /** Of everything in the item that the mapping reads, and of the mapping. */
  fingerprint: string;
}

const LONGEST_REFERENCE = 200;
/** Parameters of a URL that say where a visitor came from. */
const TRACKING =
  /^(?:utm_.*|gclid|fbclid|msclkid|mc_.*|cpc|source|src|ref|referrer|referer|tracking.*|trk|extra_id_.*|click_?id|campaign.*|medium)$/i;
/** `revision` changes when the values that are mapped change: an item is then mapped again. */
export function keysOf({ fields }: FeedItem, mapping: Mapping, revision = ''): ItemKeys {
  const reference = referenceOf(fields, mapping);
  const url = addressOf(fields, mapping);
  const urlKey = url === null ? null : urlKeyOf(url);
  const posting = postingOf(fields, mapping);
  const own = reference === '' ? (urlKey ?? '') : reference;
  // Without a company, ads of several employers share title and place.
  const postingKey = digestOf(posting.company === '' ? [...Object.values(posting), own] : Object.values(posting));
  return {
    identity: identityOf(reference, urlKey, digestOf(Object.values(posting))),
    urlKey,
    postingKey,
    fingerprint: fingerprintOf(fields, mapping, revision),
  };
}

function identityOf(reference: string, urlKey: string | null, posting: string): string {
  if (reference !== '') return `ref:${reference.length > LONGEST_REFERENCE ? digestOf([reference]) : reference}`;
  return urlKey === null ? `hash:${posting}` : `url:${urlKey}`;
}

const referenceOf = (fields: Fields, mapping: Mapping): string => lineOf(textAt(fields, mapping, 'reference'));

/** The URL of the ad, otherwise that of its application form; null if it has none. */
export function addressOf(fields: Fields, mapping: Mapping): string | null {
  for (const name of ['url', 'applyUrl'] as const) {
    const address = webAddressOf(textAt(fields, mapping, name));
    if (address !== null) return address;
  }
  return null;
}

/** A complete web address without blanks; null for anything else. */
export function webAddressOf(text: string): string | null {
  const written = text.trim().replace(/&amp;/g, '&');
  const complete = /^(?:www\.|[a-z0-9-]+\.[a-z]{2,}\/)/i.test(written) ? `https://${written}` : written;
  if (!/^https?:\/\//i.test(complete) || !URL.canParse(complete)) return null;
  const { href, hostname, username, password } = new URL(complete);
  const isUsable = username === '' && password === '' && hostname.includes('.') && !/[\s<>"]/.test(href);
  return isUsable ? href : null;
}

/** The same for the same page: without scheme, `www.`, tracking parameters and the end of a path; hashed where it is long. */
function urlKeyOf(address: string): string {
  const { hostname, port, pathname, searchParams } = new URL(address);
  const kept = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept).toString();
  const host = hostname.replace(/^www\./, '') + (port === '' ? '' : `:${port}`);
  const key = `${host}${pathname.replace(/\/+$/, '')}${query === '' ? '' : `?${query}`}`;
  return key.length > LONGEST_REFERENCE ? `${host}#${digestOf([key])}` : key;
}

function postingOf(fields: Fields, mapping: Mapping): Posting {
  const { title, company } = splitTitle(textAt(fields, mapping, 'title'), mapping.fields.title?.read);
  const employer = textAt(fields, mapping, 'company') || (company ?? '');
  const place = textAt(fields, mapping, 'city') || textAt(fields, mapping, 'place');
  return foldPosting({ title: lineOf(title), company: lineOf(employer), place: lineOf(place) });
}

const bases = new WeakMap<Mapping, { paths: readonly string[]; text: string }>();

function fingerprintOf(fields: Fields, mapping: Mapping, revision: string): string {
  const base = bases.get(mapping) ?? baseOf(mapping);
  let text = base.text + revision;
  for (const path of base.paths) for (const value of fields.get(path) ?? []) text += `\0${path}\x01${value}`;
  return hash('sha256', text, 'base64url').slice(0, 27);
}

function baseOf(mapping: Mapping): { paths: readonly string[]; text: string } {
  const paths = [...new Set(Object.values(mapping.fields).flatMap((rule) => rule.paths))].sort();
  const base = { paths, text: JSON.stringify(mapping.fields) };
  bases.set(mapping, base);
  return base;
}
