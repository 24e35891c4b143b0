import type { IncomingMessage } from 'node:http';

/** True for a request that may contain files. */
export function isForm({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'POST' && /^\s*multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');
}
