export type Network = 'facebook' | 'linkedin' | 'email' | 'twitter' | 'whatsapp' | 'xing' | 'bluesky';

/** Brand names of the networks; email is translated. */
export const networkNames: Readonly<Record<Exclude<Network, 'email'>, string>> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'X',
  whatsapp: 'WhatsApp',
  xing: 'XING',
  bluesky: 'Bluesky',
};

/** Sharing link for a page: nothing is loaded from the network. `url` is absolute. */
export function shareHref(network: Network, { url, title }: { url: string; title: string }): string {
  const address = encodeURIComponent(url);
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${address}`;
    case 'email':
      return `mailto:?subject=${encodeURIComponent(title)}&body=${address}`;
    case 'twitter':
      return `https://twitter.com/intent/tweet?text=${encodeURIComponent(title)}&url=${address}`;
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
    case 'xing':
      return `https://www.xing.com/spi/shares/new?url=${address}`;
    case 'bluesky':
      return `https://bsky.app/intent/compose?text=${encodeURIComponent(`${title} ${url}`)}`;
  }
}
