import { keptInBrowser } from '../core/browser-storage.ts';
import type { ServiceId } from '../core/tracking/services.ts';
import type { TrackingSettings } from '../core/tracking/settings.ts';

/** Where a browser keeps what its visitor answered to the site's own banner. */
export const CHOICE_KEY = 'np-tracking';
const answered = keptInBrowser(CHOICE_KEY);

const DAY_MS = 86_400_000;

interface Choice {
  version: string;
  /** ISO time of the answer. */
  date: string;
  allowed: string[];
}

/** The answer of this document, for browsers that keep nothing. */
let unkept: Choice | null = null;

/** The services a visitor allowed; null if nobody answered these questions yet, or too long ago. */
export function readChoice(settings: TrackingSettings, now = Date.now()): ReadonlySet<ServiceId> | null {
  const choice = keptChoice() ?? unkept;
  if (choice?.version !== settings.version) return null;
  const age = now - Date.parse(choice.date);
  // A date in the future is that of a clock that was wrong.
  if (!(age > -DAY_MS && age < settings.consent.days * DAY_MS)) return null;
  return new Set(settings.services.map(({ id }) => id).filter((id) => choice.allowed.includes(id)));
}

/** Keeps an answer; without storage, for this document only: the next one asks again. */
export function keepChoice({ version }: TrackingSettings, allowed: ReadonlySet<ServiceId>, now = Date.now()): void {
  unkept = { version, date: new Date(now).toISOString(), allowed: [...allowed] };
  answered.writeJson(unkept);
}

function keptChoice(): Choice | null {
  const kept = answered.readJson();
  if (typeof kept !== 'object' || kept === null) return null;
  const { version, date, allowed } = kept as Partial<Record<keyof Choice, unknown>>;
  if (typeof version !== 'string' || typeof date !== 'string' || !Array.isArray(allowed)) return null;
  return { version, date, allowed: allowed.filter((id) => typeof id === 'string') };
}
