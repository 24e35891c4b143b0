/** `/api/auth/...`: sign-in, sign-out and the session. next-auth does the work; this step decides what reaches it. */
import { ownDestination } from '../../runtime/core/routing/destination.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { send, sendText } from '../http.ts';
import type { AuthAnswer } from './auth-call.ts';
import { deviceCookie } from './auth-devices.ts';
import { withMarker } from './auth-marker.ts';
import type { AuthVisit } from './auth-options.ts';
import { errorCode, languageOf, signInPage } from './auth-pages.ts';
import { type ReadRequest, readAuthRequest } from './auth-request.ts';
import { type AuthStepOptions, askNextAuth, authVisit } from './auth-visit.ts';

export function createAuth(options: AuthStepOptions): Step<BrandExchange> {
  return async (exchange) => {
    const { path, req, res, brand, visited } = exchange;
    if (path !== '/api/auth' && !path.startsWith('/api/auth/')) return false;
    const request = await readAuthRequest(exchange);
    if (request === null) return true;
    const locale = languageOf(brand, visited, namedAddresses(request, req.headers.referer));
    const isOpen = options.hasAccounts(exchange);
    const visit = authVisit(options, exchange, { locale, cookies: request.cookies });
    const early = isOpen ? answerEarly(request, visit, req.method) : answerClosed(request, visit);
    if (early !== null) {
      sendAnswer(exchange, early, request);
      return true;
    }
    const asked = await askNextAuth(options, exchange, visit, forNextAuth(request, visit, req.method ?? 'GET'));
    // The database was unavailable: the cookies stay, and the browser retries.
    if (asked === null) {
      sendText(req, res, 503, 'Sessions cannot be read at the moment. Please try again in a few seconds.', {
        'Retry-After': '3',
      });
      return true;
    }
    const { answer, devices } = asked;
    const own = toOwnPages(answer, visit);
    const cookies = devices === null ? own.cookies : [...own.cookies, deviceCookie(devices, visited)];
    sendAnswer(exchange, { ...own, cookies }, request);
    return true;
  };
}

const CALLBACK_COOKIES = ['__Secure-next-auth.callback-url', 'next-auth.callback-url'];

/** In the order in which they indicate the person's language. */
function namedAddresses({ body, query, cookies }: ReadRequest, referer: string | undefined): unknown[] {
  return [body.callbackUrl, query.callbackUrl, referer, ...CALLBACK_COOKIES.map((name) => cookies[name])];
}

/** Requests to which next-auth would respond with pages of its own, or with a bare sentence. */
function answerEarly({ action, provider, query }: ReadRequest, visit: AuthVisit, method = 'GET'): AuthAnswer | null {
  const known = ['credentials', ...visit.networks.map(([network]) => network)];
  if (action === 'error') return toPage(signInPage(visit.pages, errorCode(query.error ?? provider)));
  if (action !== 'signin' && action !== 'callback') return null;
  if (method === 'GET' && (action === 'signin' || provider === 'credentials' || provider === ''))
    return toPage(
      signInPage(visit.pages, query.error === undefined ? null : errorCode(query.error), ownCallback(query, visit)),
    );
  return known.includes(provider) ? null : toPage(signInPage(visit.pages, null));
}

/** Without sign-in there is no session, and there are no providers. */
function answerClosed({ action }: ReadRequest, { pages }: AuthVisit): AuthAnswer {
  if (action === 'session' || action === 'providers' || action === 'csrf')
    return { status: 200, location: null, cookies: [], body: {} };
  return toPage(signInPage(pages, 'Configuration'));
}

function toPage(location: string): AuthAnswer {
  return { status: 302, location, cookies: [], body: null };
}

function ownCallback({ callbackUrl }: Record<string, unknown>, { origin }: AuthVisit): string | undefined {
  const own = ownDestination(callbackUrl, origin);
  return own === null ? undefined : origin + own;
}

/** A callback URL on another site becomes the home page: if left out, next-auth would use that of an earlier visit. */
function forNextAuth({ action, provider, query, cookies, body }: ReadRequest, visit: AuthVisit, method: string) {
  const corrected = (fields: Record<string, unknown>) =>
    fields.callbackUrl === undefined ? {} : { callbackUrl: ownCallback(fields, visit) ?? visit.pages.home };
  const path = provider === '' ? [action] : [action, provider];
  // next-auth responds 500 to an invalid one until the browser drops it.
  const kept = Object.entries(cookies).filter(
    ([name, value]) => !CALLBACK_COOKIES.includes(name) || ownDestination(value, visit.origin) !== null,
  );
  return {
    method,
    query: { ...query, ...textOnly(corrected(query)), nextauth: path },
    cookies: Object.fromEntries(kept),
    headers: {},
    body: { ...body, ...corrected(body) },
  };
}

function textOnly(fields: { callbackUrl?: string }): Record<string, string> {
  return fields.callbackUrl === undefined ? {} : { callbackUrl: fields.callbackUrl };
}

/** next-auth would first redirect to its own URLs with a code; this goes to our page directly. */
function toOwnPages(answer: AuthAnswer, visit: AuthVisit): AuthAnswer {
  const named = answer.location ?? urlIn(answer.body);
  const own = named !== null && URL.canParse(named) ? new URL(named) : null;
  if (own?.origin !== visit.origin || !/^\/api\/auth\/(signin|error|signout)$/.test(own.pathname)) return answer;
  const { searchParams: query, pathname } = own;
  const isRefused = query.get('csrf') === 'true';
  const error = isRefused ? 'MissingCSRF' : query.get('error');
  const page =
    pathname.endsWith('signout') && !isRefused
      ? visit.pages.signOut
      : signInPage(visit.pages, error === null ? null : errorCode(error));
  return answer.location === null ? { ...answer, body: { url: page } } : { ...answer, location: page };
}

function urlIn(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string' ? body.url : null;
}

/** A redirect is sent as JSON to clients that request JSON. */
function sendAnswer(
  { req, res, visited }: BrandExchange,
  answer: AuthAnswer,
  { body, cookies: sent, action }: ReadRequest,
): void {
  const { status, location } = answer;
  const cookies = withMarker(answer.cookies, {
    sent,
    // Nothing is known of the session after a refused request.
    isSession: action === 'session' && status === 200,
    isSecure: visited.startsWith('https:'),
  });
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies);
  const headers: Record<string, string> = { 'Cache-Control': 'private, no-store' };
  if (location !== null && body.json !== 'true') {
    send(req, res, { status: 302, headers: { ...headers, Location: location } });
    return;
  }
  const content = location === null ? answer.body : { url: location };
  if (typeof content === 'string' || content === null) {
    sendText(req, res, status, content ?? '', headers);
    return;
  }
  send(req, res, {
    status: location === null ? status : 200,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(content),
  });
}
