import type { LoadContext, WidgetQueries } from '../../runtime/page/widget-contract.ts';
import { organizationQuery } from '../shared/organizations/organization-query.ts';

export function load({ page: { content } }: LoadContext): WidgetQueries {
  return content?.type === 'organization' ? { organization: organizationQuery(content.id) } : {};
}
