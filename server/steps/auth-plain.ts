/** Sign-in by a form submitted without scripts: calls next-auth the way its own client does. */
import type { BrandExchange } from '../exchange.ts';
import { withMarker } from './auth-marker.ts';
import { errorCode } from './auth-pages.ts';
import { readCookies } from './auth-request.ts';
import { type AuthStepOptions, askNextAuth, authVisit } from './auth-visit.ts';

export interface PlainSignIn {
  /** Whether sign-in is available here. */
  isOpen(exchange: BrandExchange): boolean;
  /** The cookies of a new session, or a code for which the sign-in page has a sentence. */
  enter(
    exchange: BrandExchange,
    who: Credentials,
    locale: string,
  ): Promise<{ cookies: string[] } | { refused: string }>;
  /** The `authorization` header that a page with scripts would send; null without a session. */
  bearer(exchange: BrandExchange, locale: string): Promise<string | null>;
}

/** With a password, with a pass into the workspace, or with a token for acting as somebody. */
type Credentials = { email: string; password: string } | { pass: string; nonce: string } | { act: string };

const SESSION = /^(?:__Secure-)?next-auth\.session-token(?:\.\d+)?$/;

/** The caller has verified that the post comes from a page of this site. */
export function createPlainSignIn(options: AuthStepOptions): PlainSignIn {
  return {
    isOpen: options.hasAccounts,
    async enter(exchange, who, locale) {
      const { req, visited } = exchange;
      const sent = readCookies(req.headers.cookie);
      const visit = authVisit(options, exchange, { locale, cookies: sent });
      const request = { method: 'GET', query: { nextauth: ['csrf'] }, cookies: {}, headers: {}, body: {} };
      const offered = await askNextAuth(options, exchange, visit, request);
      const csrfToken = textIn(offered?.answer.body, 'csrfToken');
      if (!offered || csrfToken === null) return { refused: 'Unreachable' };
      const asked = await askNextAuth(options, exchange, visit, {
        method: 'POST',
        query: { nextauth: ['callback', 'credentials'] },
        // The CSRF token belongs to the cookie that was just set; the browser needs neither.
        cookies: readCookies(offered.answer.cookies.map((cookie) => cookie.replace(/;.*$/s, '')).join('; ')),
        headers: {},
        body: { csrfToken, ...who, callbackUrl: visit.pages.home },
      });
      if (asked === null) return { refused: 'Unreachable' };
      const { answer, devices } = asked;
      const session = answer.cookies.filter((cookie) => SESSION.test(cookie.slice(0, cookie.indexOf('='))));
      if (devices === null || session.length === 0) return { refused: refusalIn(answer.location) };
      return { cookies: withMarker(session, { sent, isSession: false, isSecure: visited.startsWith('https:') }) };
    },
    async bearer(exchange, locale) {
      const cookies = readCookies(exchange.req.headers.cookie);
      if (!options.hasAccounts(exchange) || !Object.keys(cookies).some((name) => SESSION.test(name))) return null;
      const visit = authVisit(options, exchange, { locale, cookies });
      const request = { method: 'GET', query: { nextauth: ['session'] }, cookies, headers: {}, body: {} };
      const token = textIn((await askNextAuth(options, exchange, visit, request))?.answer.body, 'jwt');
      return token === null ? null : `Bearer ${token}`;
    },
  };
}

/** next-auth redirects to the sign-in page with a code. */
function refusalIn(location: string | null): string {
  const code = location !== null && URL.canParse(location) ? new URL(location).searchParams.get('error') : null;
  return errorCode(code ?? 'Default');
}

function textIn(body: unknown, name: string): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : null;
}
