import type { RequestContext } from '../../core/request-context.ts';
import { serializeJsonLd } from '../../core/seo/json-ld.ts';
import { absolute } from '../../core/seo/page-head.ts';
import { type ProfileResume, profilePage } from '../../core/seo/profile-page.ts';

const document = `query ProfileResume($id: Int!) {
  cvSite(id: $id) { headline name changed view { parts { group answers } terms { taxonomy code label } } }
}`;

/** The ProfilePage data block of a public resume; null where there is none to give. */
export async function loadProfile(
  context: RequestContext,
  id: number,
  canonical: string | null,
): Promise<string | null> {
  try {
    const { cvSite } = await context.query<{ cvSite: ProfileResume | null }>({ document, variables: { id } });
    const url = absolute(context.origin, canonical ?? context.route.path);
    const profile = cvSite === null ? null : profilePage(cvSite, url);
    return profile === null ? null : serializeJsonLd(profile);
  } catch (error) {
    context.log('error', 'PROFILE_FAILED', `resume ${id}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
