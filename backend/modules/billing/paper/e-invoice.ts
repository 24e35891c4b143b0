/** An invoice by EN 16931, in the terms of `@e-invoice-eu/core`: UBL's names with amounts as text. */
import { decimalsOf } from '../../../../runtime/core/price.ts';
import { isMemberState } from '../../../../runtime/core/vat-number.ts';
import { type JsonObject, readObject, readText } from '../../../read-json.ts';
import { readCustomer } from '../customer.ts';
import { termsOf } from '../invoices.ts';
import { isSettled, type PaperSource, type Subject, subjectOf, suppliedOn } from './source.ts';

/** Texts in the language of the order. */
export interface Words {
  /** Why there is no tax. */
  exemption: string;
  reduction: string;
  /** The voucher that took off something. */
  voucher: string;
  before: string;
  /** What happens to the amount of a credit note. */
  settled: string;
}

const INVOICE = '380';
const CREDIT_NOTE = '381';
/** Of UNTDID 5189: a discount. */
const DISCOUNT = '95';
/** Codes of UNTDID 4461. */
const MEANS = { card: '48', transfer: '30', sepa: '58', other: '1' } as const;

type Category = Readonly<Record<string, unknown>>;

/** Null where the brand or the currency lacks what the standard requires, as when the invoice was issued. */
export function electronicOf(source: PaperSource, words: Words): JsonObject | null {
  const { order, invoice } = source;
  const { country, vatId, seller, address, iban, bic, due } = termsOf(invoice);
  const customer = readCustomer(order.customer);
  const digits = decimalsOf(order.currency);
  if (country === null || vatId === null || address === null || seller === '' || customer === null || digits > 2)
    return null;
  // The customer owes the tax only as somebody with a number.
  if (order.taxRule === 'reverse_charge' && customer.vatNumber === null) return null;
  const subject = subjectOf(source);
  const allowances = [
    { reason: words.voucher, code: DISCOUNT, value: subject.discount },
    { reason: words.before, code: null, value: subject.before },
  ].filter(({ value }) => value > 0);
  const allowed = subject.discount + subject.before;
  const money = (amount: number) => (amount / 10 ** digits).toFixed(digits);
  const currency = order.currency;
  const amount = (name: string, value: number) => ({
    [`cbc:${name}`]: money(value),
    [`cbc:${name}@currencyID`]: currency,
  });
  // Sweden writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv', { timeZone: source.brand.document.site.timeZone, dateStyle: 'short' });
  const day = (moment: Date) => format.format(moment);
  const settled = isSettled(source);
  const isOutside = order.taxRule === 'abroad';
  const category = categoryOf(order.taxRule, order.taxRate);
  const isNote = invoice.kind === 'credit_note';
  const buyer = readObject(customer.answers.address);
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': invoice.label,
      'cbc:IssueDate': day(invoice.issued),
      ...(due !== null && !settled && { 'cbc:DueDate': day(due) }),
      'cbc:InvoiceTypeCode': isNote ? CREDIT_NOTE : INVOICE,
      'cbc:DocumentCurrencyCode': currency,
      ...(order.reference !== null && { 'cbc:BuyerReference': order.reference }),
      ...(source.original && {
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': source.original.label,
              'cbc:IssueDate': day(source.original.issued),
            },
          },
        ],
      }),
      'cac:AccountingSupplierParty': {
        'cac:Party': {
          'cac:PostalAddress': { ...sellerAddress(address), ...countryOf(country) },
          ...(!isOutside && { 'cac:PartyTaxScheme': [taxScheme(vatId)] }),
          // What is not subject to tax must not name a tax number, but whoever sends it has to be identified.
          'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller, ...(isOutside && { 'cbc:CompanyID': vatId }) },
        },
      },
      'cac:AccountingCustomerParty': {
        'cac:Party': {
          'cac:PostalAddress': { ...buyerAddress(buyer), ...countryOf(customer.country) },
          ...(customer.vatNumber !== null && !isOutside && { 'cac:PartyTaxScheme': taxScheme(customer.vatNumber) }),
          'cac:PartyLegalEntity': { 'cbc:RegistrationName': customer.companyName },
        },
      },
      'cac:Delivery': { 'cbc:ActualDeliveryDate': day(suppliedOn(source)) },
      ...(!isNote && {
        'cac:PaymentMeans': [meansOf({ settled, provider: order.provider, iban, bic, label: invoice.label })],
      }),
      ...(isNote && { 'cac:PaymentTerms': { 'cbc:Note': words.settled } }),
      ...(allowances.length > 0 && {
        'cac:AllowanceCharge': allowances.map(({ reason, code, value }) => ({
          'cbc:ChargeIndicator': 'false',
          ...(code !== null && { 'cbc:AllowanceChargeReasonCode': code }),
          'cbc:AllowanceChargeReason': reason,
          ...amount('Amount', value),
          'cac:TaxCategory': category,
        })),
      }),
      'cac:TaxTotal': [
        {
          ...amount('TaxAmount', subject.tax),
          'cac:TaxSubtotal': [
            {
              ...amount('TaxableAmount', subject.net),
              ...amount('TaxAmount', subject.tax),
              'cac:TaxCategory': {
                ...category,
                ...(order.taxRule !== 'domestic' && { 'cbc:TaxExemptionReason': words.exemption }),
              },
            },
          ],
        },
      ],
      'cac:LegalMonetaryTotal': {
        ...amount('LineExtensionAmount', subject.net + allowed),
        ...amount('TaxExclusiveAmount', subject.net),
        ...amount('TaxInclusiveAmount', subject.total),
        ...(allowed > 0 && amount('AllowanceTotalAmount', allowed)),
        ...(settled && !isNote && amount('PrepaidAmount', subject.total)),
        ...amount('PayableAmount', settled && !isNote ? 0 : subject.total),
      },
      'cac:InvoiceLine': linesOf(subject, words).map(({ name, quantity, unitPrice, product }, at) => ({
        'cbc:ID': String(at + 1),
        'cbc:InvoicedQuantity': String(quantity),
        'cbc:InvoicedQuantity@unitCode': 'C62',
        ...amount('LineExtensionAmount', unitPrice * quantity),
        'cac:Item': {
          'cbc:Name': name,
          ...(product !== null && { 'cac:SellersItemIdentification': { 'cbc:ID': product } }),
          'cac:ClassifiedTaxCategory': category,
        },
        'cac:Price': amount('PriceAmount', unitPrice),
      })),
    },
  };
}

/** A reduction is a line as well: the standard wants one at least. */
function linesOf({ lines, net }: Subject, { reduction }: Words) {
  if (lines.length > 0) return lines;
  return [{ name: reduction, quantity: 1, unitPrice: net, product: null }];
}

/** By UNTDID 5305: standard rate, exempt, reverse charge, not subject to tax. */
function categoryOf(rule: string, rate: number): Category {
  const scheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
  if (rule === 'domestic') return { 'cbc:ID': 'S', 'cbc:Percent': String(rate / 100), ...scheme };
  if (rule === 'abroad') return { 'cbc:ID': 'O', ...scheme };
  return { 'cbc:ID': rule === 'reverse_charge' ? 'AE' : 'E', 'cbc:Percent': '0', ...scheme };
}

interface Paying {
  settled: boolean;
  provider: string;
  iban: string | null;
  bic: string | null;
  label: string;
}

function meansOf({ settled, provider, iban, bic, label }: Paying): JsonObject {
  if (settled) return { 'cbc:PaymentMeansCode': provider === 'stripe' ? MEANS.card : MEANS.other };
  if (iban === null) return { 'cbc:PaymentMeansCode': MEANS.other, 'cbc:PaymentID': label };
  return {
    'cbc:PaymentMeansCode': isMemberState(iban.slice(0, 2)) ? MEANS.sepa : MEANS.transfer,
    'cbc:PaymentID': label,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': iban,
      ...(bic !== null && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bic } }),
    },
  };
}

function taxScheme(number: string): JsonObject {
  return { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
}

function countryOf(code: string): JsonObject {
  return { 'cac:Country': { 'cbc:IdentificationCode': code } };
}

/** `Uferstraße 8, 77694 Kehl, Deutschland`: street, postal code and city where they can be told apart. */
function sellerAddress(address: string): JsonObject {
  const [street = '', ...rest] = address.split(/,\s*|\n+/).map((part) => part.trim());
  const found = rest.map((part) => /^(?:[A-Z]{1,3}-)?(\d{4,6})\s+(\D.*)$/.exec(part)).find((one) => one !== null);
  if (found) return { 'cbc:StreetName': street, 'cbc:CityName': found[2] ?? '', 'cbc:PostalZone': found[1] ?? '' };
  return { 'cbc:StreetName': address };
}

function buyerAddress(address: JsonObject): JsonObject {
  const names = {
    'cbc:StreetName': 'addressLine1',
    'cbc:AdditionalStreetName': 'addressLine2',
    'cbc:CityName': 'locality',
    'cbc:PostalZone': 'zip',
    'cbc:CountrySubentity': 'administrativeArea',
  };
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, field]) => {
      const text = readText(address[field])?.trim();
      return text ? [[name, text]] : [];
    }),
  );
}
