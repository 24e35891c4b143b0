/** Mails to the members of an organization about its profile on a brand. */

import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Scope } from '../../scope.ts';
import { hrefOf } from '../../services/href.ts';
import { listReachedMembers } from './members-store.ts';
import type { OwnOrganizationRow } from './own-store.ts';

type Profile = Pick<OwnOrganizationRow, 'id' | 'name' | 'slug'>;

/** An administrator approved the profile, and it is public. */
export async function mailApproval(context: ApiContext, tx: TransactionScope, { id, name, slug }: Profile) {
  const { brand, linkOrigin: origin } = context;
  for (const { to, locale } of await listReaders(context, tx, id)) {
    const link = origin + hrefOf(brand, locale).organization(slug);
    const values = { link, organization: name };
    await queueMail(tx.db, { brand, origin, locale, to, template: 'organization_approved', values });
  }
}

/** An administrator rejected the profile, with the reason. */
export async function mailRefusal(context: ApiContext, tx: TransactionScope, { id, name }: Profile, reason: string) {
  const { brand, linkOrigin: origin } = context;
  for (const { to, locale } of await listReaders(context, tx, id)) {
    const link = origin + hrefOf(brand, locale).path('/user/organization');
    const values = { link, organization: name, reason };
    await queueMail(tx.db, { brand, origin, locale, to, template: 'organization_refused', values });
  }
}

interface MailReader {
  to: string;
  /** The person's own on this brand, if the brand still has it. */
  locale: string;
}

/** Members on this brand with a confirmed address who are not blocked. */
async function listReaders({ brand }: ApiContext, scope: Scope, id: number): Promise<MailReader[]> {
  const rows = await listReachedMembers(scope, id);
  return rows.map(({ to, locale }) => ({ to, locale: languageOr(brand.document.locales, locale) }));
}
