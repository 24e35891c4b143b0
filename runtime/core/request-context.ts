/** What server.ts decides about a request before Next sees it. Pages read it from `req.nameplate`. */
import type { BrandDocument } from './document/brand.generated.ts';
import type { Operation } from './operation.ts';
import type { RouteMatch } from './paths/types.ts';
import type { PostedForm } from './posted-form.ts';

/** One brand, merged, checked and frozen. Made by `compileBrand`; a new revision is a new object. */
export interface CompiledBrand {
  readonly id: string;
  /** 12 hex digits over everything that may change a rendered page. */
  readonly revision: string;
  readonly document: Readonly<BrandDocument>;
  /** Path of the brand's stylesheet, hashed: `/theme/<id>.<hash>.css`. */
  readonly themeHref: string;
}

/** One live brand as the directory shows it. */
export interface BrandCard {
  id: string;
  name: string;
  description: string;
  /** Colours as `#rrggbb`. */
  primary: string;
  secondary: string | null;
  locales: readonly string[];
  /** Address of its home page on this server. */
  href: string;
}

/** Passed to pages as `req.nameplate`; module state is never shared with them (two module instances). */
export interface RequestContext {
  readonly brand: CompiledBrand;
  readonly locale: string;
  readonly route: RouteMatch;
  /** Scheme and host of the brand's canonical address, e.g. `https://jobs.example.com`; no trailing slash. */
  readonly origin: string;
  readonly requestId: string;
  /** What a browser sent to this page by itself, and what was wrong with it. Such a page is kept nowhere. */
  readonly posted?: PostedForm;
  /** A sentence about what was done on the page before, for a browser without scripts. Likewise. */
  readonly flash?: string;
  /** Runs one operation for this brand and locale. Rejects with `GraphqlError` in the words of docs/errors.md. */
  query<Answer>(operation: Operation<Answer>): Promise<Answer>;
  /** The brands that are live on this server, by name; for the directory. */
  brands(): readonly BrandCard[];
  log(level: 'info' | 'warn' | 'error', code: string, message: string): void;
  /** Takes over what draws pages, for a server that sets them into their document itself. */
  adopt?(draw: DrawPage): void;
}

/** One page, drawn but not yet set into its document. */
export interface DrawnPage {
  status: number;
  /** Attributes of `<html>`, as HTML with a leading space. */
  attributes: string;
  /** Our own tags of `<head>`, as HTML. */
  head: string;
  /** What stands in the element where the browser takes over, as HTML. */
  body: string;
  /** Page props as JSON that can stand inside of a `<script>`, in parts; what all pages of a brand share is encoded already. */
  props: readonly (string | Buffer)[];
  /** Names of the widgets and modules that the page loads; equal names mean an equal document around it. */
  loads: string;
}

/** Null where there is no page but a redirect. Rejects when the page cannot be drawn. */
export type DrawPage = (context: RequestContext) => Promise<DrawnPage | null>;

declare module 'node:http' {
  interface IncomingMessage {
    nameplate?: RequestContext;
  }
}
