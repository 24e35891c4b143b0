/** Why an address of others did not answer as it should. */

export const OUTBOUND_FAULT_CODES = [
  'OUTBOUND_URL_INVALID',
  /** Neither http nor https: `scheme`. */
  'OUTBOUND_SCHEME',
  /** `host` is in our own network, or in none. */
  'OUTBOUND_ADDRESS_PRIVATE',
  'OUTBOUND_HOST_UNKNOWN',
  'OUTBOUND_UNREACHABLE',
  /** The certificate of `host` is not valid. */
  'OUTBOUND_CERTIFICATE',
  /** Not done within `seconds`. */
  'OUTBOUND_TIMEOUT',
  /** Nothing came for `seconds`. */
  'OUTBOUND_STALLED',
  /** More than `megabytes`. */
  'OUTBOUND_TOO_LARGE',
  'OUTBOUND_HEADERS_TOO_LARGE',
  /** More than `times` redirects. */
  'OUTBOUND_REDIRECTS',
  /** Packed in a way that we did not ask for: `encoding`. */
  'OUTBOUND_ENCODING',
  /** Not HTTP, or cut off. */
  'OUTBOUND_BROKEN',
  /** 401 or 403: `status`. */
  'OUTBOUND_UNAUTHORIZED',
  /** Another status than expected: `status`; `retryAfter` in seconds, if the server says so. */
  'OUTBOUND_STATUS',
] as const;
export type OutboundFaultCode = (typeof OUTBOUND_FAULT_CODES)[number];

/** Words come from the catalogues: what libraries say is not for people. */
export class OutboundFault extends Error {
  readonly code: OutboundFaultCode;
  readonly params: Record<string, string | number>;

  constructor(code: OutboundFaultCode, params: Record<string, string | number> = {}, cause?: unknown) {
    super(`${code} ${JSON.stringify(params)}`, { cause });
    this.name = 'OutboundFault';
    this.code = code;
    this.params = params;
  }
}
