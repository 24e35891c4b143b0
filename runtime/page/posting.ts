import type { RequestContext } from '../core/request-context.ts';
import { jobPosting, type PostingJob } from '../core/seo/job-posting.ts';
import { serializeJsonLd } from '../core/seo/json-ld.ts';
import { absolute } from '../core/seo/page-head.ts';

const place = 'addressLine1 locality administrativeArea zip countryCode';
const postingJob = `query PostingJob($id: Int!) {
  job(id: $id) {
    id title state frontend description published expires organizationName
    organization { website }
    logo { url }
    location { ${place} }
    locations { ${place} }
    salary { min max currencyCode unit }
    employmentTypes { code }
    remote
    occupations { label }
    industries { label }
    skills
    applicationWorkflow
  }
}`;

/** The JobPosting data block of a job page, or null where the job may not have one (logged at info level with the reason). */
export async function loadPosting(
  context: RequestContext,
  id: number,
  canonical: string | null,
): Promise<string | null> {
  try {
    const { job } = await context.query<{ job: PostingJob | null }>({ document: postingJob, variables: { id } });
    if (!job) return null;
    const result = jobPosting(job, context.brand, absolute(context.origin, canonical ?? context.route.path));
    if ('posting' in result) return serializeJsonLd(result.posting);
    context.log('info', 'POSTING_LEFT_OUT', `job ${id}: ${result.leftOut}`);
  } catch (error) {
    context.log('error', 'POSTING_FAILED', `job ${id}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return null;
}

const shownJob = `query ShownJob($id: Int!) { job(id: $id) { id slug } }`;

/** The job opened beside the list (`jobId`), whose own page is the canonical one; null when there is none. */
export async function loadShownJob(context: RequestContext, id: number): Promise<{ id: number; slug: string } | null> {
  try {
    const answer = await context.query<{ job: { id: number; slug: string } | null }>({
      document: shownJob,
      variables: { id },
    });
    return answer.job;
  } catch (error) {
    context.log('error', 'SHOWN_JOB_FAILED', `job ${id}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
