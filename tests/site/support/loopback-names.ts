/**
 * Names below localhost lead to this machine (RFC 6761), in Node as in browsers: not every machine resolves them. Import it
 * for its effect.
 */
import dns from 'node:dns';

const addressOf = (hostname: string): string => (/\.localhost\.?$/i.test(hostname) ? '127.0.0.1' : hostname);

const { lookup } = dns;
const lookupLater = dns.promises.lookup;
dns.lookup = Object.assign(
  (hostname: string, ...rest: unknown[]) => Reflect.apply(lookup, dns, [addressOf(hostname), ...rest]),
  { __promisify__: lookup.__promisify__ },
) as typeof lookup;
dns.promises.lookup = ((hostname: string, ...rest: unknown[]) =>
  Reflect.apply(lookupLater, dns.promises, [addressOf(hostname), ...rest])) as typeof lookupLater;
