import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { OrganizationCard } from './OrganizationCard.tsx';
import styles from './OrganizationList.module.css';
import type { TeaserOrganization } from './organizations.generated.ts';

export interface OrganizationListProps {
  organizations: readonly TeaserOrganization[];
  page: PageInfo;
  level: 2 | 3;
  showSummary: boolean;
}

/** Organizations side by side if there is room, separated as the theme says. */
export function OrganizationList({ organizations, ...shared }: OrganizationListProps) {
  return (
    <ul className={styles.list}>
      {organizations.map((organization) => (
        <li className={styles.item} key={organization.id}>
          <OrganizationCard organization={organization} {...shared} />
        </li>
      ))}
    </ul>
  );
}
