/** A request as it passes through the steps. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import type { RequestKind } from './observe/requests.ts';

export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** Identifies this request in logs and error pages. */
  id: string;
  /** Raw path without query, as sent. */
  path: string;
  /** Raw query without `?`. */
  query: string;
  /** Lowercase host without port. */
  hostname: string;
  /** `http://host:port` of the request. */
  origin: string;
  /** Raw host and URL, for shortcuts; null if there are none. */
  sent: string | null;
  /** IP address of the client: behind a trusted proxy the forwarded one. */
  address: string;
  /** On the host of a preview: the brand that it shows, which is not the live one of that name. */
  previewed?: CompiledBrand;
}

export interface BrandExchange extends Exchange {
  brand: CompiledBrand;
  /** The site's canonical scheme and host. */
  origin: string;
  /** `http://host:port` of the request. */
  visited: string;
}

/** A step responds (true) or passes on (false). */
export type Step<E extends Exchange = Exchange> = (exchange: E) => boolean | Promise<boolean>;

/** A step, and what its answers count as. */
export type CountedStep = readonly [kind: RequestKind, answer: Step<BrandExchange>];
