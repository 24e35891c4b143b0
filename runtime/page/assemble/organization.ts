import { operation } from '../../core/operation.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { serializeJsonLd } from '../../core/seo/json-ld.ts';
import { organizationData } from '../../core/seo/organization.ts';
import { absolute } from '../../core/seo/page-head.ts';
import { loadDescribedOrganizationQuery } from '../../core/seo/posting.generated.ts';

/** The Organization data block of an employer's page; null if there is none. */
export async function loadOrganizationData(
  context: RequestContext,
  id: number,
  canonical: string | null,
): Promise<string | null> {
  try {
    const { organization } = await context.query(operation(loadDescribedOrganizationQuery, { id }));
    const url = absolute(context.origin, canonical ?? context.route.path);
    return organization && serializeJsonLd(organizationData(organization, url));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.log('error', 'ORGANIZATION_DATA_FAILED', `organization ${id}: ${reason}`);
    return null;
  }
}
