/**
 * The ways into the workspace: `/admin` of a site leads there, for people with a session by a one-time pass (decision
 * 0030). The workspace itself has nothing but the administration and signing in.
 */
import { randomBytes } from 'node:crypto';
import { stateOf } from '../../backend/modules/accounts/workspace-pass.ts';
import { NETWORK_PAGES } from '../../runtime/core/brand/network.ts';
import { NETWORK_ID } from '../../runtime/core/brand/network-id.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { ownDestination } from '../../runtime/core/routing/destination.ts';
import { resolveRoute } from '../../runtime/core/routing/resolve.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { allowMethods, send, sendText } from '../http.ts';
import { isLocalHost } from '../settings/site-origin.ts';
import type { PlainSignIn } from './auth-plain.ts';
import { readCookies } from './auth-request.ts';
import { dataRequest } from './page-url.ts';

export interface WorkspaceDoorOptions {
  /** Null without a workspace. */
  adminHost: string | null;
  buildId: string;
  signIn: PlainSignIn;
  /** A pass for the session of a bearer token of this site; null for people who administer nothing there. */
  pass(exchange: BrandExchange, bearer: string, state: string): Promise<string | null>;
  findBrand(id: string): CompiledBrand | undefined;
  /** Scheme and host of a site. */
  originOf(brand: CompiledBrand): string;
}

const DOOR = '/api/workspace';
const COOKIE = 'np-workspace-door';
/** The way there and back takes seconds. */
const COOKIE_SECONDS = 120;

export function createWorkspaceDoor(options: WorkspaceDoorOptions): Step<BrandExchange> {
  const { adminHost, buildId, signIn, pass, findBrand } = options;
  if (adminHost === null) return () => false;

  return async (exchange) => {
    const { brand, path } = exchange;
    if (brand.id === NETWORK_ID) {
      if (path === DOOR) return enter(exchange);
      return leadHome(exchange);
    }
    if (path === DOOR) return exchange.query.startsWith('act=') ? act(exchange) : issue(exchange);
    return path.includes('/admin') && leadOver(exchange);
  };

  /** On a site: `/admin` and everything below it is in the workspace. */
  function leadOver(exchange: BrandExchange): boolean {
    const { req, res, brand } = exchange;
    const place = placeInWorkspace(exchange, buildId);
    if (place === null) return false;
    if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
    if (place.isData) return elsewhere(exchange);
    return leadTo(exchange, address(workspaceFrom(exchange), { brand: brand.id, to: place.to }));
  }

  /** On a site: a pass for this person, or the way back without one. */
  async function issue(exchange: BrandExchange): Promise<boolean> {
    const { req, res, brand } = exchange;
    if (!allowMethods(req, res, ['GET'])) return true;
    const asked = new URLSearchParams(exchange.query);
    const bearer = await signIn.bearer(exchange, brand.document.locales.default);
    const state = asked.get('state') ?? '';
    const token = bearer && (await pass(exchange, bearer.replace(/^Bearer /, ''), state));
    const back = { brand: brand.id, to: asked.get('to') ?? '', ...(token ? { pass: token } : { pass: '' }) };
    return leadTo(exchange, address(workspaceFrom(exchange), back));
  }

  /** On a site: into the session of somebody as whom an administrator in the workspace acts. */
  async function act(exchange: BrandExchange): Promise<boolean> {
    const { req, res, brand, query } = exchange;
    if (!allowMethods(req, res, ['GET'])) return true;
    const { locales } = brand.document;
    const token = new URLSearchParams(query).get('act') ?? '';
    const entered = await signIn.enter(exchange, { act: token }, locales.default);
    if ('cookies' in entered) res.setHeader('Set-Cookie', entered.cookies);
    return leadTo(exchange, 'cookies' in entered ? '/dashboard' : '/user/login?error=AccessDenied');
  }

  /** In the workspace: with a pass, into a session; without one, to the site for it. */
  async function enter(exchange: BrandExchange): Promise<boolean> {
    const { req, res, visited, query } = exchange;
    if (!allowMethods(req, res, ['GET'])) return true;
    const asked = new URLSearchParams(query);
    const to = placeIn(asked.get('to'), visited);
    const language = /^\/(de|fr|es)\//.exec(to)?.[1] ?? 'en';
    const given = asked.get('pass');
    if (given !== null) {
      const nonce = readCookies(req.headers.cookie)[cookieName(visited)];
      const entered =
        given && nonce ? await signIn.enter(exchange, { pass: given, nonce }, language) : { refused: 'AccessDenied' };
      const cookies = 'cookies' in entered ? entered.cookies : [];
      res.setHeader('Set-Cookie', [...cookies, cookie(visited, '', 0)]);
      return leadTo(exchange, to);
    }
    const site = findBrand(asked.get('brand') ?? '');
    if (site === undefined || (await signIn.bearer(exchange, language)) !== null) return leadTo(exchange, to);
    const nonce = randomBytes(24).toString('base64url');
    res.setHeader('Set-Cookie', cookie(visited, nonce, COOKIE_SECONDS));
    return leadTo(exchange, address(siteFrom(exchange, site), { state: stateOf(nonce), to }));
  }

  /** In the workspace: what is an ordinary page on a site leads to the administration. */
  function leadHome(exchange: BrandExchange): boolean {
    const data = dataRequest(exchange, buildId);
    if (data === 'other-build') return false;
    const { path } = data ?? exchange;
    const decision = resolveRoute(exchange.brand, 'GET', path);
    const isOther = decision.kind === 'page' && !NETWORK_PAGES.includes(decision.match.document);
    if (!isOther && !/\/dashboard$/.test(path)) return false;
    if (data) return elsewhere(exchange);
    const language = /^\/(de|fr|es)(?:\/|$)/.exec(path)?.[1];
    return leadTo(exchange, language === undefined ? '/admin' : `/${language}/admin`);
  }

  function workspaceFrom(exchange: BrandExchange): string {
    return workspaceOrigin(adminHost ?? '', exchange);
  }

  function siteFrom({ visited }: BrandExchange, site: CompiledBrand): string {
    const { protocol, port, hostname } = new URL(visited);
    return isLocalHost(hostname) ? `${protocol}//${site.id}.localhost${port && `:${port}`}` : options.originOf(site);
  }
}

/** Scheme and host of the workspace, for who visits another host of this server. */
export function workspaceOrigin(adminHost: string, { visited }: Pick<BrandExchange, 'visited'>): string {
  const { protocol, port } = new URL(visited);
  return isLocalHost(adminHost) ? `${protocol}//${adminHost}${port && `:${port}`}` : `https://${adminHost}`;
}

/** Where the workspace has a page of a site's administration; null for other pages. `isData` for a client-side navigation. */
export function placeInWorkspace(exchange: BrandExchange, buildId: string): { to: string; isData: boolean } | null {
  const data = dataRequest(exchange, buildId);
  if (data === 'other-build') return null;
  const { path, query } = data ?? exchange;
  const decision = resolveRoute(exchange.brand, 'GET', path);
  if (decision.kind !== 'page' || decision.match.document !== 'admin') return null;
  const { locale, match } = decision;
  const language = locale.split('-')[0] ?? locale;
  const rest = match.params.rest ? `/${match.params.rest}` : '';
  const wanted = new URLSearchParams(query);
  wanted.set('brand', exchange.brand.id);
  return { to: `${language === 'en' ? '' : `/${language}`}/admin${rest}?${wanted}`, isData: data !== null };
}

const address = (origin: string, query: Record<string, string>) => `${origin}${DOOR}?${new URLSearchParams(query)}`;

/** A place in the administration. */
function placeIn(wanted: string | null, origin: string): string {
  const own = ownDestination(wanted, origin);
  return own !== null && /^(?:\/(?:de|fr|es))?\/admin(?:[/?]|$)/.test(own) ? own : '/admin';
}

function leadTo({ req, res }: BrandExchange, location: string): true {
  // Addresses here may contain a pass.
  const headers = { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  send(req, res, { status: 303, headers });
  return true;
}

/** To a client-side navigation: the browser then goes there itself. */
function elsewhere({ req, res }: BrandExchange): true {
  sendText(req, res, 404, 'This address leads elsewhere.');
  return true;
}

const isSecure = (origin: string) => origin.startsWith('https:');
const cookieName = (origin: string) => (isSecure(origin) ? `__Secure-${COOKIE}` : COOKIE);

function cookie(origin: string, value: string, seconds: number): string {
  const secure = isSecure(origin) ? '; Secure' : '';
  return `${cookieName(origin)}=${value}; Path=${DOOR}; HttpOnly; SameSite=Lax${secure}; Max-Age=${seconds}`;
}
