/** What reading a feed gives: items, items that cannot be used, and the fault of a feed that cannot be used at all. */

/** One item of a feed, as its source wrote it. */
export interface FeedItem {
  /** 1-based line of the decompressed source where it begins. */
  line: number;
  /**
   * Values by path relative to the item: elements and keys joined by `/`, attributes as `@name` (`@id`, `salary/@currency`),
   * prefixes kept (`job:location`); lists give several values. Unescaped once, trimmed, not cleaned; empty ones are left out.
   * A CSV column is its header. The text of an element that has both text and children is at its own path; an element
   * with HTML elements in it (XHTML) gives its inner markup. A list of plain values at the top of an item has its key.
   */
  fields: ReadonlyMap<string, readonly string[]>;
  /** As it stands in the source, at most 64 KB. */
  raw: string;
}

/** Characters of all values. */
export function textLength({ fields }: FeedItem): number {
  let length = 0;
  for (const values of fields.values()) for (const value of values) length += value.length;
  return length;
}

/** An item that cannot be used; the others can. */
export interface ItemFault {
  line: number;
  code: ItemFaultCode;
  params: Params;
  raw: string;
}

export type Params = Record<string, string | number>;

export const ITEM_FAULT_CODES = [
  /** More than the limit of text, `kilobytes`. */
  'ITEM_TOO_LARGE',
  /** More than the limit of values, `fields`. */
  'ITEM_TOO_MANY_FIELDS',
  /** Objects inside each other beyond the limit, `levels`. */
  'ITEM_TOO_DEEP',
  /** A line of a feed of JSON lines, or structured data of a page, is not JSON. */
  'ITEM_NOT_JSON',
  /** Not an object: a number or a text in a list of items. */
  'ITEM_NOT_AN_OBJECT',
  /** A row with more cells than the header, or with less: `found`, `expected`. */
  'ITEM_OTHER_COLUMNS',
  /** A page of a site that could not be fetched, `url`, or that has no job, as the words for visitors of `reason` say. */
  'PAGE_NOT_READ',
] as const;
export type ItemFaultCode = (typeof ITEM_FAULT_CODES)[number];

export const FEED_FAULT_CODES = [
  'FEED_EMPTY',
  /** Not well-formed at the line; `near` is the line up to that place. */
  'FEED_NOT_WELL_FORMED',
  'FEED_HAS_ENTITIES',
  /** Elements or lists inside each other beyond the limit, `levels`. */
  'FEED_TOO_DEEP',
  /** A name or a tag without end. */
  'FEED_ENDLESS_TAG',
  /** Beyond the limit, `megabytes`. */
  'FEED_TOO_LARGE',
  /** No decoder for `encoding`. */
  'FEED_ENCODING_UNKNOWN',
  /** Neither XML nor JSON nor a table nor a page. */
  'FEED_FORMAT_UNKNOWN',
  /** Nothing in it looks like a list of jobs. */
  'FEED_WITHOUT_ITEMS',
  /** A quote that opens in the line is not closed. */
  'FEED_QUOTE_OPEN',
  /** Beyond the limit, `columns`. */
  'FEED_TOO_MANY_COLUMNS',
  /** `files` are the names of the files in it. */
  'ARCHIVE_SEVERAL_FILES',
  'ARCHIVE_EMPTY',
  'ARCHIVE_LOCKED',
  'ARCHIVE_BROKEN',
  /** It would unpack to many times its size. */
  'ARCHIVE_BOMB',
] as const;
export type FeedFaultCode = (typeof FEED_FAULT_CODES)[number];

/** The feed as a whole cannot be used: nothing of it is. Words come from the catalogues. */
export class FeedFault extends Error {
  readonly code: FeedFaultCode;
  /** 1-based line of the decompressed source, if it is about one. */
  readonly line: number | null;
  readonly params: Params;

  constructor(code: FeedFaultCode, { line = null, params = {} }: { line?: number | null; params?: Params } = {}) {
    super(line === null ? code : `${code} in line ${line}`);
    this.name = 'FeedFault';
    this.code = code;
    this.line = line;
    this.params = params;
  }
}

export type FeedFormat = 'xml' | 'json' | 'json-lines' | 'csv' | 'json-ld' | 'sitemap';

export interface FeedShape {
  format: FeedFormat;
  /** Path of the items from the root: `source/job`, `rss/channel/item`, `data`, `` for a list at the top. */
  itemPath: string;
  /** Of CSV. */
  separator?: string;
  /** A known dialect, for its usual mapping: `indeed`, `rss`, `linkedin`, ... or null. */
  dialect: Dialect | null;
}

export type Dialect =
  | 'indeed'
  | 'rss'
  | 'atom'
  | 'linkedin'
  | 'hr-xml'
  | 'job-posting'
  | 'hellowork'
  | 'jooble'
  | 'arbeitnow'
  | 'remoteok'
  | 'francetravail';

export function isItemFault(item: FeedItem | ItemFault): item is ItemFault {
  return 'code' in item;
}
