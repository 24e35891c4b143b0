/** Where in the workspace each thing that awaits somebody is looked after, and since when it waits. */
import { DAY_MS } from '../durations.ts';

interface Place {
  /** Steps below the administration's first page. */
  steps: readonly string[];
  /** Filters of the list there. */
  filters?: Readonly<Record<string, string>>;
}

const PLACES: Readonly<Record<string, (brand: string) => Place>> = {
  jobs: () => ({ steps: ['moderation'] }),
  guests: () => ({ steps: ['moderation', 'guests'] }),
  reports: () => ({ steps: ['moderation', 'reports'] }),
  profiles: () => ({ steps: ['profiles'] }),
  claims: () => ({ steps: ['claims'], filters: { state: 'open' } }),
  attention: () => ({ steps: ['orders'], filters: { state: 'attention' } }),
  unpaid: () => ({ steps: ['orders'], filters: { state: 'open' } }),
  mails: () => ({ steps: ['outbox'], filters: { state: 'failed' } }),
  messages: () => ({ steps: ['messages'], filters: { state: 'open' } }),
  importers: () => ({ steps: ['importers'] }),
  work: () => ({ steps: ['work'] }),
  suspended: (brand) => ({ steps: ['brands', brand] }),
  findings: (brand) => ({ steps: ['brands', brand] }),
};

/** Where a kind of thing that waits on a brand is looked after. */
export function waitingPlace(kind: string, brand: string): Place {
  return PLACES[kind]?.(brand) ?? { steps: [] };
}

/** Path of a screen of the workspace for a brand; null for all of them. */
export function workspacePath(
  href: { path(path: string): string },
  brand: string | null,
  { steps, filters = {} }: Place,
): string {
  const path = href.path(['/admin', ...steps.map(encodeURIComponent)].join('/'));
  const query = new URLSearchParams({ ...(brand !== null && { brand }), ...filters });
  return query.size > 0 ? `${path}?${query}` : path;
}

const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, in words: `3 days ago`. */
export function describeAge(since: Date, now: number, locale: string): string {
  const ago = now - since.getTime();
  const [unit, size] = UNITS.find(([, milliseconds]) => ago >= milliseconds) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(ago / size), unit);
}
