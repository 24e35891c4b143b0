/** Where a video can be watched: at its host, and on this page if the host has a player without tracking cookies. */
export interface EmbeddableVideo {
  href: string;
  /** For display: `youtube.com`. */
  host: string;
  /** URL of the embeddable player; null for hosts without one that we allow. */
  player: string | null;
}

/** Parses a video URL. Null unless it is http(s). */
export function readVideo(source: string): EmbeddableVideo | null {
  const url = URL.parse(source);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  return { href: url.href, host, player: playerOf(host, url) };
}

function playerOf(host: string, url: URL): string | null {
  const [, first = '', second = ''] = url.pathname.split('/');
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id = url.searchParams.get('v') ?? (/^(embed|shorts|live)$/.test(first) ? second : '');
    return youtube(id);
  }
  if (host === 'youtu.be') return youtube(first);
  const film = host === 'vimeo.com' ? first : host === 'player.vimeo.com' && first === 'video' ? second : '';
  return /^\d+$/.test(film) ? `https://player.vimeo.com/video/${film}?dnt=1&autoplay=1` : null;
}

function youtube(id: string): string | null {
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : null;
}
