/** What server.ts determines about a request before Next sees it. Pages read it from `req.nameplate`. */
import type { BrandDocument } from './document/brand.generated.ts';
import type { Operation } from './operation.ts';
import type { RouteMatch } from './paths/types.ts';
import type { PostedForm } from './posted-form.ts';
import type { SearchState } from './search/types.ts';

/** One brand, merged, checked and frozen. Created by `compileBrand`; a new revision is a new object. */
export interface CompiledBrand {
  readonly id: string;
  /** 12 hex digits over everything that affects a rendered page. */
  readonly revision: string;
  readonly document: Readonly<BrandDocument>;
  /** Path of the brand's stylesheet, hashed: `/theme/<id>.<hash>.css`. */
  readonly themeHref: string;
}

/** One live brand as listed in the directory. */
export interface BrandCard {
  id: string;
  name: string;
  description: string;
  /** Colors as `#rrggbb`. */
  primary: string;
  secondary: string | null;
  locales: readonly string[];
  /** URL of its home page on this server. */
  href: string;
}

/** What a stored page shows, before it is saved. */
export interface PageDraft {
  title: string;
  /** Sanitized HTML. */
  body: string;
  /** Of a landing page: the address of its job search. */
  search: string | null;
}

/** Passed to pages as `req.nameplate`, since module state is never shared with them (the modules are loaded twice). */
export interface RequestContext {
  readonly brand: CompiledBrand;
  readonly locale: string;
  readonly route: RouteMatch;
  /** Scheme and host of the brand's canonical address, e.g. `https://jobs.example.com`; no trailing slash. */
  readonly origin: string;
  readonly requestId: string;
  /** The moment that a preview shows; without it, the present. */
  readonly now?: Date;
  /** The form submitted to this page without scripts, with its errors. Such a page is never cached. */
  readonly posted?: PostedForm;
  /**
   * A message about an action on the previous page, for browsers without scripts. Such a page is never cached either.
   */
  readonly flash?: string;
  /** A stored page that is looked at before it is saved. Such a page is never cached. */
  readonly draft?: PageDraft;
  /** Runs one operation for this brand and locale. Rejects with a `GraphqlError` as documented in docs/errors.md. */
  query<Answer>(operation: Operation<Answer>): Promise<Answer>;
  /** The live brands on this server, by name, for the directory. */
  brands(): readonly BrandCard[];
  log(level: 'info' | 'warn' | 'error', code: string, message: string): void;
  /** Called between the steps of a render that no visitor waits for: resolves once visitors who came meanwhile are served. */
  giveWay?(): Promise<void>;
  /** Receives the search of a listing page with what it found, for statistics. */
  found?(listing: FoundListing): void;
  /** Receives the page renderer, for a server that inserts pages into their document itself. */
  adopt?(draw: DrawPage): void;
}

/** A page of results. */
export interface FoundListing {
  search: SearchState;
  total: number;
  /** Ids of the jobs on it, in order. */
  jobs: readonly number[];
}

/** One page, rendered but not yet inserted into its document. */
export interface DrawnPage {
  status: number;
  /** Attributes of `<html>`, as HTML with a leading space. */
  attributes: string;
  /** Our own tags of `<head>`, as HTML. */
  head: string;
  /** Content of the element that is hydrated in the browser, as HTML. */
  body: string;
  /**
   * Page props as JSON that is safe inside a `<script>`, in parts; what all pages of a brand share is already encoded.
   */
  props: readonly (string | Buffer)[];
  /** Names of the widgets and modules the page loads; equal names mean an equal surrounding document. */
  loads: string;
  /** Of everything that the page shows, except the time. */
  digest: string;
}

/**
 * Null for a redirect; 'unchanged' if the page would show what one with the digest `known` shows, which takes half of the time of drawing it. Rejects when the page
 * cannot be rendered.
 */
export type DrawPage = (context: RequestContext, known?: string) => Promise<DrawnPage | 'unchanged' | null>;

declare module 'node:http' {
  interface IncomingMessage {
    nameplate?: RequestContext;
  }
}
