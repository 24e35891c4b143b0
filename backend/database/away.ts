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
  return originOf(error) !== undefined;
}

/** Whether the connection is gone with it. On one that says that the disk is full, the next statement may read. */
export function isConnectionLost(error: unknown): boolean {
  const origin = originOf(error);
  return origin !== undefined && !('severity' in origin && origin.severity === 'ERROR');
}

/** The cause that says so. */
function originOf(error: unknown): Error | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause ?? originalOf(at), depth += 1) {
    const one = at instanceof AggregateError ? at.errors.map(originOf).find((found) => found !== undefined) : undefined;
    if (one !== undefined) return one;
    const code = 'code' in at ? String(at.code) : '';
    if (serverCodes.test(code) || sentences.test(at.message)) return at;
    if (socketCodes.includes(code) && 'syscall' in at && socketCalls.includes(String(at.syscall))) return at;
  }
  return undefined;
}

function originalOf(error: Error): unknown {
  return 'originalError' in error ? error.originalError : undefined;
}
