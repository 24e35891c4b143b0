/** Puts an invoice into words, as it is printed. */

import { languageOr } from '../../../../runtime/core/document/languages.ts';
import { priceText } from '../../../../runtime/core/price.ts';
import { amountLocale } from '../../../../runtime/core/texts/amount-locale.ts';
import { cutCatalogue } from '../../../../runtime/core/texts/catalogues.ts';
import { type Translate, translatorOf } from '../../../../runtime/core/texts/translator.ts';
import { lookOf } from '../../../mail/look.ts';
import { readObject, readText } from '../../../read-json.ts';
import { termsOf } from '../invoices.ts';
import { dayIn } from '../mails.ts';
import type { LineRow } from '../order-store.ts';
import { electronicOf } from './e-invoice.ts';
import type { Paper, PaperOrder } from './paper.ts';
import { isSettled, type PaperSource, subjectOf, suppliedOn } from './source.ts';

/** Countries that write on Letter, and their addresses as `Portland, ME 04101`. */
const NORTH_AMERICA = new Set(['US', 'CA']);
const REGION_FIRST = new Set([...NORTH_AMERICA, 'AU']);

/** Everything that the file is made of; the same for the same rows. */
export function paperOrderOf(source: PaperSource): PaperOrder {
  const { brand, order } = source;
  const locale = languageOr(brand.document.locales, order.locale);
  const t = translatorOf(cutCatalogue(brand, locale, ['billing']), 'billing');
  const exemption = exemptionOf(t, order.taxRule);
  const words = {
    exemption: exemption ?? t('paper.exempt'),
    reduction: t('order.reduction'),
    voucher: t('order.voucher', { code: order.voucherCode ?? '' }),
    before: t('paper.before'),
    settled: t('paper.settled'),
  };
  return { paper: paperOf(source, locale, t), electronic: electronicOf(source, words) };
}

function paperOf(source: PaperSource, locale: string, t: Translate): Paper {
  const { brand, order, invoice, original } = source;
  const { document } = brand;
  const terms = termsOf(invoice);
  const subject = subjectOf(source);
  const { timeZone, country, name } = document.site;
  const written = amountLocale(document, locale);
  const price = (amount: number) => priceText(document.prices, written, { amount, currency: order.currency }, true);
  const day = (moment: Date) => dayIn(moment, locale, timeZone);
  const isNote = invoice.kind === 'credit_note';
  const kind = t(isNote ? 'order.noteOf' : 'order.invoice', { number: invoice.label });
  const settled = isSettled(source);
  const rule = exemptionOf(t, order.taxRule);
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(order.taxRate / 100);
  const hasTax = order.taxRule === 'domestic';
  return {
    locale,
    size: NORTH_AMERICA.has((terms.country ?? country).toUpperCase()) ? 'LETTER' : 'A4',
    brand: name,
    color: lookOf(brand).brand,
    issued: invoice.issued.getTime(),
    author: terms.seller,
    title: kind,
    about: original ? `${t('order.noteFor', { number: original.label })}, ${day(original.issued)}` : '',
    seller: [
      terms.seller,
      terms.address,
      terms.email,
      terms.vatNumber && t('order.vatNumber', { number: terms.vatNumber }),
    ].flatMap((line) => line || []),
    customer: customerLines(order.customer, locale, t),
    facts: [
      [t('order.date'), day(invoice.issued)],
      [t('paper.supplied'), day(suppliedOn(source))],
      ...(!settled && terms.due ? [[t('order.due'), day(terms.due)] as const] : []),
      [t('paper.order'), String(order.id)],
      ...(order.reference === null ? [] : [[t('order.reference').replace(/[\s:]+$/, ''), order.reference] as const]),
    ],
    columns: [t('order.what'), t('order.quantity'), t('paper.unitPrice'), t('order.price')],
    lines:
      subject.lines.length === 0
        ? [
            {
              ...{ name: t('order.reduction'), detail: '', quantity: '1' },
              ...{ unitPrice: price(subject.net), price: price(subject.net) },
            },
          ]
        : subject.lines.map((line) => lineOf(line, { price, day, t })),
    sums: [
      ...(subject.discount > 0
        ? [[t('order.voucher', { code: order.voucherCode ?? '' }), price(-subject.discount)] as const]
        : []),
      ...(subject.before > 0 ? [[t('paper.before'), price(-subject.before)] as const] : []),
      ...(hasTax
        ? ([
            [t('order.net'), price(subject.net)],
            [t('order.tax', { name: terms.taxName, rate }), price(subject.tax)],
          ] as const)
        : []),
    ],
    total: [t('order.total'), price(subject.total)],
    notes: [...(rule === null ? [] : [rule]), ...payNotes()],
    bank: settled ? [] : (terms.bank ?? '').split('\n').filter((line) => line.trim() !== ''),
    pages: t('paper.pages', { page: '{{page}}', pages: '{{pages}}' }),
  };

  function payNotes(): string[] {
    if (isNote) return [t('paper.settled')];
    if (order.total === 0) return [];
    if (order.provider === 'stripe') return [t('paper.byCard')];
    if (settled) return [];
    const values = { number: invoice.label, total: price(subject.total) };
    return [t(terms.bank ? 'order.payTo' : 'paper.pay', values)];
  }
}

/** Why there is no tax; null where there is, or where the brand charges none. */
function exemptionOf(t: Translate, rule: string): string | null {
  return rule === 'reverse_charge' || rule === 'abroad' ? t(`order.rule.${rule}`) : null;
}

interface LineWords {
  price(amount: number): string;
  day(moment: Date): string;
  t: Translate;
}

function lineOf({ name, quantity, unitPrice, starts }: LineRow, { price, day, t }: LineWords) {
  return {
    name,
    detail: starts === null ? '' : t('paper.begins', { date: day(starts) }),
    quantity: String(quantity),
    unitPrice: price(unitPrice),
    price: price(unitPrice * quantity),
  };
}

function customerLines(stored: unknown, locale: string, t: Translate): string[] {
  const answers = readObject(stored);
  const address = readObject(answers.address);
  const text = (value: unknown) => readText(value)?.trim() ?? '';
  const [zip, city, region] = [text(address.zip), text(address.locality), text(address.administrativeArea)];
  const country = text(address.countryCode);
  const number = text(answers.vatNumber);
  return [
    text(answers.companyName),
    `${text(answers.firstName)} ${text(answers.lastName)}`.trim(),
    text(address.addressLine1),
    text(address.addressLine2),
    REGION_FIRST.has(country) ? [city, `${region} ${zip}`.trim()].filter(Boolean).join(', ') : `${zip} ${city}`.trim(),
    country === '' ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country),
    number === '' ? '' : t('order.vatNumber', { number }),
  ].filter(Boolean);
}
