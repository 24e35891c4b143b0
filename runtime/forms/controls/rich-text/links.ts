/** Addresses a person may link to or embed. */
import { FRAME_HOSTS, PICTURE } from '../../../core/richtext/formats.ts';
import { readVideo } from '../../../core/video-embed.ts';
import { withProtocol } from '../../parts/web-address.ts';

/** A complete web or email address; null for anything else. `ida@example.com` becomes `mailto:`. */
export function readLink(text: string): string | null {
  const typed = text.trim();
  const address = /^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(typed) ? `mailto:${typed}` : withProtocol(typed);
  if (/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(address)) return address;
  const url = URL.parse(address);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isWeb && url.hostname.includes('.') ? address : null;
}

export type Media = { kind: 'frame' | 'picture'; src: string };

/** What an address embeds: a player of an allowed host, or an image. Null for neither. */
export function readMedia(text: string): Media | null {
  const address = withProtocol(text);
  if (/\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i.test(address) && PICTURE.test(address)) {
    return { kind: 'picture', src: address };
  }
  const player = readVideo(address)?.player;
  const url = URL.parse(player ?? address);
  const host = url?.protocol === 'https:' ? FRAME_HOSTS[url.hostname] : undefined;
  if (!url || host === undefined) return null;
  url.hostname = host;
  // Nothing in a text plays automatically.
  url.searchParams.delete('autoplay');
  return { kind: 'frame', src: url.href };
}
