/** The contract between the runtime and every widget folder. */
import type { ReactNode } from 'react';
import type { CompiledBrand, GraphqlQuery } from '../core/request-context.ts';
import type { RouteMatch } from '../core/routing/types.ts';
import type { SearchState } from '../core/search/types.ts';
import type { PublicBrand } from './public-brand.ts';

/** What every widget may know about the page it stands on. Serialisable; the same on server and browser. */
export interface PageInfo {
  brand: PublicBrand;
  locale: string;
  page: RouteMatch['page'];
  /** Key of the page document. */
  document: string;
  path: string;
  /** Path without query, or null when the page has no canonical address (errors). */
  canonical: string | null;
  /** The same page in the other languages: locale -> path with query. */
  alternates: Readonly<Record<string, string>>;
  status: number;
  search: SearchState | null;
  content: { type: 'job' | 'organization' | 'landing'; id: number } | null;
  /** ISO time of the render, so that ages read alike on server and browser. */
  now: string;
}

export interface WidgetProps<Props, Data = Record<string, never>> {
  props: Props;
  data: Data;
  page: PageInfo;
  /** Unique on the page; use it to build element ids. */
  id: string;
}

export interface LoadContext {
  /** The whole resolved brand; server side only. */
  brand: CompiledBrand;
  page: PageInfo;
}

/** Named GraphQL queries of one widget. Equal queries of several widgets run once. */
export type WidgetQueries = Record<string, GraphqlQuery>;

/** `load.ts` exports `load`: which queries to run on the server before the widget renders. Pure. */
export type WidgetLoad<Props> = (context: LoadContext, props: Props) => WidgetQueries;

export type WidgetComponent = (props: WidgetProps<never, never>) => ReactNode;
