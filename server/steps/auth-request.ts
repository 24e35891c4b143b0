/** Parses a request to the sign-in routes, and responds to invalid ones. */
import { parse } from 'node:querystring';
import type { BrandExchange } from '../exchange.ts';
import { allowMethods, isFromHere, readBody, sendText } from '../http.ts';

export interface ReadRequest {
  action: string;
  /** Empty if the path names none. */
  provider: string;
  query: Record<string, string>;
  cookies: Record<string, string>;
  body: Record<string, unknown>;
}

const LARGEST_BODY = 64 * 1024;
const methods: Readonly<Record<string, readonly string[]>> = {
  signin: ['GET', 'POST'],
  callback: ['GET', 'POST'],
  signout: ['GET', 'POST'],
  session: ['GET', 'POST'],
  csrf: ['GET'],
  providers: ['GET'],
  error: ['GET'],
};

/** Null after responding 404, 405, 400, 403, 413 or 415. */
export async function readAuthRequest(exchange: BrandExchange): Promise<ReadRequest | null> {
  const { req, res, path, query, visited } = exchange;
  const [action = '', provider = '', ...more] = path.split('/').slice(3);
  const allowed = Object.hasOwn(methods, action) ? methods[action] : undefined;
  if (allowed === undefined || more.length > 0 || !/^[\w-]{0,40}$/.test(provider)) {
    sendText(req, res, 404, 'There is nothing at this address.');
    return null;
  }
  if (!allowMethods(req, res, allowed)) return null;
  if (req.method === 'POST' && !isFromHere(req.headers.origin, visited)) {
    sendText(req, res, 403, 'Signing in is done from pages of this site only.', { Connection: 'close' });
    return null;
  }
  const body = req.method === 'POST' ? await readFields(exchange) : {};
  return body && { action, provider, query: textsOf(parse(query)), cookies: readCookies(req.headers.cookie), body };
}

async function readFields({ req, res }: BrandExchange): Promise<Record<string, unknown> | null> {
  const type = req.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const raw = await readBody(req, LARGEST_BODY);
  if (raw === null) {
    sendText(req, res, 413, 'A body here has at most 64 KB.', { Connection: 'close' });
    return null;
  }
  if (raw.length === 0) return {};
  if (type === 'application/x-www-form-urlencoded') return textsOf(parse(raw.toString('utf8')));
  if (type !== 'application/json') {
    sendText(req, res, 415, 'The body is a form (application/x-www-form-urlencoded) or JSON.');
    return null;
  }
  const fields = readJsonObject(raw.toString('utf8'));
  if (fields === null) sendText(req, res, 400, 'The body is no JSON object.');
  return fields;
}

/** The strings of an object, and of one in `data`; anything else is not a form field. */
function readJsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const data = 'data' in value && typeof value.data === 'object' && value.data !== null ? value.data : undefined;
    return { ...textsOf(value), ...(data && { data: textsOf(data) }) };
  } catch {
    return null;
  }
}

/** The string entries; of several values the first. */
function textsOf(fields: object): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' && name !== '__proto__' ? [[name, first] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** Cookies by name; of duplicates the first. Values that cannot be decoded are left as they are. */
export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(0, equals)).trim();
    if (name === '' || name === '__proto__' || Object.hasOwn(cookies, name)) continue;
    cookies[name] = decode(
      part
        .slice(equals + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    );
  }
  return cookies;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
