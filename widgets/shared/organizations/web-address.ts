/** A typed web address: `href` to link to, `host` to show (`example.com`). Null for anything but http(s). */
export function readWebAddress(text: string | null | undefined): { href: string; host: string } | null {
  const url = text ? URL.parse(text.includes('://') ? text : `https://${text}`) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || !url.hostname.includes('.')) return null;
  return { href: url.href, host: url.hostname.replace(/^www\./, '') };
}
