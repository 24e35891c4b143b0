/** The cookie that the server sets beside the session's own, which pages cannot see. */
export function hasSessionMarker(cookies = document.cookie): boolean {
  return /(?:^|;\s*)np-signed-in=1(?:;|$)/.test(cookies);
}
