/** Credits that organizations have left. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import { rowsOf } from '../../database/brand-rows.ts';
import { creditBalance } from '../../database/schema/billing.ts';
import { organization } from '../../database/schema/organizations.ts';
import type { CreditBalance } from '../../graphql.generated.ts';
import { listOwnOrganizations } from '../organizations/own-store.ts';

/** Organizations that the request is about: the named one, which the policy let through, or all that the person acts for here. */
export async function askedOrganizations(context: ApiContext, organizationId: number | null): Promise<number[]> {
  if (organizationId !== null) return [organizationId];
  const { account } = context.viewer;
  return account === null ? [] : (await listOwnOrganizations(context, account.id)).map(({ id }) => id);
}

/** By organization and type; nothing for what is used up. */
export async function findCredits(context: ApiContext, organizationId: number | null): Promise<CreditBalance[]> {
  const { brand, locale } = context;
  const ids = await askedOrganizations(context, organizationId);
  const rows = await rowsOf(context)
    .select({ amount: creditBalance.amount, type: creditBalance.type, organizationName: organization.name })
    .from(creditBalance)
    .innerJoin(organization, eq(organization.id, creditBalance.organizationId))
    .where(and(inArray(creditBalance.organizationId, ids), gt(creditBalance.amount, 0)))
    .orderBy(asc(organization.name), asc(organization.id), asc(creditBalance.type));
  const t = translatorOf(cutCatalogue(brand, locale, ['billing']), 'billing');
  return rows.map((row) => ({ ...row, frontend: context.frontend, label: t(`credits.${row.type}`) }));
}
