import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { organizationsQuery } from '../shared/organizations/organization-queries.ts';

export const load = (context: LoadContext) => ({ organizations: organizationsQuery(context) });
