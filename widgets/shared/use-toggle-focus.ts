import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus on when it stands on the link that opened or closed a group of values: to the first value that came
 * along, or to where the link went.
 */
export function useToggleFocus(group: RefObject<HTMLElement | null>, isOpen: boolean, first: number): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const focused = document.activeElement;
    if (!group.current || focused?.parentElement !== group.current) return;
    if (isOpen) group.current.querySelectorAll<HTMLElement>(':scope > ul > li > a')[first]?.focus();
    else focused.scrollIntoView({ block: 'nearest' });
  }, [group, isOpen, first]);
}
