/** Mails to people about their claims. */
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import { nameOf } from '../organizations/members.ts';
import { findOwnOrganization } from '../organizations/own-store.ts';
import { type ClaimRow, findReader, listOwnersToMail } from './claim-store.ts';

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

/** Tells the owners that somebody asks to join; only those who use the brand where they asked. */
export async function mailOwners(
  { brand, linkOrigin: origin, viewer }: ApiContext,
  tx: TransactionScope,
  { organizationId, position }: Pick<ClaimRow, 'organizationId' | 'position'>,
): Promise<void> {
  const organization = await findOwnOrganization(tx, organizationId);
  if (organization === null || viewer.account === null) return;
  const person = nameOf(viewer.account);
  for (const { to, locale: known } of await listOwnersToMail(tx, organizationId)) {
    const locale = languageOr(brand.document.locales, known);
    const link = `${origin}${hrefOf(brand, locale).path('/user/organization/members')}?organization=${organizationId}`;
    const values = { organization: organization.name, person, position, link };
    await queueMail(tx.db, { brand, origin, locale, to, template: 'join_requested', values });
  }
}

/** How the owners have decided. */
export async function mailJoin(
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
    const link = `${origin}${href.path('/user/organization')}?organization=${organizationId}`;
    await queueMail(tx.db, { ...frame, template: 'join_accepted', values: { ...values, link } });
  } else {
    const link = origin + href.organization(organization.slug);
    await queueMail(tx.db, { ...frame, template: 'join_declined', values: { ...values, link, reason } });
  }
}
