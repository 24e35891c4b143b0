/** Authorization for billing: members see what the organization has, owners order, administrators settle. */
import { UserError } from '../../errors.ts';
import { all, anyone, inCharge, type ModulePolicies, overBrands, type Policy, withFeature } from '../../policy.ts';
import { refusal } from '../../refusal.ts';
import { employer, forEditors, forOwners } from '../organizations/policy.ts';
import { findOrder } from './order-store.ts';

interface OfMaybe {
  organizationId?: number | null;
}

/** Without an organization it is about the person's own. */
const editorOrSelf: Policy<OfMaybe> = async (context, { organizationId }) => {
  await employer(context, {});
  if (organizationId !== null && organizationId !== undefined) await forEditors(context, { organizationId });
};

/** Somebody else's order must look the same as one that does not exist. */
const ofOrder: Policy<{ orderId: number }> = async (context, { orderId }) => {
  await employer(context, {});
  const order = orderId > 0 && orderId < 2 ** 31 ? await findOrder(context, orderId) : null;
  if (order?.organizationId == null) throw refusal('ORDER_UNKNOWN');
  const { organizationId } = order;
  try {
    await forOwners(context, { organizationId });
  } catch (error) {
    const isStrange = error instanceof UserError && error.extensions.code === 'ORGANIZATION_UNKNOWN';
    throw isStrange ? refusal('ORDER_UNKNOWN') : error;
  }
};

const settles = all(withFeature('recruiter'), inCharge);

export const billingPolicies = {
  Query: {
    adminOrders: settles,
    adminProducts: overBrands(inCharge),
    adminProductsCsv: overBrands(inCharge),
    creditLinks: anyone,
    customerProfile: forOwners,
    getCredits: editorOrSelf,
    getSubscriptions: editorOrSelf,
    orderQuote: forOwners,
    ownOrder: ofOrder,
    ownOrders: forOwners,
    products: anyone,
  },
  Mutation: {
    adminCancelOrder: settles,
    adminCancelSubscription: settles,
    adminConfirmOrder: settles,
    adminCreateVoucher: settles,
    adminDeleteVoucher: settles,
    adminEndVoucher: settles,
    adminExtendSubscription: settles,
    adminGrantCredits: settles,
    adminGrantSubscription: settles,
    adminOrderSeen: settles,
    adminRefundOrder: settles,
    adminTakeCreditsBack: settles,
    payOrder: ofOrder,
    placeOrder: forOwners,
    saveCustomer: forOwners,
    withdrawOrder: ofOrder,
  },
} satisfies ModulePolicies;
