import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { TrainingOrganizationsProps } from '../props.generated.ts';
import { organizationListQuery } from '../shared/organizations/organization-queries.ts';

/** Training organizations. */
export function load(context: LoadContext, props: Pick<TrainingOrganizationsProps, 'count'>) {
  const count = props.count ?? context.brand.document.search.ranges.trainingOrganizations;
  return count === 0 ? {} : { training: organizationListQuery(context, { count, only: { training: 'true' } }) };
}
