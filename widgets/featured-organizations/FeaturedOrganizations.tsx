import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { FeaturedOrganizationsProps } from '../props.generated.ts';
import { OrganizationList } from '../shared/organizations/OrganizationList.tsx';
import type { TeaserOrganization } from '../shared/organizations/organizations.generated.ts';
import { organizationsOf } from '../shared/organizations/organizations-of.ts';
import { organizationsHref } from '../shared/search/search-links.ts';
import { CoverList } from './CoverList.tsx';
import styles from './FeaturedOrganizations.module.css';
import type { load } from './load.ts';

/** A few recommended organizations, rotating the featured ones. Renders nothing if there are none. */
export function FeaturedOrganizations({
  props,
  data,
  page,
  id,
}: WidgetProps<FeaturedOrganizationsProps, WidgetData<typeof load>>) {
  const t = useTexts('organization');
  const covered = fillUp(
    data.featuredCovers?.featuredOrganizations ?? [],
    data.otherCovers ? organizationsOf(data.otherCovers) : [],
  );
  const organizations = fillUp(
    data.featured?.featuredOrganizations ?? [],
    data.others ? organizationsOf(data.others) : [],
  );
  if (organizations.length + covered.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {props.heading ?? t('lists.featured')}
      </h2>
      {covered.length > 0 ? (
        <CoverList organizations={covered} page={page} showSummary={props.showSummary} />
      ) : (
        <OrganizationList organizations={organizations} page={page} level={3} showSummary={props.showSummary} />
      )}
      {props.linkToAll && (
        <p>
          <Link className={styles.all} href={organizationsHref(page)}>
            {t('lists.all')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Both lists were limited to the same number, so the result does not exceed it. */
function fillUp<O extends TeaserOrganization>(first: readonly O[], more: readonly O[]): O[] {
  const known = new Set(first.map(({ id }) => id));
  const rest = more.filter(({ id }) => !known.has(id));
  return [...first, ...rest].slice(0, Math.max(first.length, more.length));
}
