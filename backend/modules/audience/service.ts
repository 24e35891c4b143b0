/** The figures that a brand shows to employers. */
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../../context.ts';
import type { Audience } from '../../graphql.generated.ts';
import type { SearchPort } from '../../search/port.ts';
import { type AudienceCounts, findAudience } from './store.ts';

/** Below this, a figure is not shown. */
const LEAST = 10;
/** Counting reads all jobs of the brand, so the figures are this old at most. */
const KEPT_MS = 60_000;
const MOST_BRANDS = 2000;

type Kept = LRUCache<string, { counts: AudienceCounts; counted: number }>;

/** Per backend, by brand. */
const kept = new WeakMap<SearchPort, Kept>();

export async function countAudience(context: ApiContext): Promise<Audience> {
  const counts = await countsOf(context);
  const { applicant, jobAlerts, resume, resumeSearches } = context.brand.document.features;
  const shown = (count: number, isOn = true) => (isOn && count >= LEAST ? count : null);
  return {
    jobs: shown(counts.jobs),
    employers: shown(counts.employers),
    views: shown(counts.views),
    applications: shown(counts.applications, applicant),
    alerts: shown(counts.alerts, jobAlerts),
    resumes: shown(counts.resumes, resume && resumeSearches),
  };
}

async function countsOf(context: ApiContext): Promise<AudienceCounts> {
  const own = keptOf(context.search);
  const known = own.get(context.frontend);
  const now = context.now.getTime();
  if (known && Math.abs(now - known.counted) < KEPT_MS) return known.counts;
  const counts = await findAudience(context, context.now);
  own.set(context.frontend, { counts, counted: now });
  return counts;
}

function keptOf(port: SearchPort): Kept {
  const own = kept.get(port) ?? new LRUCache({ max: MOST_BRANDS });
  kept.set(port, own);
  return own;
}
