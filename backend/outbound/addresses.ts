/** Which addresses are on the internet, and none of ours. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Whether an IP address may be connected to. Addresses of IPv4 in those of IPv6 are taken out; other ways through
 * (6to4, Teredo, ...) are refused, as is everything that is set aside for private or special use.
 */
export function isPublicAddress(text: string): boolean {
  // The library also reads short and octal forms, which must not get here.
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return isPublicV4(address);
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
  if (address.match(NAT64)) return isPublicV4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return address.match(GLOBAL_V6) && address.range() === 'unicast';
}

/** 198.18.0.0/15 is for measurements between networks; 192.88.99.0/24 was for 6to4. */
const SPECIAL_V4 = ['198.18.0.0/15', '192.88.99.0/24'].map((range) => ipaddr.IPv4.parseCIDR(range));

function isPublicV4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !SPECIAL_V4.some((range) => address.match(range));
}
