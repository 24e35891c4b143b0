import { jobDimensions } from '../../core/analytics/job-dimensions.ts';
import type { PageDimensions } from '../../core/analytics/track.ts';
import { loadTrackedJobQuery } from '../../core/analytics/tracked-job.generated.ts';
import { operation } from '../../core/operation.ts';
import type { RequestContext } from '../../core/request-context.ts';
import type { SearchState } from '../../core/search/types.ts';
import { trackingOf } from '../../core/tracking/settings.ts';
import type { PageInfo } from '../widget-contract.ts';
import { logFault } from './log-fault.ts';
import { loadTrackedOrganizationQuery } from './tracked-organization.generated.ts';

type Params = PageDimensions['params'];
type Viewed = Pick<PageInfo, 'page' | 'document' | 'search' | 'place' | 'content' | 'path' | 'rest'>;

/**
 * The analytics event of a page view: a search, or a visit to a job or profile. The form for an application has none of
 * its own, but its events are about a job. Null for other pages, and on brands that track nobody.
 */
export async function pageEvent(context: RequestContext, page: Viewed): Promise<PageDimensions | null> {
  if (trackingOf(context.brand.document) === null) return null;
  const found = await eventOf(context, page);
  return found && { key: found.key, params: { ...found.params, route: page.path } };
}

async function eventOf(context: RequestContext, page: Viewed): Promise<PageDimensions | null> {
  const { search, content } = page;
  const job = content?.type === 'job' ? content.id : search?.jobId;
  if (job) return { key: 'job_visit', params: await jobParams(context, job) };
  if (content?.type === 'organization') {
    return { key: 'orgprofile_visit', params: await organizationParams(context, content.id) };
  }
  if (page.document === 'apply') {
    const id = Number(/^[1-9]\d{0,8}(?=\/|$)/.exec(page.rest ?? '')?.[0]);
    return id > 0 ? { key: null, params: await jobParams(context, id) } : null;
  }
  if (!search || (page.page !== 'jobs' && page.page !== 'organizations')) return null;
  return { key: page.page === 'jobs' ? 'job_search' : 'orgprofile_search', params: searchParams(search, page.place) };
}

/** What a visitor searches for. */
function searchParams(search: SearchState, place: PageInfo['place']): Params {
  const chosen = (field: string) => search.choices.filter((choice) => choice.field === field).map(({ label }) => label);
  return {
    search_query: search.text,
    // An unknown place does not filter, so the list has no region.
    region: place?.label === null ? null : (search.location?.label ?? null),
    companies: [...(search.organizationName === null ? [] : [search.organizationName]), ...chosen('company')],
    occupations: chosen('occupations'),
    employment_types: chosen('employment_type'),
    fields_of_study: chosen('fields_of_study'),
  };
}

/** Without its data the visit still says which job it is about. */
async function jobParams(context: RequestContext, id: number): Promise<Params> {
  const known = { entity_id: id, entity_type: 'job' };
  try {
    const { job } = await context.query(operation(loadTrackedJobQuery, { id }));
    return job ? jobDimensions(job) : known;
  } catch (error) {
    logFault(context, 'TRACKED_PAGE_FAILED', error);
    return known;
  }
}

async function organizationParams(context: RequestContext, id: number): Promise<Params> {
  const known = { entity_id: id, entity_type: 'organization', organization_id: id };
  try {
    const { organization } = await context.query(operation(loadTrackedOrganizationQuery, { id }));
    if (!organization) return known;
    const { name, occupations } = organization;
    const labels = occupations.map(({ label }) => label);
    return { ...known, entity_title: name, organization_name: name, companies: name, occupations: labels };
  } catch (error) {
    logFault(context, 'TRACKED_PAGE_FAILED', error);
    return known;
  }
}
