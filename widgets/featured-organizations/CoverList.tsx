import { initialsOf } from '../../runtime/core/brand/lettering.ts';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { OrganizationCard } from '../shared/organizations/OrganizationCard.tsx';
import type { CoveredOrganization } from '../shared/organizations/organizations.generated.ts';
import styles from './CoverList.module.css';

export interface CoverListProps {
  organizations: readonly CoveredOrganization[];
  page: PageInfo;
  showSummary: boolean;
}

/** Organizations side by side below their covers; those without one have their initial on the brand's color instead. */
export function CoverList({ organizations, page, showSummary }: CoverListProps) {
  return (
    <ul className={styles.list}>
      {organizations.map((organization) => (
        <li className={styles.item} key={organization.id}>
          <div className={styles.ground} data-initial={organization.cover ? undefined : initialOf(organization.name)}>
            {organization.cover && (
              <img
                className={styles.cover}
                src={organization.cover.url}
                alt=""
                width={1200}
                height={400}
                loading="lazy"
              />
            )}
          </div>
          <div className={styles.words}>
            <OrganizationCard organization={organization} page={page} level={3} showSummary={showSummary} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A single letter: two may spell something. */
function initialOf(name: string): string {
  return [...initialsOf(name)][0] ?? '';
}
