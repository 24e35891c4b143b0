/** Where a visitor is on a page, stored per tab and entry of the history. */
import { keptInTab } from '../../core/browser-storage.ts';

export interface Position {
  y: number;
  /** Scroll positions of elements with `data-keep-scroll`, by their names. */
  areas: Record<string, number>;
  /** The focused link, which is usually the one that was followed. */
  link: string | null;
}

const stored = keptInTab('np-scroll');
/** Entries of the history that are remembered. */
const MOST = 40;
/** Milliseconds to wait for a page that loads its contents itself. */
const PATIENCE = 10_000;

/** The current position. */
export function positionNow(): Position {
  const areas = areasNow().flatMap(([name, { scrollTop }]) => (scrollTop > 0 ? [[name, scrollTop] as const] : []));
  const { activeElement } = document;
  return {
    y: window.scrollY,
    areas: Object.fromEntries(areas),
    link: activeElement instanceof HTMLAnchorElement ? activeElement.getAttribute('href') : null,
  };
}

/** Stores the position of an entry. Without browser storage, going back leads to the top of the page. */
export function keepPosition(entry: string, position: Position): void {
  const others = [...read()].filter(([key]) => key !== entry);
  stored.writeJson([...others, [entry, position]].slice(-MOST));
}

/** The stored position of an entry. */
export function findPosition(entry: string): Position | null {
  return read().get(entry) ?? null;
}

function read(): Map<string, Position> {
  const kept = stored.readJson();
  return new Map(Array.isArray(kept) ? (kept.filter(Array.isArray) as [string, Position][]) : []);
}

/** Scrolls to a position, also if the page only later becomes long enough, unless the visitor moves first. */
export function scrollToPosition({ y, areas }: Position): void {
  const place = () => {
    for (const [name, area] of areasNow()) area.scrollTop = areas[name] ?? 0;
    window.scrollTo(0, y);
  };
  place();
  if (reaches(y)) return;
  const end = new AbortController();
  const { signal } = end;
  const growth = new ResizeObserver(() => {
    if (!reaches(y)) return;
    place();
    end.abort();
  });
  signal.addEventListener('abort', () => growth.disconnect());
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate', 'pagehide'])
    window.addEventListener(type, () => end.abort(), { signal, passive: true });
  setTimeout(() => end.abort(), PATIENCE);
  growth.observe(document.body);
}

/** Whether the page is long enough to be scrolled there. */
export function reaches(y: number): boolean {
  return document.documentElement.scrollHeight - document.documentElement.clientHeight >= Math.floor(y);
}

/** Returns the focus to the link that was followed. */
export function focusLink(link: string): void {
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`)?.focus({ preventScroll: true });
}

function areasNow(): [string, HTMLElement][] {
  const areas = document.querySelectorAll<HTMLElement>('[data-keep-scroll]');
  return [...areas].map((area) => [area.dataset.keepScroll ?? '', area]);
}
