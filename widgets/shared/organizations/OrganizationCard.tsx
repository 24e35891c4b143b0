import { createHref } from '../../../runtime/core/routing/href.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import styles from './OrganizationCard.module.css';
import type { TeaserOrganization } from './organizations.generated.ts';

export interface OrganizationCardProps {
  organization: TeaserOrganization;
  page: PageInfo;
  /** Heading level of the name. */
  level: 2 | 3;
  showSummary: boolean;
}

/**
 * One organization of a list: name, description, location and number of open jobs. The whole card links to its page.
 */
export function OrganizationCard({ organization, page, level, showSummary }: OrganizationCardProps) {
  const t = useTexts('organization');
  const Heading = level === 2 ? 'h2' : 'h3';
  const { slug, name, logo, summary, industries, location, openJobs } = organization;
  const industry = industries
    .slice(0, 2)
    .map(({ label }) => label)
    .join(', ');
  return (
    <article className={styles.card}>
      {logo && <img className={styles.logo} src={logo.url} alt="" width={50} height={50} loading="lazy" />}
      <Heading className={styles.name}>
        <Link className={styles.target} href={createHref(page.brand.routes, page.locale).organization(slug)}>
          {name}
        </Link>
      </Heading>
      {(location || industry) && (
        <p className={styles.facts}>
          {location && <span className={styles.fact}>{location.label}</span>}
          {industry && <span className={styles.fact}>{industry}</span>}
        </p>
      )}
      {showSummary && summary && <p className={styles.summary}>{summary}</p>}
      {openJobs > 0 && <p className={styles.jobs}>{t('openJobs', { count: openJobs })}</p>}
    </article>
  );
}
