/** Events that the server itself sees, of visitors who agreed to be measured through it. */
import { completeEvent, serverEventName } from '../../runtime/core/analytics/complete-event.ts';
import type { TrackedEvent } from '../../runtime/core/analytics/events.ts';
import { jobDimensions } from '../../runtime/core/analytics/job-dimensions.ts';
import { relayParams } from '../../runtime/core/analytics/relay-params.ts';
import { loadTrackedJobQuery } from '../../runtime/core/analytics/tracked-job.generated.ts';
import { operation } from '../../runtime/core/operation.ts';
import type { ApiContext } from '../context.ts';

type Reporter = Pick<ApiContext, 'brand' | 'locale' | 'visit' | 'relays' | 'query'>;

/** An event about a job. Call it after the commit; it throws nothing, and nobody need wait for it. */
export async function reportJobEvent(context: Reporter, key: TrackedEvent['key'], jobId: number): Promise<void> {
  const { brand, locale, visit, relays } = context;
  if (visit === null || !brand.document.analytics.measurementApi) return;
  // Without the job, the event still says which one it is about.
  const found = await context.query(operation(loadTrackedJobQuery, { id: jobId })).catch(() => null);
  const known = found?.job ? jobDimensions(found.job) : { entity_id: jobId, entity_type: 'job' };
  const { params, value } = completeEvent({ key, params: known });
  const frontend = `${brand.id};${locale}-${brand.document.locales.region}`;
  const sent = { ...relayParams(key, params), value, server: 1, current_frontend: frontend };
  relays.measure(brand, { name: serverEventName(key), params: sent }, visit);
}
