/** The contract between the runtime and every widget folder. */
import type { ComponentType } from 'react';
import type { PageDimensions } from '../core/analytics/track.ts';
import type { Operation } from '../core/operation.ts';
import type { RouteMatch } from '../core/paths/types.ts';
import type { PostedForm } from '../core/posted-form.ts';
import type { BrandCard, CompiledBrand } from '../core/request-context.ts';
import type { PlaceReading, SearchState } from '../core/search/types.ts';
import type { PublicBrand } from './assemble/public-brand.ts';

/** What every widget may know about its page. Serializable; the same on server and in the browser. */
export interface PageInfo {
  brand: PublicBrand;
  locale: string;
  page: RouteMatch['page'];
  /** Key of the page document. */
  document: string;
  path: string;
  /** The part after the address of a personal page, without a leading slash: `password` for /user/settings/password. */
  rest?: string;
  /** Scheme and host of the brand's canonical address, for links that leave the site (sharing). */
  origin: string;
  /** Path without query, or null if the page has no canonical address (errors). */
  canonical: string | null;
  /** The same page in the other languages: locale -> path with query. */
  alternates: Readonly<Record<string, string>>;
  status: number;
  search: SearchState | null;
  /** Title of a landing page. */
  title?: string;
  /** How a typed place was resolved, if its name is ambiguous or unknown. */
  place?: PlaceReading;
  /** What the URL asks for: on the blog `category`, `page`, `search`; on the targets of links their parameters. Elsewhere undefined. */
  query?: Readonly<Record<string, string>>;
  content: { type: 'job' | 'organization' | 'cv-site' | 'blog-post' | 'landing'; id: number } | null;
  /** What a stored page says that is looked at before it is saved. */
  draft?: { title: string; body: string };
  /** The live brands of this server; on the directory page only. */
  brands?: readonly BrandCard[];
  /** The result of a form on this page that was submitted without scripts. */
  posted?: PostedForm;
  /** A message about an action on the previous page, for browsers without scripts. */
  flash?: string;
  /** The analytics event of the page, or what its events are about; only on brands that track. */
  tracked?: PageDimensions;
  /** ISO time of the render, so that relative times are the same on server and in the browser. */
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

/** Named GraphQL queries of one widget. Equal queries of several widgets run only once. */
export type WidgetQueries = Record<string, Operation>;

/** A widget's `data`: the answers by the query names of its `load`. */
export type WidgetData<Load extends (...given: never) => object> = AnswersOf<ReturnType<Load>>;
type AnswersOf<Queries> = Queries extends object
  ? { [Name in keyof Queries]: Queries[Name] extends Operation<infer Answer> ? Answer : undefined }
  : never;

/** `load.ts` exports `load`: the queries to run on the server before the widget renders. Pure. */
export type WidgetLoad<Props> = (context: LoadContext, props: Props) => WidgetQueries;

/** What a widget's data says about the whole page: beyond the last page, an empty list, a total for the title. */
export interface PageOutcome {
  status?: 404 | 410 | 503;
  noindex?: boolean;
  /** Number of hits, for page titles. */
  total?: number;
  /** Ids of the jobs on a page of results, in order. */
  jobs?: readonly number[];
}

/** `load.ts` may export `outcome`. `data` holds one answer per query name of the widget. Pure. */
export type WidgetOutcome<Props, Data> = (context: LoadContext, props: Props, data: Data) => PageOutcome;

/** Components by their own names, so that pages load each name once; generated from the directory and passed to the runtime by `_app`. */
export type WidgetRegistry = Readonly<Record<string, ComponentType<WidgetProps<never, never>>>>;

/** Server side of a widget: default props, text namespaces, queries. Generated from the directory. */
export interface WidgetLoader {
  defaults: Readonly<Record<string, unknown>>;
  /** Catalogue namespaces that the component reads. */
  texts: readonly string[];
  /** The page's main widget: without its data the page answers 503. */
  main?: boolean;
  load?: WidgetLoad<never>;
  outcome?: WidgetOutcome<never, never>;
}
export type WidgetLoaders = Readonly<Record<string, WidgetLoader>>;
