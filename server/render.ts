/** Renders one page without a socket, independently of any visitor. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import inject from 'light-my-request';
import { renders, unknownFrames } from '../backend/observe/metrics.ts';
import type { DrawnPage, DrawPage, RequestContext } from '../runtime/core/request-context.ts';
import { contentSecurityPolicy, type InlineCode, type PolicyOptions } from './cache/csp.ts';
import type { CachedPage } from './cache/page-cache.ts';
import { approvedCode, type DocumentFrame, fillFrame, learnFrame } from './document.ts';
import { postponeScripts } from './page-scripts.ts';
import { joinSheets } from './page-sheet.ts';

export type NextHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface RenderRequest {
  /** Query that Next receives, already normalized; empty for none. */
  search: string;
  context: RequestContext;
  /** Null in development, where Next uses inline styles and scripts of its own. */
  policy: PolicyOptions | null;
  /** Whether it is the data of a client-side navigation rather than a document. */
  isData: boolean;
  /** The page that is rendered anew; returned as it is if it would show the same. */
  known?: CachedPage | undefined;
}

/** Status, headers and body of the rendered page; rejects when Next does not respond. */
export type RenderPage = (request: RenderRequest) => Promise<CachedPage>;

export interface Renderer {
  render: RenderPage;
  /** An explanation once Next has rendered a document without the expected structure, so that it renders all of them; otherwise null. */
  fault(): string | null;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Inline code that the policy allows: what the runtime wrote itself. */
  code: InlineCode;
}

const kept = ['content-type', 'location', 'link', 'x-robots-tag'];
const none: InlineCode = { scripts: [], styles: [] };

/**
 * Next renders the first document of each set of scripts, and all data. Later documents are rendered by the same code,
 * which the page exposes, and inserted into what Next wrote around the first: Next's own path from a request to HTML
 * takes longer than the rest of a page.
 */
export function createRenderer(handler: NextHandler, buildId: string): Renderer {
  const frames = new Map<string, DocumentFrame>();
  let draw: DrawPage | null = null;
  let unknown: string | null = null;

  /** Null if Next must render: nothing is exposed yet, it is not a document, or it fails and Next renders the error. */
  async function drawn({ context, isData, policy, known }: RenderRequest): Promise<DrawnPage | 'unchanged' | null> {
    if (!draw || isData || !policy) return null;
    return draw(context, known?.digest).catch(() => null);
  }

  async function render(request: RenderRequest): Promise<CachedPage> {
    const { context, policy, known } = request;
    const found = await drawn(request);
    if (found === 'unchanged' && known) {
      renders.inc({ by: 'unchanged' });
      return known;
    }
    const page = found === 'unchanged' ? null : found;
    const frame = page && frames.get(page.loads);
    renders.inc({ by: page && frame ? 'frame' : 'next' });
    if (page && frame) {
      const answer = setInto(frame, page, request);
      await context.giveWay?.();
      return { ...finish(request, answer), digest: page.digest };
    }
    const adopt = (handed: DrawPage) => {
      draw ??= handed;
    };
    const answer = await askNext(handler, nextUrl(request, buildId), {
      ...request,
      ...(policy && { context: { ...context, adopt } }),
    });
    if (page && answer.status === page.status) {
      const learnt = learnFrame(answer.body.toString('utf8'));
      if (learnt) frames.set(page.loads, learnt);
      else {
        unknownFrames.inc();
        unknown = 'Next draws every page: its documents do not look as this server expects.';
        context.log('warn', 'FRAME_UNKNOWN', unknown);
      }
    }
    return finish(request, answer);
  }

  return { render, fault: () => unknown };
}

/**
 * Next is always asked for the root of its one page, whatever was requested: other URLs might match files in `public`,
 * its own pages and its build.
 */
function nextUrl({ search, isData }: RenderRequest, buildId: string): string {
  const path = isData ? `/_next/data/${buildId}/index.json` : '/';
  return search ? `${path}?${search}` : path;
}

function setInto(frame: DocumentFrame, page: DrawnPage, { context, search }: RenderRequest): Answer {
  return {
    status: page.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: fillFrame(frame, { page, themeHref: context.brand.themeHref, search }),
    code: frame.code,
  };
}

async function askNext(
  handler: NextHandler,
  url: string,
  { context, policy }: Pick<RenderRequest, 'context' | 'policy'>,
): Promise<Answer> {
  const answer = await inject(
    (req, res) => {
      const message = req as unknown as IncomingMessage;
      message.nameplate = context;
      void handler(message, res as unknown as ServerResponse);
    },
    { method: 'GET', url, headers: { host: new URL(context.origin).host } },
  );
  const headers: Record<string, string> = {};
  for (const name of kept) {
    const value = answer.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const status = answer.statusCode;
  if (!isHtml(headers)) return { status, headers, body: answer.rawPayload, code: none };
  const byNext = answer.rawPayload.toString('utf8');
  // In development, Next replaces scripts and styles of its own.
  const html = policy ? postponeScripts(joinSheets(byNext, context.brand.themeHref)) : byNext;
  return { status, headers, body: Buffer.from(html), code: approvedCode(html) };
}

function isHtml(headers: Readonly<Record<string, string>>): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

function finish({ policy }: RenderRequest, { status, headers, body, code }: Answer): CachedPage {
  const html = isHtml(headers);
  if (html && policy) headers['content-security-policy'] = contentSecurityPolicy(code, policy);
  return {
    status,
    headers,
    body,
    etag: `"${body.length.toString(36)}-${crc32(body).toString(36)}"`,
    tags: [],
    lists: [],
    cacheable: html ? [200, 404, 410].includes(status) : status === 200,
    encoded: new Map(),
    rendered: Date.now(),
  };
}
