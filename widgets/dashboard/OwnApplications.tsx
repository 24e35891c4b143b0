import { useQuery } from '@tanstack/react-query';
import { createHref } from '../../runtime/core/routing/href.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Waiting } from '../shared/account/AccountPage.tsx';
import styles from './Dashboard.module.css';
import { latestApplicationsQuery } from './dashboard.generated.ts';

/** The person's latest applications with their stages and what comes next; renders nothing if there are none. */
export function OwnApplications({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('account');
  const ts = useTexts('applications');
  const address = createHref(page.brand.routes, page.locale).page('applications');

  // The applications page reports errors; here this part is optional.
  const { data, isLoading } = useQuery({ ...queryOf(latestApplicationsQuery), enabled: address !== null });
  if (isLoading) return <Waiting lines={2} isHolding />;
  const sent = data?.applications;
  if (address === null || sent === undefined || sent.total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{ts('title')}</h2>
      <ul className={styles.jobs}>
        {sent.items.map((one) => (
          <li key={one.id}>
            <Link href={`${address}/${one.id}`}>{one.jobTitle}</Link>
            <span className={styles.who}>{[one.organizationName, ts(`stages.${one.stage}`)].join(' · ')}</span>
            <span>{t(`dashboard.steps.${one.stage}`)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link href={address}>{t('dashboard.applications', { count: sent.total })}</Link>
      </p>
    </section>
  );
}
