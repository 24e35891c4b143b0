/** Remaining credits of organizations. */
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import type { CreditBalance } from '../../graphql.generated.ts';
import { listOwnOrganizations } from '../organizations/own-store.ts';
import { listBalances } from './goods-store.ts';

/** Organizations that the request is about: the given one, which the policy authorized, or all of the person's here. */
export async function askedOrganizations(context: ApiContext, organizationId: number | null): Promise<number[]> {
  if (organizationId !== null) return [organizationId];
  const { account } = context.viewer;
  return account === null ? [] : (await listOwnOrganizations(context, account.id)).map(({ id }) => id);
}

/** By organization and type; types without credits are left out. */
export async function findCredits(context: ApiContext, organizationId: number | null): Promise<CreditBalance[]> {
  const { brand, locale } = context;
  const ids = await askedOrganizations(context, organizationId);
  const rows = await listBalances(context, ids);
  const t = translatorOf(cutCatalogue(brand, locale, ['billing']), 'billing');
  return rows.map((row) => ({ ...row, frontend: context.frontend, label: t(`credits.${row.type}`) }));
}
