import Router from 'next/router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { jsx } from 'react/jsx-runtime';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on this site, or an external address (`https:`, `mailto:`, `tel:`). */
  href: string;
  /**
   * Keep the scroll position, for links that refine what is on screen. A fragment then only affects visitors without
   * scripts.
   */
  keepScroll?: boolean;
}

/**
 * Internal links navigate on the client and prefetch nothing; others are plain links. Next's own link costs
 * 3 KB of script and as much time per link as a list row, for prefetching that pages with server data do not have.
 */
export function Link({ keepScroll, ...anchor }: LinkProps) {
  if (typeof window === 'undefined') return jsx('a', anchor);
  const { href, onClick, ...rest } = anchor;
  return <a {...linkProps(href, { keepScroll, onClick })} {...rest} />;
}

/** What makes an `<a>` a `Link`, for lists full of links: a component for each takes as long as its element. */
export function linkProps(
  href: string,
  { keepScroll = false, onClick }: Pick<LinkProps, 'keepScroll' | 'onClick'> = {},
): Pick<LinkProps, 'href' | 'onClick'> {
  // No click handlers on the server: each link would create a function.
  if (typeof window === 'undefined') return { href };
  if (!href.startsWith('/')) return { href, onClick };
  function move(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Next would scroll to a fragment despite `scroll: false`.
    void Router.push(keepScroll ? href.replace(/#.*$/, '') : href, undefined, { scroll: !keepScroll });
  }
  return { href, onClick: move };
}

/** New tabs, downloads and context menus are left to the browser. */
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
