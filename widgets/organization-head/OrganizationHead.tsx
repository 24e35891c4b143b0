import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { ProfileHead } from '../shared/organizations/ProfileHead.tsx';
import type { load } from './load.ts';

/** The beginning of an organization's page. Renders nothing for an organization that does not exist. */
export function OrganizationHead({ data, page, id }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const organization = data.organization?.organization;
  if (!organization) return null;
  return <ProfileHead id={id} organization={organization} page={page} kind={page.brand.theme.hero} />;
}
