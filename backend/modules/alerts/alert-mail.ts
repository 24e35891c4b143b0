/** The mail of an alert: its new jobs, in the language in which it was made. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Connection } from '../../database/pool.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { WorkTools } from '../../work/work.ts';
import { hrefOf } from '../jobs/address.ts';
import { describeAddress } from '../places/describe.ts';
import type { AlertJob } from './alert-jobs.ts';
import { alertLink } from './links.ts';
import type { DueAlert } from './send-store.ts';

export type { AlertJob } from './alert-jobs.ts';

/** Puts one mail per alert into the outbox. */
export async function queueAlerts(
  db: Connection,
  tools: WorkTools,
  brand: CompiledBrand,
  full: readonly { alert: DueAlert; jobs: readonly AlertJob[] }[],
): Promise<void> {
  const origin = tools.originOf(brand);
  const { site, locales } = brand.document;
  const regions = await tools.regions();
  for (const { alert, jobs } of full) {
    if (alert.recipient === null) continue;
    const locale = locales.supported.includes(alert.locale) ? alert.locale : locales.default;
    const href = hrefOf(brand, locale);
    const manage = alertLink({ brand, links: tools.links }, origin, { ...alert, locale });
    await queueMail(db, {
      brand,
      origin,
      locale,
      to: alert.recipient,
      template: 'job_alert',
      values: {
        search: alert.name ?? alert.title,
        jobs: jobs.map((job) => ({
          title: job.title,
          facts: [
            job.organizationName,
            ...(job.location === null
              ? []
              : [describeAddress(job.location, regions, { locale, country: site.country })]),
          ],
          link: origin + href.job(job),
        })),
        link: origin + alert.href,
      },
      unsubscribe: manage,
    });
  }
}
