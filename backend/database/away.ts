/** Tells whether an error means that the database is unavailable rather than that a statement is wrong. */

/** Connection error codes; ENOENT means that the socket file is gone. */
const socketCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
const socketCalls = ['connect', 'read', 'write', 'getaddrinfo'];
/** PostgreSQL error classes and codes: broken connections, a server that starts or stops, too many connections, a full disk. */
const serverCodes = /^(?:08...|57P0[1-5]|53[0-4]00)$/;
/** Messages of pg and its pool that come without a code. */
const sentences =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/** Also checks the error's causes. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause ?? originalOf(at), depth += 1) {
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
    const code = 'code' in at ? String(at.code) : '';
    if (serverCodes.test(code) || sentences.test(at.message)) return true;
    if (socketCodes.includes(code) && 'syscall' in at && socketCalls.includes(String(at.syscall))) return true;
  }
  return false;
}

function originalOf(error: Error): unknown {
  return 'originalError' in error ? error.originalError : undefined;
}
