import type { RequestContext } from '../../core/request-context.ts';

/** Logs an internal error under the id of the request, which the visitor may quote. */
export function logFault(context: RequestContext, code: string, error: unknown): string {
  const { requestId: id } = context;
  context.log('error', code, `${id} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return id;
}
