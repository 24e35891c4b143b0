/** `POST /api/page-preview`: a page as visitors will see it, for those who write it; nothing is stored. */
import type { Backend } from '../../backend/backend.ts';
import { MOST_BYTES } from '../../backend/guards/body.ts';
import { templatePage } from '../../runtime/core/paths/names.ts';
import type { RouteMatch } from '../../runtime/core/paths/types.ts';
import type { CompiledBrand, PageDraft } from '../../runtime/core/request-context.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, readBody, send } from '../http.ts';
import { pageDraftQuery } from '../page-draft.generated.ts';
import type { FormPostServices } from './form-posts.ts';

export interface PagePreviewServices {
  /** Whoever may ask for the preview of a page there may see it here. */
  graphql: Backend['fetch'];
  find(brandId: string): CompiledBrand | undefined;
  show: FormPostServices['show'];
}

/** The body is the input of `pagePreview`, and the headers are those of GraphQL, which also checks them. Errors are answered as GraphQL does. */
export function createPagePreview({ graphql, find, show }: PagePreviewServices): Step<BrandExchange> {
  return async (exchange) => {
    const { req, res, path, address, visited } = exchange;
    if (path !== '/api/page-preview') return false;
    if (!allowMethods(req, res, ['POST'])) return true;
    const input = inputIn(await readBody(req, MOST_BYTES));
    const { frontend = '', authorization } = req.headers;
    const answer = await graphql(
      new Request(new URL('/graphql', visited), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          frontend: String(frontend),
          ...(authorization && { authorization }),
        },
        body: JSON.stringify({ query: pageDraftQuery, variables: { input } }),
      }),
      { address, visited },
    );
    const text = await answer.text();
    const draft = answer.ok ? draftIn(text) : null;
    const brand = find(String(frontend).split(';')[0]?.trim() ?? '');
    if (draft === null || brand === undefined) {
      const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
      send(req, res, { status: answer.ok ? 422 : answer.status, headers, body: text });
      return true;
    }
    const match: RouteMatch = {
      ...{ page: 'landing', document: templatePage, path: input.path },
      ...{ params: {}, taxonomy: [], query: {} },
    };
    await show({ ...exchange, brand }, { locale: input.language, match, draft });
    return true;
  };
}

interface PagePlace {
  language: string;
  path: string;
}

/** Checked by GraphQL; empty where there is none. */
function inputIn(body: Buffer | null): PagePlace {
  const input = parsed(body?.toString('utf8') ?? '');
  const text = (name: string) => {
    const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { ...(typeof input === 'object' ? input : {}), language: text('language'), path: text('path') };
}

function draftIn(text: string): PageDraft | null {
  const answer = parsed(text) as { data?: { pagePreview?: { page: PageDraft } } | null } | null;
  return answer?.data?.pagePreview?.page ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
