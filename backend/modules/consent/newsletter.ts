/** The newsletter: an optional consent, stored with its wording and withdrawn in the settings. */
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { Newsletter } from '../../graphql.generated.ts';
import { networkOf } from '../../guards/network.ts';
import { refusal } from '../../refusal.ts';
import type { Scope } from '../../scope.ts';
import { findAgreed, findInfos, type InfoRow, insertConsent, insertFirstInfo, withdrawConsent } from './store.ts';
import { inLanguage, NEWS, standardText } from './wording.ts';

/** Whether the brand offers it at registration. */
function isOffered({ forms, brand, locale }: ApiContext): boolean {
  const consents = forms.ask(brand, 'registration', locale)?.groups.find(({ group }) => group === 'consents');
  return consents?.fields.some(({ name }) => name === 'newsletter') ?? false;
}

async function infoOf({ db, frontend }: Scope, { brand }: Pick<ApiContext, 'brand'>): Promise<InfoRow> {
  const scope = { db, frontend };
  const [known] = await findInfos(scope, NEWS);
  if (known !== undefined) return known;
  await insertFirstInfo(scope, { ...NEWS, text: standardText(brand, 'newsletter'), required: false });
  const [info] = await findInfos(scope, NEWS);
  if (info === undefined) throw new Error(`The newsletter of ${frontend} was not written.`);
  return info;
}

/** Stores the consent, in the transaction in which it is given. */
export async function agreeToNews(
  context: ApiContext,
  tx: TransactionScope,
  { id: accountId, email: mail }: { id: number; email: string },
): Promise<void> {
  const { id: infoId, revision_id: revisionId } = await infoOf(tx, context);
  await insertConsent(tx, { accountId, mail, infoId, revisionId, network: networkOf(context.address) });
}

/** Null for a brand that does not offer it. */
export async function findNewsletter(context: ApiContext): Promise<Newsletter | null> {
  const { account } = context.viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  if (!isOffered(context)) return null;
  const info = await infoOf(context, context);
  const text = inLanguage(info.text, context.locale, context.brand);
  return { text, since: await findAgreed(context, { accountId: account.id, infoId: info.id }) };
}

/** Gives or withdraws the consent; idempotent. */
export async function setNewsletter(context: ApiContext, wanted: boolean): Promise<Newsletter | null> {
  const { account } = context.viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  if (!isOffered(context)) return null;
  await transact(context, async (tx) => {
    if (wanted) return agreeToNews(context, tx, account);
    const { id: infoId } = await infoOf(tx, context);
    await withdrawConsent({ ...tx, now: context.now }, { accountId: account.id, infoId });
  });
  return findNewsletter(context);
}
