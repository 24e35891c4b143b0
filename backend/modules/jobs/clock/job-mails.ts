/** Mails about jobs, to the people who manage them and to the site operators. */

import { languageOr } from '../../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import { cameFrom } from '../../../../runtime/core/seo/came-from.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import { isMailAddress } from '../../../mail/address.ts';
import { queueMail } from '../../../mail/outbox.ts';
import type { TemplateValues } from '../../../mail/templates.ts';
import { hrefOf } from '../../../services/href.ts';
import { slugOf } from '../../../services/slug.ts';
import { type MailedJob, recipientsOf } from './clock-store.ts';

/** Mails to the people of a job. */
export type JobMail =
  | 'job_published'
  | 'job_scheduled'
  | 'job_approved'
  | 'job_not_posted'
  | 'job_refused'
  | 'job_taken_down'
  | 'job_ends_soon'
  | 'job_ended';

/** Context of the mails: the brand that owns the job, and the origin of its links. */
export interface JobMailer {
  brand: CompiledBrand;
  linkOrigin: string;
}

/** Mails the people responsible for a job; `values` is what the template needs besides title and link. */
export async function mailPeople<T extends JobMail>(
  tx: TransactionScope,
  { brand, linkOrigin }: JobMailer,
  job: MailedJob,
  mail: { template: T; values: (locale: string) => Omit<TemplateValues[T], 'link' | 'title'> },
): Promise<void> {
  for (const { email, locale: known } of await recipientsOf(tx, job)) {
    const locale = languageOr(brand.document.locales, known);
    const href = hrefOf(brand, locale);
    const isUp = mail.template === 'job_published';
    const page = linkOrigin + href.job({ id: job.id, slug: slugOf(job.title) });
    const link = isUp
      ? cameFrom(page, { medium: 'email', source: mail.template })
      : linkOrigin + href.path('/job-manager');
    const values = { ...mail.values(locale), link, title: job.title } as TemplateValues[T];
    await queueMail(tx.db, { brand, origin: linkOrigin, locale, to: email, template: mail.template, values });
  }
}

/** Mails the site operators that something awaits them; sites without an address see it in the administration only. */
export async function mailSite(
  tx: TransactionScope,
  { brand, linkOrigin }: JobMailer,
  mail:
    | { template: 'job_waits'; values: Omit<TemplateValues['job_waits'], 'link'> }
    | { template: 'job_reported'; values: Omit<TemplateValues['job_reported'], 'link'> },
): Promise<void> {
  const { contactEmail } = brand.document.site;
  if (contactEmail === null || !isMailAddress(contactEmail)) return;
  const locale = brand.document.locales.default;
  const link = linkOrigin + hrefOf(brand, locale).path('/admin/moderation');
  const head = { brand, origin: linkOrigin, locale, to: contactEmail };
  if (mail.template === 'job_waits')
    await queueMail(tx.db, { ...head, template: mail.template, values: { ...mail.values, link } });
  else await queueMail(tx.db, { ...head, template: mail.template, values: { ...mail.values, link } });
}
