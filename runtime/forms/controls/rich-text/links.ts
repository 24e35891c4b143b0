/** Addresses that a person may link to or embed. */
import { FRAME_HOSTS, PICTURE } from '../../../core/richtext/formats.ts';
import { readVideo } from '../../../core/video-embed.ts';
import { withProtocol } from '../../parts/web-address.ts';

/** A whole address of the web or of a mailbox; null for anything else. `ida@example.com` is meant as `mailto:`. */
export function readLink(text: string): string | null {
  const typed = text.trim();
  const address = /^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(typed) ? `mailto:${typed}` : withProtocol(typed);
  if (/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(address)) return address;
  const url = URL.parse(address);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isWeb && url.hostname.includes('.') ? address : null;
}

export type Media = { kind: 'frame' | 'picture'; src: string };

/** What an address shows within a text: a player of a host that may be framed, or a picture. Null for neither. */
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
  // In a text nothing plays by itself.
  url.searchParams.delete('autoplay');
  return { kind: 'frame', src: url.href };
}
