import Router from 'next/router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { jsx } from 'react/jsx-runtime';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on this site, or an address elsewhere (`https:`, `mailto:`, `tel:`). */
  href: string;
  /** Keep the scroll position, for links that refine what is on screen. A fragment then serves visitors without script alone. */
  keepScroll?: boolean;
}

/**
 * A link of this site moves softly and fetches nothing before it is used; others are plain links. Next's own link costs
 * 3 KB of script and as much time per link as a list row, for prefetching that pages with server data do not have.
 */
export function Link({ keepScroll = false, ...anchor }: LinkProps) {
  // On the server nobody clicks: lists are made of links, and each would get a function.
  if (typeof window === 'undefined') return jsx('a', anchor);
  const { href, onClick, ...rest } = anchor;
  if (!href.startsWith('/')) return <a href={href} onClick={onClick} {...rest} />;
  function move(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Next would scroll to a fragment all the same.
    void Router.push(keepScroll ? href.replace(/#.*$/, '') : href, undefined, { scroll: !keepScroll });
  }
  return <a href={href} onClick={move} {...rest} />;
}

/** New tabs, downloads and menus stay the browser's. */
function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = currentTarget;
  const isOwnTab = target === '' || target === '_self';
  return (
    button === 0 && isOwnTab && !currentTarget.hasAttribute('download') && !(metaKey || ctrlKey || shiftKey || altKey)
  );
}
