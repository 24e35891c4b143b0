import { useEffect, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { EmptyList } from '../shared/lists/EmptyList.tsx';
import { dayText } from '../shared/words/day-text.tsx';
import styles from './ApplicationsPage.module.css';
import { listOwn, type OwnEntry, PAGE_SIZE } from './own-calls.ts';

/** All applications of the person on this site, the newest first. */
export function OwnList({ page }: { page: PageInfo }) {
  const t = useTexts('applications');
  const [found, setFound] = useState<{ total: number; items: readonly OwnEntry[] } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pages, setPages] = useState(1);
  const href = createHref(page.brand.routes, page.locale);

  useEffect(() => {
    let isHere = true;
    listOwn(pages).then(
      ({ total, items }) =>
        isHere && setFound((before) => ({ total, items: pages === 1 ? items : [...(before?.items ?? []), ...items] })),
      (error: unknown) => isHere && setRefusal(refusalText(error, t('unreachable'))),
    );
    return () => {
      isHere = false;
    };
  }, [pages, t]);

  return (
    <AccountPage page={page} title={t('title')}>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      {!found && !refusal && <Waiting lines={4} />}
      {found?.total === 0 && <EmptyList text={t('empty')} way={{ href: href.jobs(), label: t('toJobs') }} />}
      {found && found.total > 0 && (
        <>
          <p className="meta">{t('count', { count: found.total })}</p>
          <ul className={styles.list}>
            {found.items.map(({ id, jobTitle, organizationName, stage, created }) => (
              <li key={id} className={styles.entry}>
                <Link className={styles.job} href={href.path(`/user/applications/${id}`)}>
                  {jobTitle}
                </Link>
                <span>{organizationName}</span>
                <span className="meta">
                  <span className={styles.stage} data-stage={stage}>
                    {t(`stages.${stage}`)}
                  </span>{' '}
                  · {dayText(created, page)}
                </span>
              </li>
            ))}
          </ul>
          {found.total > pages * PAGE_SIZE && (
            <p>
              <button type="button" className="button button-quiet" onClick={() => setPages(pages + 1)}>
                {t('more')}
              </button>
            </p>
          )}
        </>
      )}
    </AccountPage>
  );
}
