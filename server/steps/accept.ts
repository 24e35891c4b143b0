/** First step: turns a raw request into an exchange, trusting forwarded headers only from configured proxies. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyaddr from 'proxy-addr';
import { currentId } from '../../backend/observe/current.ts';
import type { Exchange } from '../exchange.ts';
import { rawHeader, secureHeaders, sendText } from '../http.ts';

const hostPattern = /^(?<name>[a-z0-9._-]{1,254}|\[[0-9a-f:.]{2,45}\])(?::(?<port>\d{1,5}))?$/;

/** Whether the sender at this address is trusted, `at` being the number of hops before us. */
export type Trust = (address: string, at: number) => boolean;

/** The single interpretation of `TRUST_PROXY`. */
export function compileTrust(trustProxy: readonly string[]): Trust {
  return trustProxy.length > 0 ? proxyaddr.compile([...trustProxy]) : () => false;
}

/** Raw host, scheme and URL, on which a public page depends; null for a request that needs full processing. */
export function createIdentify(trusts: Trust): (req: IncomingMessage) => string | null {
  return (req) => {
    if (hostsNamed(req) !== 1) return null;
    const host = rawHeader(req, 'host');
    const forwardedHost = rawHeader(req, 'x-forwarded-host');
    const forwardedScheme = rawHeader(req, 'x-forwarded-proto');
    const isForwarded = (forwardedHost ?? forwardedScheme) !== undefined && trusts(req.socket.remoteAddress ?? '', 0);
    return isForwarded ? `${forwardedScheme}\n${forwardedHost}\n${host}\n${req.url}` : `${host}\n${req.url}`;
  };
}

/** With two Host headers, a proxy and this server may disagree about the site. */
function hostsNamed({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** The address of a visitor, as an exchange has it, of a request that is otherwise not read. */
export function createAddressOf(trusts: Trust): (req: IncomingMessage) => string {
  return (req) => {
    const sender = req.socket.remoteAddress ?? '';
    if (!trusts(sender, 0)) return sender;
    const forwarded = rawHeader(req, 'x-forwarded-for');
    return forwarded === undefined || forwarded.includes(',') ? proxyaddr(req, trusts) : forwarded.trim();
  };
}

/** Null after responding 400 to a request without a usable host or path. */
export function createAccept(trusts: Trust, identify: ReturnType<typeof createIdentify>) {
  return function accept(req: IncomingMessage, res: ServerResponse): Exchange | null {
    const sent = identify(req);
    const fromProxy = trusts(req.socket.remoteAddress ?? '', 0);
    const forwardedHost = fromProxy ? first(req.headers['x-forwarded-host']) : undefined;
    const forwardedScheme = fromProxy ? first(req.headers['x-forwarded-proto']) : undefined;
    const address = proxyaddr(req, trusts);
    for (const name of Object.keys(req.headers)) {
      if (name === 'forwarded' || name.startsWith('x-forwarded-')) delete req.headers[name];
    }
    if (hostsNamed(req) > 1) {
      sendText(req, res, 400, 'The request names two hosts.');
      return null;
    }
    const host = hostPattern.exec((forwardedHost ?? req.headers.host ?? '').toLowerCase());
    // A host may match the pattern and still be invalid, such as `x:99999` or `1.2.3.999`, and would fail in every URL made from it.
    if (!host?.groups?.name || !URL.canParse(`http://${host[0]}`)) {
      sendText(req, res, 400, 'The Host header names no host.');
      return null;
    }
    const url = req.url ?? '/';
    if (!url.startsWith('/')) {
      sendText(req, res, 400, 'The request names no path.');
      return null;
    }
    const scheme = forwardedScheme === 'https' ? 'https' : 'http';
    if (scheme === 'https') for (const [name, value] of Object.entries(secureHeaders)) res.setHeader(name, value);
    const mark = url.indexOf('?');
    const hostname = host.groups.name.replace(/\.$/, '');
    return {
      req,
      res,
      id: currentId(),
      path: mark < 0 ? url : url.slice(0, mark),
      query: mark < 0 ? '' : url.slice(mark + 1),
      hostname,
      origin: `${scheme}://${hostname}${host.groups.port ? `:${host.groups.port}` : ''}`,
      sent,
      address,
    };
  };
}

function first(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',')[0]?.trim().toLowerCase() || undefined;
}
