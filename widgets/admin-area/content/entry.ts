/** What the editor of posts and pages works on. */
import type { ReactNode } from 'react';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

export type ContentState = 'DRAFT' | 'SCHEDULED' | 'PUBLISHED' | 'ARCHIVED';

export const STATES: readonly ContentState[] = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'];
export const STATE_KINDS = { DRAFT: 'plain', SCHEDULED: 'warning', PUBLISHED: 'good', ARCHIVED: 'plain' } as const;

export interface EntryPicture {
  /** Set for a file that was uploaded and is not saved yet. */
  upload?: string;
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** What a person has typed. Pages have no category, authors, picture and further brands; posts no search. */
export interface Entry {
  language: string;
  /** Last segment of a post; path of a page. Empty for one made from the title. */
  address: string;
  title: string;
  summary: string;
  /** HTML with headings from the second level. */
  body: string;
  category: string;
  /** Separated by commas. */
  authors: string;
  picture: EntryPicture | null;
  brands: readonly string[];
  search: string;
}

/** A stored post or page. */
export interface Item {
  id: number;
  version: number;
  state: ContentState;
  publishAt: string | null;
  url: string;
  changed: string;
  changedBy: string | null;
  /** Language code to id. */
  translations: Readonly<Record<string, number>>;
  /** What visitors see instead, of a page. */
  hiddenBy: string | null;
  /** Its search in words, of a landing page. */
  searchTitle: string | null;
  entry: Entry;
}

export interface StoredVersion {
  version: number;
  state: ContentState;
  author: string | null;
  created: string;
  content: unknown;
}

export interface Saving {
  /** Null for a new one. */
  known: { id: number; version: number } | null;
  entry: Entry;
  translationOf: number | null;
}

export interface Known {
  id: number;
  version: number;
}

export interface ListedItem {
  id: number;
  brand: string;
  language: string;
  state: ContentState;
  publishAt: string | null;
  title: string;
  url: string;
  changed: string;
  hiddenBy: string | null;
}

/** Everything in which posts and pages differ. */
export interface Kind {
  /** Also the name of the part of the administration. */
  name: 'posts' | 'pages';
  /** Code of the refusal of a change that was made from an older version. */
  conflict: string;
  /** Fields of the editor besides language, address, title, summary and text. */
  fields: ReadonlySet<keyof Entry>;
  load(id: number): Promise<Item | null>;
  save(saving: Saving): Promise<Item>;
  schedule(known: Known, change: { publishAt: string | null; archived: boolean }): Promise<Item>;
  remove(known: Known): Promise<unknown>;
  history(id: number, from: number): Promise<readonly StoredVersion[]>;
  /** The content of a stored version. */
  entryOf(content: unknown): Entry;
  /** What visitors would see, drawn by the widgets that show it. */
  preview(entry: Entry, page: PageInfo, id: string): Promise<ReactNode>;
}

export const EMPTY: Omit<Entry, 'language'> = {
  ...{
    address: '',
    title: '',
    summary: '',
    body: '',
    category: '',
    authors: '',
    picture: null,
    brands: [],
    search: '',
  },
};

/** Fields that differ. Files of pictures count by their address. */
export function changedFields(before: Entry, after: Entry): (keyof Entry)[] {
  const names = Object.keys(before) as (keyof Entry)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
