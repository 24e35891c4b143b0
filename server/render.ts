/** Renders one page through Next without a socket, so that the render belongs to no visitor. */

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import type { RequestContext } from '../runtime/core/request-context.ts';
import { contentSecurityPolicy, type PolicyOptions } from './cache/csp.ts';
import type { CachedPage } from './cache/page-cache.ts';

export type NextHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface RenderRequest {
  /** Path and query that Next sees, already normalised. */
  url: string;
  context: RequestContext;
  tags: readonly string[];
  /** Null in development, where Next works with inline styles and scripts of its own. */
  policy: PolicyOptions | null;
}

const kept = ['content-type', 'location', 'link', 'x-robots-tag'];

/** Status, headers and body of the finished page; rejects when Next does not answer. */
export async function renderPage(handler: NextHandler, request: RenderRequest): Promise<CachedPage> {
  const answer = await inject(
    (req, res) => {
      const message = req as unknown as IncomingMessage;
      message.nameplate = request.context;
      void handler(message, res as unknown as ServerResponse);
    },
    { method: 'GET', url: request.url, headers: { host: new URL(request.context.origin).host } },
  );
  const headers: Record<string, string> = {};
  for (const name of kept) {
    const value = answer.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const body = answer.rawPayload;
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  if (isHtml && request.policy) {
    headers['content-security-policy'] = contentSecurityPolicy(body.toString('utf8'), request.policy);
  }
  return {
    status: answer.statusCode,
    headers,
    body,
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    tags: request.tags,
    cacheable: (isHtml && [200, 404, 410].includes(answer.statusCode)) || (!isHtml && answer.statusCode === 200),
    encoded: new Map(),
    rendered: Date.now(),
  };
}
