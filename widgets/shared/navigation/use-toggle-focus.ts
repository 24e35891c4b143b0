import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from the link that expanded or collapsed a group of values: to the first new value,
 * or to where the link is now. Nothing visible moves.
 */
export function useToggleFocus(group: RefObject<HTMLElement | null>, isOpen: boolean, first: number): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const toggle = document.activeElement;
    if (!group.current || toggle?.parentElement !== group.current) return;
    const came = isOpen ? group.current.querySelectorAll<HTMLElement>(':scope > ul > li > a')[first] : null;
    came?.focus({ preventScroll: true });
    (came ?? toggle).scrollIntoView({ block: 'nearest' });
  }, [group, isOpen, first]);
}
