import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';
import { organizationsQuery } from '../shared/organizations/organizations-query.ts';

export const load: WidgetLoad<unknown> = (context) => ({ organizations: organizationsQuery(context) });
