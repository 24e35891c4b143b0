/** Where a video can be watched: a page of its host, or a file. */
export interface VideoSource {
  href: string;
  /** As shown: `youtube.com`. */
  host: string;
}

/** Reads a video address. Null for what is no http(s) address. */
export function readVideoSource(url: string | null | undefined): VideoSource | null {
  const parsed = url ? URL.parse(url) : null;
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  return { href: parsed.href, host: parsed.hostname.replace(/^www\./, '') };
}
