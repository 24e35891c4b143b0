/**
 * Adds a missing protocol: `example.com` becomes `https://example.com`. Anything that is not an address is unchanged.
 */
export function withProtocol(text: string): string {
  const address = text.trim();
  const hasOne = /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/]+\.[^/:]+:\d+(?:\/|$)/.test(address);
  if (address === '' || hasOne) return address;
  const bare = address.replace(/^\/\//, '');
  return /^[^\s/?#@]+\.[^\s/?#@]{2,}(?:[/?#]|$)/.test(bare) ? `https://${bare}` : address;
}
