import { operation } from '../../core/operation.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { serializeJsonLd } from '../../core/seo/json-ld.ts';
import { absolute } from '../../core/seo/page-head.ts';
import { loadProfileResumeQuery } from '../../core/seo/posting.generated.ts';
import { profilePage } from '../../core/seo/profile-page.ts';

/** The ProfilePage data block of a public resume; null if there is none. */
export async function loadProfile(
  context: RequestContext,
  id: number,
  canonical: string | null,
): Promise<string | null> {
  try {
    const { cvSite } = await context.query(operation(loadProfileResumeQuery, { id }));
    const url = absolute(context.origin, canonical ?? context.route.path);
    const profile = cvSite === null ? null : profilePage(cvSite, url);
    return profile === null ? null : serializeJsonLd(profile);
  } catch (error) {
    context.log('error', 'PROFILE_FAILED', `resume ${id}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
