import type { ReactNode } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { amountLocale } from '../../runtime/core/texts/amount-locale.ts';
import { describeSalary } from '../../runtime/core/texts/salary.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { FullJob } from '../shared/jobs/jobs.generated.ts';
import { dayText } from '../shared/words/day-text.tsx';
import styles from './JobFacts.module.css';
import type { load } from './load.ts';

const LONGEST_IN_COLUMN = 60;

/** Key facts of a job, as a list beside its text. */
export function JobFacts({ data, page, id }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('job');
  const job = data.job?.job;
  if (!job) return null;
  return (
    <section className={`card ${styles.facts}`} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {t('facts.title')}
      </h2>
      <dl className={styles.list}>
        {factsOf(job, page, t).map(([name, fact]) => (
          <div key={name} className={isLong(fact) ? styles.wide : undefined}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(job: FullJob, page: PageInfo, t: ReturnType<typeof useTexts>): [string, ReactNode][] {
  const places = [...new Set([job.location, ...job.locations].flatMap((place) => place?.label ?? []))];
  const facts: [string, ReactNode][] = [
    ['organization', organizationOf(job, page, t)],
    [places.length > 1 ? 'places' : 'place', lines(places)],
    // Most feeds say nothing of it, which does not mean that the job is on site.
    ['remote', (job.importerId === null || job.remote !== 'none') && t(`remote.${job.remote}`)],
    ['salary', job.salary && describeSalary(job.salary, amountLocale(page.brand, page.locale), t)],
    ['type', lines(job.employmentTypes.map(({ label }) => label))],
    ['experience', job.experience?.label],
    ['degree', job.degreeLevel?.label],
    ['studies', lines((job.fieldsOfStudy ?? []).map(({ label }) => label))],
    ['languages', (job.languages ?? []).join(', ')],
    ['start', startOf(job, t)],
    ['occupations', lines(job.occupations.map(({ label }) => label))],
    ['industries', lines(job.industries.map(({ label }) => label))],
    ['skills', job.skills.join(', ')],
    ['posted', job.published && dayText(job.published, page)],
    ['closes', job.state === 'published' && job.expires && dayText(job.expires, page)],
    // The preview of a new job has no id yet.
    ['reference', job.id > 0 && String(job.id)],
  ];
  return facts.filter(([, fact]) => Boolean(fact));
}

/** Whether it would make a column of many short lines. */
const isLong = (fact: ReactNode): boolean => typeof fact === 'string' && fact.length > LONGEST_IN_COLUMN;

/** The exact date is given in the ad. */
function startOf({ availabilityPeriod }: FullJob, t: ReturnType<typeof useTexts>) {
  if (availabilityPeriod === 'immediately' || availabilityPeriod === 'by_agreement')
    return t(`start.${availabilityPeriod}`);
  return null;
}

function organizationOf({ organization, organizationName }: FullJob, page: PageInfo, t: ReturnType<typeof useTexts>) {
  if (!organization) return organizationName;
  const href = createHref(page.brand.routes, page.locale).organization(organization.slug);
  return (
    <>
      <Link href={href}>{organizationName}</Link>
      {organization.openJobs > 1 && (
        <span className={styles.note}>{t('facts.openJobs', { count: organization.openJobs })}</span>
      )}
    </>
  );
}

function lines(texts: readonly string[]): ReactNode {
  return texts.length > 0 && texts.map((text) => <span key={text}>{text}</span>);
}
