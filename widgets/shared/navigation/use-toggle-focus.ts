import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus on when it stands on the link that opened or closed a group of values: to the first value that came
 * along, or to where the link went. Nothing moves that is in sight.
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
