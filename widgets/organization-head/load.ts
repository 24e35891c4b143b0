import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { organizationQuery } from '../shared/organizations/organizations.generated.ts';

export function load({ page: { content } }: LoadContext) {
  return content?.type === 'organization' ? { organization: operation(organizationQuery, { id: content.id }) } : {};
}
