/** Mails to people about their claims. */
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import { findOwnOrganization } from '../organizations/own-store.ts';
import { type ClaimRow, findReader } from './claim-store.ts';

/** How it was decided. People who have left the brand, or are blocked there, are not mailed. */
export async function mailDecision(
  { brand, linkOrigin: origin }: ApiContext,
  tx: TransactionScope,
  { organizationId, accountId, reason }: ClaimRow,
): Promise<void> {
  const [reader, organization] = await Promise.all([
    findReader(tx, accountId),
    findOwnOrganization(tx, organizationId),
  ]);
  if (reader === null || organization === null) return;
  const locale = languageOr(brand.document.locales, reader.locale);
  const href = hrefOf(brand, locale);
  const frame = { brand, origin, locale, to: reader.to };
  const values = { organization: organization.name };
  if (reason === null) {
    const link = origin + href.path('/user/organization');
    await queueMail(tx.db, { ...frame, template: 'claim_approved', values: { ...values, link } });
  } else {
    const link = origin + href.organization(organization.slug);
    await queueMail(tx.db, { ...frame, template: 'claim_rejected', values: { ...values, link, reason } });
  }
}
