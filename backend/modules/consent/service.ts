/** Rules of consents: what a brand asks, and who may agree to it. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { GdprConsentInfo, GdprUserConsent, GdprUserConsentResult } from '../../graphql.generated.ts';
import { networkOf } from '../../guards/network.ts';
import { isMailAddress } from '../../mail/address.ts';
import type { Scope } from '../../scope.ts';
import {
  type ConsentRow,
  findBrandsWith,
  findConsent,
  findInfos,
  type InfoPage,
  type InfoRow,
  insertConsent,
  insertFirstInfo,
  isOrder,
} from './store.ts';
import { consentWords, inLanguage, STANDARD, standardText } from './wording.ts';

type BrandScope = Scope & { brand: CompiledBrand };

/** The consents of a brand. If it was never set up, the first read, in any process, creates its initial wording. */
export async function listInfos(scope: BrandScope, page: InfoPage): Promise<InfoRow[]> {
  const found = await findInfos(scope, page);
  const { id, type, placement } = page;
  const meansStandard =
    id == null && (type ?? STANDARD.type) === STANDARD.type && (placement ?? STANDARD.placement) === STANDARD.placement;
  if (found.length > 0 || !meansStandard) return found;
  await insertFirstInfo(scope, { ...STANDARD, text: standardText(scope.brand) });
  return findInfos(scope, page);
}

/** The same for those of these brands that nobody has read yet. `brands` is null for all. */
export async function prepareInfos(
  { db, brands }: { db: Scope['db']; brands: readonly string[] | null },
  all: readonly CompiledBrand[],
): Promise<void> {
  const known = await findBrandsWith({ db, brands }, STANDARD);
  for (const brand of all)
    if ((brands === null || brands.includes(brand.id)) && !known.has(brand.id))
      await insertFirstInfo({ db, frontend: brand.id }, { ...STANDARD, text: standardText(brand) });
}

export interface InfosAsked {
  id?: number | null;
  type?: string | null;
  limit: number | null;
  offset: number | null;
  sorting?: readonly { field: string; value: string }[] | null;
  placement?: string | null;
  language?: string | null;
  path?: string | null;
}

/** The result of `getGdprConsentInfos`. Throws `UserError` BAD_INPUT for invalid limits and sort orders. */
export async function describeInfos(context: ApiContext, asked: InfosAsked): Promise<GdprConsentInfo[]> {
  const { id, type, placement, path } = asked;
  const limit = within('limit', asked.limit ?? 100, 1, 100);
  const offset = within('offset', asked.offset ?? 0, 0, 10_000);
  const orders = (asked.sorting ?? []).map((order) => {
    if (isOrder(order)) return order;
    const text = `Infos are not sorted by "${order.field}" "${order.value}": id, type or position, asc or desc.`;
    throw new UserError('BAD_INPUT', text, { path: 'sorting' });
  });
  const infos = await listInfos(context, { id, type, placement, path, limit, offset, orders });
  const language = asked.language ?? context.locale;
  return infos.map((info) => ({
    id: info.id,
    type: info.type,
    optIn: info.opt_in,
    text: inLanguage(info.text, language, context.brand),
  }));
}

/** Consent of the signed-in person to the latest wording of the first info of this kind. */
export async function findLatestConsent(
  context: ApiContext,
  asked: { type: string; placement: string },
): Promise<GdprUserConsent | null> {
  const { account } = context.viewer;
  const [info] = await listInfos(context, { ...asked, limit: 1 });
  if (account === null || info === undefined) return null;
  const row = await findConsent(context, { accountId: account.id, revisionId: info.revision_id });
  return row === undefined ? null : described(row);
}

/** Stores a consent to the latest wording. The policy decides who may agree for which address. */
export async function agree(
  context: ApiContext,
  asked: { mail: string; infoId: number },
): Promise<GdprUserConsentResult> {
  const { viewer, address, limits } = context;
  const network = networkOf(address);
  await limits.take('consent', viewer.account === null ? network : `account:${viewer.account.id}`);
  const mail = asked.mail.trim().toLowerCase();
  if (!isMailAddress(mail)) return refused(context, 'faults.mail');
  const [info] = await listInfos(context, { id: asked.infoId });
  if (info === undefined) return refused(context, 'faults.unknown');
  const row = await insertConsent(context, {
    accountId: viewer.account?.id ?? null,
    mail,
    infoId: info.id,
    revisionId: info.revision_id,
    network,
  });
  return { errors: [], consent: described(row) };
}

/**
 * Stores the consents implied by registration: every required info of the placement, in its latest wording. Call it in the
 * transaction that creates the account.
 */
export async function agreeByRegistering(
  scope: BrandScope,
  { accountId, mail, address }: { accountId: number; mail: string; address: string },
): Promise<void> {
  for (const info of await listInfos(scope, { placement: STANDARD.placement })) {
    if (!info.required) continue;
    const network = networkOf(address);
    await insertConsent(scope, { accountId, mail, infoId: info.id, revisionId: info.revision_id, network });
  }
}

function refused(context: ApiContext, text: string): GdprUserConsentResult {
  return { errors: [consentWords(context)(text)], consent: null };
}

function described({ id, mail, info_id, revision_id }: ConsentRow): GdprUserConsent {
  return { id, mail, infoId: info_id, infoRevisionId: revision_id };
}

function within(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw new UserError('BAD_INPUT', `${name} is ${value}; ${least} to ${most} is allowed.`, { path: name });
}
