import { type RefObject, useEffect, useRef } from 'react';

let isAwaited = false;

/** Announces that the visitor is searching: the heading of the results takes the focus once it is there. */
export function awaitResults(): void {
  isAwaited = true;
}

/** For the heading of the results, which says how many there are. */
export function useResultsFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAwaited) return;
    isAwaited = false;
    heading.current?.focus({ preventScroll: true });
  });
  return heading;
}
