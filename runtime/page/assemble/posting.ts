import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { operation } from '../../core/operation.ts';
import type { CompiledBrand, RequestContext } from '../../core/request-context.ts';
import { jobPosting } from '../../core/seo/job-posting.ts';
import { serializeJsonLd } from '../../core/seo/json-ld.ts';
import { absolute } from '../../core/seo/page-head.ts';
import { loadPostingJobQuery } from '../../core/seo/posting.generated.ts';
import { shownJobQuery } from './page-content.generated.ts';

/**
 * Cleaning title and text of a job takes longer than rendering it, so postings are cached by everything they are built
 * from.
 */
const kept = new WeakMap<CompiledBrand, LRUCache<string, string>>();
const mostKept = 2000;

/**
 * The JobPosting data block of a job page, or null if the job does not qualify (logged at info level with the reason).
 */
export async function loadPosting(
  context: RequestContext,
  id: number,
  canonical: string | null,
): Promise<string | null> {
  try {
    const { job } = await context.query(operation(loadPostingJobQuery, { id }));
    if (!job) return null;
    const url = absolute(context.origin, canonical ?? context.route.path);
    const own = kept.get(context.brand) ?? new LRUCache<string, string>({ max: mostKept });
    kept.set(context.brand, own);
    const now = new Date();
    const hasExpired = job.expires !== null && Date.parse(job.expires) <= now.getTime();
    const key = hash('sha1', `${url} ${hasExpired} ${JSON.stringify(job)}`, 'base64url');
    const known = own.get(key);
    if (known !== undefined) return known;
    const result = jobPosting(job, context.brand, url, now);
    if ('posting' in result) {
      const text = serializeJsonLd(result.posting);
      own.set(key, text);
      return text;
    }
    context.log('info', 'POSTING_LEFT_OUT', `job ${id}: ${result.leftOut}`);
  } catch (error) {
    context.log('error', 'POSTING_FAILED', `job ${id}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return null;
}

/** The job opened beside the list (`jobId`), whose own page is the canonical one; null if there is none. */
export async function loadShownJob(context: RequestContext, id: number): Promise<{ canonicalUrl: string } | null> {
  try {
    const answer = await context.query(operation(shownJobQuery, { id }));
    return answer.job;
  } catch (error) {
    context.log('error', 'SHOWN_JOB_FAILED', `job ${id}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
