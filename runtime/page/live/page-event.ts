import type { TrackedEvent } from '../../core/analytics/events.ts';
import type { PageInfo } from '../widget-contract.ts';

/** The analytics event of a page view: a search, or a visit to a job or profile; null for other pages and errors. */
export function pageEvent({ page, search, place, content, path, status }: PageInfo): TrackedEvent | null {
  if (status !== 200) return null;
  const job = content?.type === 'job' ? content.id : search?.jobId;
  if (job) return { key: 'job_visit', params: { entity_id: job, entity_type: 'job', route: path } };
  if (content?.type === 'organization') {
    return { key: 'orgprofile_visit', params: { entity_id: content.id, entity_type: 'organization', route: path } };
  }
  if (!search || (page !== 'jobs' && page !== 'organizations')) return null;
  return {
    key: page === 'jobs' ? 'job_search' : 'orgprofile_search',
    params: {
      search_query: search.text,
      // An unknown place does not filter, so the list has no region.
      region: place?.label === null ? null : (search.location?.label ?? null),
      companies: search.organizationName,
      route: path,
    },
  };
}
