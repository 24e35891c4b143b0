import { useQuery } from '@tanstack/react-query';
import { createHref } from '../../runtime/core/routing/href.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Waiting } from '../shared/account/AccountPage.tsx';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './Dashboard.module.css';
import { runningJobsQuery } from './dashboard.generated.ts';
import { canPromote, promotionsFor, type RunningJob } from './running-jobs.ts';

/** What the running ads bring, the five that end first, and the credits left; the job manager has all ads. Renders nothing if there are neither. */
export function EmployerJobs({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('account');
  // The linked pages report errors; here this part is optional.
  const { data, isLoading } = useQuery(queryOf(runningJobsQuery));
  const href = createHref(page.brand.routes, page.locale);
  const manager = href.page('job-manager');
  if (isLoading) return <Waiting lines={3} isHolding />;
  if (!data) return null;
  const { jobs, total, figures } = data.ownJobs;
  const credits = data.getCredits.filter(({ amount }) => amount > 0);
  const shop = href.page('products');
  const isSold = data.products.length > 0 && shop !== null;
  if (total === 0 && !isSold) return null;
  const number = new Intl.NumberFormat(page.locale);
  const several = new Set(credits.map(({ organizationName }) => organizationName)).size > 1;
  return (
    <>
      {total > 0 && manager && (
        <section className={styles.section} aria-labelledby={`${id}-jobs`}>
          <h2 id={`${id}-jobs`}>{t('dashboard.ads.title')}</h2>
          <dl className={styles.figures} data-running={total}>
            {Object.entries({ online: total, ...figures }).map(([figure, value]) => (
              <div key={figure}>
                <dt>{t(`dashboard.ads.${figure}`)}</dt>
                <dd>{number.format(value)}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.jobs}>
            {jobs.map((job) => (
              <Ad key={job.id} page={page} job={job} manager={manager} promotions={promotionsFor(data.products)} />
            ))}
          </ul>
          <p>
            <Link href={manager}>{t('dashboard.ads.all', { count: total })}</Link>
          </p>
        </section>
      )}
      {isSold && (
        <section className={styles.section} aria-labelledby={`${id}-credits`}>
          <h2 id={`${id}-credits`}>{t('dashboard.ads.credits')}</h2>
          {credits.length === 0 ? (
            <p>{t('dashboard.ads.noCredits')}</p>
          ) : (
            <ul className={styles.links}>
              {credits.map(({ type, label, amount, organizationName }) => (
                <li key={`${organizationName} ${type}`} data-credit={type}>
                  {`${label}: ${number.format(amount)}`}
                  {several && <span className={styles.who}> · {organizationName}</span>}
                </li>
              ))}
            </ul>
          )}
          <p>
            <Link href={shop}>{t('dashboard.ads.buy')}</Link>
          </p>
        </section>
      )}
    </>
  );
}

interface AdProps {
  page: PageInfo;
  job: RunningJob;
  manager: string;
  promotions: readonly string[];
}

/** One running ad; its actions open in the job manager, ready to be confirmed. */
function Ad({ page, job, manager, promotions }: AdProps) {
  const t = useTexts('account');
  const { id, title, path, expires, views, applicationStarts, applications, newApplications, actions } = job;
  const applicants = createHref(page.brand.routes, page.locale).page('applicants');
  const list = `${manager}?state=published&sort=expires`;
  const figures = [
    t('dashboard.ads.ofViews', { count: views }),
    t('dashboard.ads.ofStarts', { count: applicationStarts }),
    t('dashboard.ads.ofApplications', { count: applications }),
  ];
  return (
    <li data-job={id}>
      <Link href={path}>{title}</Link>
      <span className={styles.who}>{figures.join(' · ')}</span>
      {expires && (
        <span className={styles.who}>
          {t('dashboard.ads.ends', { date: formatDay(expires, page.locale, page.brand.site.timeZone) })}
        </span>
      )}
      <span className={styles.actions}>
        {applicants && newApplications > 0 && (
          <Link href={`${applicants}/${id}`}>{t('dashboard.ads.fresh', { count: newApplications })}</Link>
        )}
        {actions.includes('extend') && (
          <Link href={`${list}#extend-${id}`} aria-label={`${t('dashboard.ads.extend')}: ${title}`}>
            {t('dashboard.ads.extend')}
          </Link>
        )}
        {promotions.some((kind) => canPromote(job, kind)) && (
          <Link href={`${list}#promote-${id}`} aria-label={`${t('dashboard.ads.promote')}: ${title}`}>
            {t('dashboard.ads.promote')}
          </Link>
        )}
      </span>
    </li>
  );
}
