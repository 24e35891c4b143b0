/** Reads the cookie that the server sets beside the session cookie, which scripts cannot read. */
export function hasSessionMarker(cookies = document.cookie): boolean {
  return /(?:^|;\s*)np-signed-in=1(?:;|$)/.test(cookies);
}
