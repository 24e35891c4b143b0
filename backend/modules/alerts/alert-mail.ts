/** The mail of an alert: its new jobs, in the language in which it was made. */
import { languageOr } from '../../../runtime/core/brand/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Connection } from '../../database/pool.ts';
import { type Mail, queueMails } from '../../mail/outbox.ts';
import type { WorkTools } from '../../work/work.ts';
import { hrefOf } from '../jobs/address.ts';
import { describeAddress } from '../places/describe.ts';
import type { Regions } from '../places/regions.ts';
import { alertLink } from './links.ts';
import type { NewJob } from './new-jobs.ts';
import type { DueAlert } from './send-store.ts';

/** An alert with jobs to mail. */
export interface FullAlert {
  alert: DueAlert;
  jobs: readonly NewJob[];
}

/** Puts one mail per alert into the outbox. */
export async function queueAlerts(
  db: Connection,
  tools: WorkTools,
  brand: CompiledBrand,
  full: readonly FullAlert[],
): Promise<void> {
  const regions = await tools.regions();
  await queueMails(
    db,
    full.flatMap(({ alert, jobs }) => {
      const { recipient: to } = alert;
      return to === null ? [] : [{ ...writeAlert(tools, { brand, regions, alert, jobs }), to }];
    }),
  );
}

function writeAlert(
  { originOf, links }: WorkTools,
  { brand, regions, alert, jobs }: FullAlert & { brand: CompiledBrand; regions: Regions },
): Omit<Mail<'job_alert'>, 'to'> {
  const { site, locales } = brand.document;
  const origin = originOf(brand);
  const locale = languageOr(locales, alert.locale);
  const href = hrefOf(brand, locale);
  const placeOf = ({ location }: NewJob) =>
    location === null ? '' : describeAddress(location, regions, { locale, country: site.country });
  return {
    brand,
    origin,
    locale,
    template: 'job_alert',
    values: {
      search: alert.name ?? alert.title,
      jobs: jobs.map((job) => ({
        title: job.title,
        facts: [job.organizationName, placeOf(job)],
        link: origin + href.job(job),
      })),
      link: origin + alert.href,
    },
    unsubscribe: alertLink({ brand, links }, origin, { ...alert, locale }),
  };
}
