import type { TrackedEvent } from '../../runtime/core/analytics/events.ts';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';

/** Analytics dimensions of the job being applied for. */
export function jobParams({ jobId, importerId, title, organizationName }: Offer): NonNullable<TrackedEvent['params']> {
  return {
    entity_id: jobId,
    entity_type: 'job',
    entity_title: title,
    importer_ID: importerId,
    organization_name: organizationName,
    application_type: 'internal',
  };
}
