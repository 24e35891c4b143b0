/** Converts orders and products to their GraphQL types. */
import { minorUnits, priceText } from '../../../runtime/core/price.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { ApiContext } from '../../context.ts';
import type {
  Invoice,
  Order,
  OrderLine,
  OrderQuote,
  OrderSum,
  PlacedOrder,
  Price,
  Product,
} from '../../graphql.generated.ts';
import { beforePaymentOf } from './before-payment.ts';
import { creditedBy, termsOf } from './invoices.ts';
import {
  discountOf,
  type InvoiceRow,
  invoicesOf,
  type LineRow,
  linesOf,
  type OrderRow,
  type RefundRow,
  refundsOf,
  restOf,
} from './order-store.ts';
import { pdfAddress } from './paper/address.ts';
import type { Placed } from './place-order.ts';
import { isSubscription, productsOnSale } from './products.ts';
import type { Quote, QuoteLine } from './quote.ts';

type Reader = Pick<ApiContext, 'brand' | 'locale'>;

function priceOf({ brand, locale }: Reader, amount: number, currency: string, exact = true): Price {
  const { document } = brand;
  const text = priceText(document.prices, amountLocale(document, locale), { amount, currency }, exact);
  return { amount, currency, text };
}

/** Products on sale. */
export function describeProducts(context: Reader): Product[] {
  const { brand, locale } = context;
  const { document } = brand;
  const currency = document.prices.currency ?? '';
  return productsOnSale(brand).map(([key, { name, description, type, price, credits, slots, days }]) => {
    const isTimed = isSubscription(type);
    return {
      key,
      type,
      name: localised(name, document, locale),
      description: description === undefined ? null : localised(description, document, locale),
      price: priceOf(context, minorUnits(price, currency), currency, false),
      credits: isTimed ? null : (credits ?? 1),
      slots: isTimed ? (slots ?? null) : null,
      days: days ?? null,
      recommended: key === document.prices.recommended,
    };
  });
}

export async function describeQuote(context: ApiContext, organizationId: number, quote: Quote): Promise<OrderQuote> {
  const { lines, currency, net, tax, total, hash, discount, voucher } = quote;
  const { prices } = context.brand.document;
  return {
    lines: lines.map((line) => describeLine(context, line, currency)),
    sum: describeSum(context, currency, {
      ...{ discount, voucherCode: voucher?.code ?? null },
      net,
      tax: tax.amount,
      taxRate: tax.rate,
      taxRule: tax.rule,
      total,
      taxName: localised(prices.tax.name, context.brand.document, context.locale),
    }),
    voucher: voucher && {
      ...{ code: voucher.code, refusal: voucher.refusal },
      starts: voucher.refusal === 'early' ? voucher.starts : null,
      minimum:
        voucher.refusal === 'minimum' && voucher.minimum !== null
          ? priceOf(context, voucher.minimum, currency, false)
          : null,
    },
    hash,
    ways: context.payments.waysOf(context.brand, { total, currency }),
    beforePayment: await beforePaymentOf(context, context.brand, organizationId),
  };
}

/** What came of placing an order. */
export async function describePlaced(
  context: ApiContext,
  organizationId: number,
  { order, quote, payAt, same }: Placed,
): Promise<PlacedOrder> {
  return {
    order: order && (await describeOne(context, order)),
    quote: quote && (await describeQuote(context, organizationId, quote)),
    payAt,
    same: same ? await describeOne(context, same) : null,
  };
}

/** In the settings of the order's own brand. */
export async function describeOrders(context: ApiContext, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const [lines, invoices, refunds] = await Promise.all([
    linesOf(context.db, ids),
    invoicesOf(context.db, ids),
    refundsOf(context.db, ids),
  ]);
  return rows.map((row) =>
    describeOrder({ ...context, brand: context.findBrand(row.frontend) ?? context.brand }, row, {
      pdfOf: (invoice) => pdfAddress(context, invoice),
      lines: lines.filter(({ orderId }) => orderId === row.id),
      invoices: invoices.filter(({ orderId }) => orderId === row.id),
      refunds: refunds.filter(({ orderId }) => orderId === row.id),
    }),
  );
}

export async function describeOne(context: ApiContext, row: OrderRow): Promise<Order> {
  const [order] = await describeOrders(context, [row]);
  if (order === undefined) throw new Error(`Order ${row.id} was not described.`);
  return order;
}

interface OrderParts {
  /** URL of its PDF. */
  pdfOf(invoice: InvoiceRow): string;
  lines: LineRow[];
  invoices: InvoiceRow[];
  refunds: RefundRow[];
}

function describeOrder(reader: Reader, row: OrderRow, { lines, invoices, refunds, pdfOf }: OrderParts): Order {
  const { id, frontend, state, provider, organizationName, customer, currency } = row;
  const { created, paid, cancelled, refunded, reason, attention, reference } = row;
  const [first] = invoices;
  const { document } = reader.brand;
  const taxName = first ? termsOf(first).taxName : localised(document.prices.tax.name, document, reader.locale);
  return {
    ...{
      id,
      frontend,
      state,
      organizationName,
      customer,
      created,
      paid,
      cancelled,
      refunded,
      reason,
      attention,
      reference,
    },
    way: provider,
    lines: lines.map((line) => describeLine(reader, line, currency)),
    sum: describeSum(reader, currency, { ...row, taxName }),
    invoices: invoices.map((one) => ({ ...describeInvoice(reader, row, one, lines), pdf: pdfOf(one) })),
    sentBack: priceOf(reader, state === 'paid' ? row.total - restOf(row, refunds).total : 0, currency),
  };
}

function describeLine(reader: Reader, line: QuoteLine | LineRow, currency: string): OrderLine {
  const { product, type, name, quantity, unitPrice, starts, discount } = line;
  return {
    ...{ product, type, name, quantity },
    unitPrice: priceOf(reader, unitPrice, currency),
    price: priceOf(reader, unitPrice * quantity, currency),
    reducedPrice: priceOf(reader, unitPrice * quantity - discount, currency),
    start: starts,
    refunded: 'refundId' in line && line.refundId !== null,
  };
}

interface Sum {
  discount: number;
  voucherCode: string | null;
  net: number;
  tax: number;
  taxRate: number;
  taxRule: string;
  taxName: string;
  total: number;
}

function describeSum(reader: Reader, currency: string, sum: Sum): OrderSum {
  const { net, tax, taxRate, taxRule, taxName, total, discount, voucherCode } = sum;
  return {
    discount: discount === 0 ? null : priceOf(reader, -discount, currency),
    voucherCode: discount === 0 ? null : voucherCode,
    net: priceOf(reader, net, currency),
    tax: priceOf(reader, tax, currency),
    taxRate: taxRate / 100,
    taxName,
    taxRule,
    total: priceOf(reader, total, currency),
  };
}

function describeInvoice(reader: Reader, order: OrderRow, row: InvoiceRow, lines: LineRow[]): Omit<Invoice, 'pdf'> {
  const { label, kind, issued } = row;
  const { seller, address, email, vatNumber, bank, due, taxName } = termsOf(row);
  const credited = creditedBy(row);
  const shown = credited === null ? lines : lines.filter(({ id }) => credited.lineIds.includes(id));
  return {
    // An issued document does not show what happened to a line later.
    lines: shown.map((line) => ({ ...describeLine(reader, line, order.currency), refunded: false })),
    sum: describeSum(reader, order.currency, { ...order, ...credited, discount: discountOf(shown), taxName }),
    ...{ number: label, kind, issued, seller, bank, due },
    sellerAddress: address,
    sellerEmail: email,
    sellerVatNumber: vatNumber,
  };
}
