import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { OrderItem, Resolvers } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { withinReach } from '../rights/access.ts';
import {
  endSubscription,
  extendSubscription,
  grantCredits,
  grantSubscription,
  takeCreditsBack,
} from './admin-goods.ts';
import { listOrdersWithin } from './admin-order-store.ts';
import { cancelByAdmin, confirmOrder, refundByAdmin, settleAttention } from './admin-orders.ts';
import { csvOfProducts, listAdminProducts } from './admin-products.ts';
import { creditLinksOf } from './credit-links.ts';
import { findCredits } from './credits.ts';
import { completeCustomer, customerToFill, saveCustomer } from './customer.ts';
import { findCustomer } from './customer-store.ts';
import { describeOne, describeOrders, describePlaced, describeProducts, describeQuote } from './describe.ts';
import { findOrder, listOrders, type OrderRow } from './order-store.ts';
import { payAt, placeOrder, quoteFor, withdrawOrder } from './place-order.ts';
import { sells } from './products.ts';
import type { WantedItem } from './quote.ts';
import { hasRunning } from './subscription-store.ts';
import { findSubscriptions } from './subscriptions.ts';
import { createVoucher, endVoucher, removeVoucher } from './vouchers/admin-vouchers.ts';

const MOST_ORDERS = 100;

export const billingResolvers: Resolvers = {
  Query: {
    products: (_root, _args, context) => (context.brand.document.features.recruiter ? describeProducts(context) : []),
    creditLinks: (_root, _args, { brand, locale }) => creditLinksOf(brand, locale),
    getCredits: (_root, { organizationId }, context) => findCredits(context, organizationId ?? null),
    getSubscriptions: (_root, args, context) => {
      const { filters, limit, offset, sorting, organizationId, showSubscriptionsFromAllFrontends } = args;
      return findSubscriptions(context, {
        ...{ filters, limit, sorting },
        offset: offset ?? 0,
        allFrontends: showSubscriptionsFromAllFrontends ?? false,
        organizationId: organizationId ?? null,
      });
    },
    customerProfile: (_root, { organizationId }, context) => profileOf(context, organizationId),
    orderQuote: async (_root, { organizationId, items, voucher }, context) =>
      describeQuote(context, organizationId, await quoteFor(context, organizationId, wantedIn(items), voucher)),
    ownOrders: async (_root, { organizationId, limit, offset }, context) => {
      if (limit < 1 || limit > MOST_ORDERS || offset < 0)
        throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_ORDERS} are allowed.`, { path: 'limit' });
      const { total, rows } = await listOrders(context, organizationId, { limit, offset });
      return { total, orders: await describeOrders(context, rows) };
    },
    ownOrder: async (_root, { orderId }, context) => describeOne(context, await requireOrder(context, orderId)),
    adminProducts: (_root, { brand }, context) => listAdminProducts(context, brand),
    adminProductsCsv: (_root, { brand }, context) => csvOfProducts(context, brand),
    adminOrders: async (_root, args, context) => {
      const { total, orders } = await listOrdersWithin(await withinReach(context, args.brand, 'adminOrders'), args);
      return { total, orders: await describeOrders(context, orders) };
    },
  },
  Mutation: {
    saveCustomer: async (_root, { organizationId, answers }, context) => {
      const { faults } = await saveCustomer(context, organizationId, answers);
      return { faults, customer: await profileOf(context, organizationId) };
    },
    placeOrder: async (_root, { items, again, ...rest }, context) => {
      const wanted = { ...rest, again: again ?? false };
      const placed = await placeOrder(context, { ...wanted, items: wantedIn(items) });
      return describePlaced(context, wanted.organizationId, placed);
    },
    payOrder: async (_root, { orderId }, context) => {
      const order = await requireOrder(context, orderId);
      if (order.state !== 'open') throw refusal('ORDER_NOT_OPEN');
      return describePlaced(context, order.organizationId ?? 0, {
        order,
        quote: null,
        payAt: await payAt(context, order),
      });
    },
    withdrawOrder: async (_root, { orderId }, context) => describeOne(context, await withdrawOrder(context, orderId)),
    adminConfirmOrder: async (_root, { orderId }, context) =>
      describeOne(context, await confirmOrder(context, orderId)),
    adminCancelOrder: async (_root, { orderId, reason }, context) =>
      describeOne(context, await cancelByAdmin(context, orderId, reason)),
    adminOrderSeen: async (_root, { orderId }, context) =>
      describeOne(context, await settleAttention(context, orderId)),
    adminRefundOrder: async (_root, { orderId, reason, part }, context) =>
      describeOne(context, await refundByAdmin(context, { id: orderId, reason, part })),
    adminGrantCredits: (_root, { days, ...grant }, context) => grantCredits(context, { ...grant, days: days ?? null }),
    adminTakeCreditsBack: (_root, { undo, ...taken }, context) =>
      takeCreditsBack(context, { ...taken, undo: undo ?? false }),
    adminGrantSubscription: (_root, grant, context) => grantSubscription(context, grant),
    adminExtendSubscription: (_root, change, context) => extendSubscription(context, change),
    adminCancelSubscription: (_root, { undo, ...change }, context) =>
      endSubscription(context, { ...change, undo: undo ?? false }),
    adminCreateVoucher: (_root, made, context) => createVoucher(context, made),
    adminEndVoucher: (_root, { id, undo }, context) => endVoucher(context, { id, undo: undo ?? false }),
    adminDeleteVoucher: (_root, { id }, context) => removeVoucher(context, id),
  },
  Organization: {
    gallery: async ({ row, data }, _args, context) => ((await isPremium(context, row.id)) ? data.gallery : []),
    videos: async ({ row, data }, _args, context) => ((await isPremium(context, row.id)) ? data.videos : []),
    attachments: async ({ row, data }, _args, context) => ((await isPremium(context, row.id)) ? data.attachments : []),
  },
};

async function profileOf(context: ApiContext, organizationId: number) {
  const isComplete = completeCustomer(context, await findCustomer(context, organizationId)) !== null;
  return { answers: await customerToFill(context, organizationId), isComplete };
}

async function requireOrder(context: ApiContext, id: number): Promise<OrderRow> {
  const order = await findOrder(context, id);
  if (order === null) throw refusal('ORDER_UNKNOWN');
  return order;
}

function wantedIn(items: readonly OrderItem[]): WantedItem[] {
  return items.map(({ product, quantity = 1, start }) => ({
    product,
    quantity,
    start: start === null || start === undefined ? null : new Date(start),
  }));
}

/** Whether an organization's profile may show everything, including images, videos and files: with an active premium profile, or where none is sold. */
async function isPremium(
  scope: Pick<ApiContext, 'db' | 'frontend' | 'brand' | 'now'>,
  organizationId: number,
): Promise<boolean> {
  return !sells(scope.brand, 'premium_profile') || (await hasRunning(scope, organizationId, 'premium_profile'));
}
