/** Emails about a scheduled change that was not made, to its author and to those who administer the brand. */
import type { Finding } from '../../../runtime/core/brand/check/finding.ts';
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { queueMails } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import type { WorkTools } from '../../work/work.ts';
import { linesOf } from '../admin/keeper-notices.ts';
import { findAuthor, listKeepers, type ScheduledRow } from './schedule-store.ts';

/** The brand that writes for those that are not served. */
const ROOT = 'default';

export async function tellOfRefusal(
  tx: TransactionScope,
  { findBrand, originOf }: Pick<WorkTools, 'findBrand' | 'originOf'>,
  row: ScheduledRow,
  { reason, errors }: { reason: 'errors' | 'author' | 'missed'; errors: readonly Finding[] },
): Promise<void> {
  const brand = findBrand(row.frontend) ?? findBrand(ROOT);
  // A server of one brand alone has none to write for another that is gone.
  if (brand === undefined) return;
  const author = row.authorId === null ? undefined : await findAuthor(tx, row.authorId);
  const people = new Map([...(await listKeepers(tx)), ...(author ? [author] : [])].map((one) => [one.email, one]));
  const origin = originOf(brand);
  const mails = [...people.values()].map(({ email, locale: known }) => {
    const locale = languageOr(brand.document.locales, known ?? brand.document.locales.default);
    return {
      ...{ brand, origin, locale, to: email },
      template: 'brand_change_refused' as const,
      values: {
        brand: findBrand(row.frontend)?.document.site.name ?? row.frontend,
        author: row.authorName,
        note: row.note,
        // A change that has begun was refused its end.
        reason: row.started === null ? reason : ('end' as const),
        faults: linesOf(errors),
        link: origin + hrefOf(brand, locale).path(`/admin/brands/${row.frontend}`),
      },
    };
  });
  await queueMails(tx.db, mails);
}
