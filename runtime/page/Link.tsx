import NextLink from 'next/link';
import type { AnchorHTMLAttributes } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on this site, or an address elsewhere (`https:`, `mailto:`, `tel:`). */
  href: string;
  /** Keep the scroll position, for links that refine what is on screen. */
  keepScroll?: boolean;
}

/** A link of this site moves softly and fetches nothing before it is used; others are plain links. */
export function Link({ href, keepScroll, ...rest }: LinkProps) {
  if (!href.startsWith('/') || rest.target || rest.download !== undefined) return <a href={href} {...rest} />;
  return <NextLink href={href} prefetch={false} scroll={!keepScroll} {...rest} />;
}
