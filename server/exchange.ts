/** One request on its way through the steps. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CompiledBrand } from '../runtime/core/request-context.ts';

export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  /** Names this request in logs and error pages. */
  id: string;
  /** Raw path without query, as sent. */
  path: string;
  /** Raw query without `?`. */
  query: string;
  /** Lower-case host without port. */
  hostname: string;
  /** `http://host:port` that the visitor used. */
  origin: string;
  /** Host and address as sent, for shortcuts; null if there is none. */
  sent: string | null;
  /** Address of the person: behind a trusted proxy the forwarded one. */
  address: string;
}

export interface BrandExchange extends Exchange {
  brand: CompiledBrand;
  /** Scheme and host that the site gives as its own. */
  origin: string;
  /** `http://host:port` that the visitor used. */
  visited: string;
}

/** A step answers (true) or passes on (false). */
export type Step<E extends Exchange = Exchange> = (exchange: E) => boolean | Promise<boolean>;
