import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';

/** A request, as it arrived over HTTP. */
export interface PartnerRequest {
  brand: CompiledBrand;
  method: string;
  /** Below `/api/v1`. */
  path: string;
  /** Raw, without `?`. */
  query: string;
  headers: Readonly<Record<string, string | undefined>>;
  /** Null if it is too large. */
  body: Buffer | null;
  address: string;
  /** Scheme and host of the request. */
  visited: string;
  /** Identifies the request in the log. */
  id: string;
}
