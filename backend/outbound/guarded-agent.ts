/** A connection to an address of others, checked at the moment when it is made. */
import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from './addresses.ts';
import { OutboundFault } from './outbound-fault.ts';

/** All addresses of a host. */
export type Lookup = (host: string) => Promise<LookupAddress[]>;

export interface AgentOptions {
  lookup: Lookup;
  /** True lets it connect to any address. */
  isAllowed: boolean;
  connectMs: number;
  idleMs: number;
}

const MOST_HEADER_BYTES = 32 * 1024;

export const lookupBySystem: Lookup = (host) =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/** The host, without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: { hostname: string }): string => hostname.replace(/^\[|\]$/g, '');

/**
 * For one request. The socket is connected to the addresses that were checked, so an answer of the DNS that has changed
 * since does not matter. Addresses in numbers are not looked up by Node; they are checked as they are.
 */
export function createGuardedAgent({ lookup, isAllowed, connectMs, idleMs }: AgentOptions): Agent {
  const checked: LookupFunction = (host, { all }, done) => {
    lookup(host).then(
      (addresses) => {
        const usable = isAllowed ? addresses : addresses.filter(({ address }) => isPublicAddress(address));
        const [first] = usable;
        if (!first) done(new OutboundFault('OUTBOUND_ADDRESS_PRIVATE', { host }), []);
        else if (all) done(null, usable);
        else done(null, first.address, first.family);
      },
      (error) => done(error, []),
    );
  };
  // Node tries the addresses one after the other by itself.
  const connect = buildConnector({ lookup: checked, timeout: connectMs, allowH2: false });
  return new Agent({
    connect(options, done) {
      const host = hostOf(options);
      if (isIP(host) !== 0 && !isAllowed && !isPublicAddress(host)) {
        done(new OutboundFault('OUTBOUND_ADDRESS_PRIVATE', { host }), null);
      } else connect(options, done);
    },
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
  });
}
