/** Errors of the network as faults with a code. */
import { OutboundFault } from './outbound-fault.ts';

const UNREACHABLE = /^(ECONN|EHOST|ENET|EPIPE|EADDR|ETIMEDOUT|EACCES|UND_ERR_SOCKET)/;
const CERTIFICATE = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/;

export function faultOf(error: unknown, { host, idleMs }: { host: string; idleMs: number }): OutboundFault {
  const ours = findOurs(error);
  if (ours) return ours;
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') {
    return new OutboundFault('OUTBOUND_HOST_UNKNOWN', { host }, error);
  }
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') {
    return new OutboundFault('OUTBOUND_STALLED', { seconds: idleMs / 1000 }, error);
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW') {
    return new OutboundFault('OUTBOUND_HEADERS_TOO_LARGE', {}, error);
  }
  if (CERTIFICATE.test(code)) return new OutboundFault('OUTBOUND_CERTIFICATE', { host }, error);
  if (UNREACHABLE.test(code) || code === 'UND_ERR_CONNECT_TIMEOUT') {
    return new OutboundFault('OUTBOUND_UNREACHABLE', { host }, error);
  }
  return new OutboundFault('OUTBOUND_BROKEN', { host }, error);
}

/** Several addresses were tried: what stopped the first counts. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof AggregateError ? codeOf(error.errors[0]) : codeOf(error.cause);
}

function findOurs(error: unknown): OutboundFault | null {
  if (error instanceof OutboundFault) return error;
  return error instanceof Error && error.cause !== undefined ? findOurs(error.cause) : null;
}
