import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../core/request-context.ts';

/** Logs an internal error under an id that the visitor may quote. */
export function logFault(context: RequestContext, code: string, error: unknown): string {
  const id = randomBytes(4).toString('hex');
  context.log('error', code, `${id} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return id;
}
