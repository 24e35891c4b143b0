/** `X-Request-Id`: taken from whoever sends a well-formed one, such as the proxy, otherwise made. */
import type { IncomingMessage } from 'node:http';
import { newId } from '../../backend/observe/current.ts';
import { rawHeader } from '../http.ts';

export const REQUEST_ID = 'X-Request-Id';

/** Those of nginx, UUIDs, ids of traces. Anything else could forge a log line, or fill the disk. */
const WELL_FORMED = /^[\w.=:-]{8,100}$/;

export function requestIdOf(req: IncomingMessage): string {
  const sent = rawHeader(req, 'x-request-id');
  return sent !== undefined && WELL_FORMED.test(sent) ? sent : newId();
}
