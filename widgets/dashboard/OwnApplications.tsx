import { useEffect, useState } from 'react';
import type { Stage } from '../../runtime/core/applications/stages.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { run } from '../../runtime/graphql/run.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import styles from './Dashboard.module.css';
import { latestApplicationsQuery } from './dashboard.generated.ts';

interface Sent {
  total: number;
  items: readonly { id: number; jobTitle: string; stage: Stage }[];
}

/** The latest applications of the person with where they stand; nothing without any. */
export function OwnApplications({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('account');
  const ts = useTexts('applications');
  const [sent, setSent] = useState<Sent | null>(null);
  const address = createHref(page.brand.routes, page.locale).page('applications');

  useEffect(() => {
    if (address === null) return;
    let isHere = true;
    run(latestApplicationsQuery).then(
      ({ applications }) => isHere && setSent(applications),
      // The page of the applications says what is wrong; here they are an extra.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [address]);

  if (address === null || sent === null || sent.total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{ts('title')}</h2>
      <ul className={styles.links}>
        {sent.items.map((one) => (
          <li key={one.id}>
            <Link href={`${address}/${one.id}`}>{one.jobTitle}</Link>: {ts(`stages.${one.stage}`)}
          </li>
        ))}
        <li>
          <Link href={address}>{t('dashboard.applications', { count: sent.total })}</Link>
        </li>
      </ul>
    </section>
  );
}
