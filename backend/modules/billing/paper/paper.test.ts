import { describe, expect, it } from 'vitest';
import { testBrand } from '../../../testing/backend.ts';
import { drawPaper } from './draw-paper.ts';
import { xmlOf } from './electronic-xml.ts';
import { paperOrderOf } from './paper-of.ts';
import { type PdfSeen, readPdf, schemaErrors } from './testing/read-pdf.ts';
import { CUSTOMER, type Given, sourceOf } from './testing/source.ts';

const brand = testBrand('rheinblick', ({ site, locales, prices }) => {
  Object.assign(site, { name: 'Rheinblick Jobs', timeZone: 'Europe/Berlin', country: 'DE' });
  Object.assign(locales, { default: 'de', supported: ['de', 'en', 'fr', 'es'] });
  Object.assign(prices, { currency: 'EUR', placement: 'language' });
});

/** Ten percent off one of two lines, as a voucher for one product gives. */
const VOUCHER: Omit<Given, 'brand'> & Required<Pick<Given, 'order'>> = {
  lines: [{ discount: 3990 }, { name: 'Kontakte', product: 'contacts', unitPrice: 9900 }],
  order: { voucherId: 1, voucherCode: 'FRÜHLING' },
};
const ORIGINAL = { label: 'RB-00041', issued: new Date('2026-04-01T08:00:00Z') };

async function bytesOf(given: Omit<Given, 'brand'>): Promise<Uint8Array> {
  const { paper, electronic } = paperOrderOf(sourceOf({ brand, ...given }));
  return drawPaper(paper, electronic === null ? null : await xmlOf(electronic));
}

async function drawn(given: Omit<Given, 'brand'> = {}): Promise<PdfSeen & { text: string }> {
  const seen = await readPdf(await bytesOf(given));
  return { ...seen, text: seen.pages.join(' ') };
}

/** Text of the first element of that name. */
function value(xml: string | null, name: string): string | undefined {
  return new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`).exec(xml ?? '')?.[1];
}

describe('an invoice as PDF', () => {
  it('says who sends it, to whom, for what, with which tax, and how to pay, in the language of the order', async () => {
    const { text } = await drawn();
    for (const part of [
      'Rheinblick Jobs',
      'Rheinblick Verlag GmbH · Uferstraße 8, 77694 Kehl, Deutschland',
      'USt-IdNr. DE136695976',
      'Müller & Söhne Świętokrzyskie Sp. z o.o.',
      'Zoë Łukasiewicz',
      '77652 Offenburg',
      'Rechnung RB-00042',
      '4. Mai 2026',
      'Leistungsdatum',
      '3. Juni 2026',
      'PO-4711',
      'Drei Stellenanzeigen',
      '399,00 €',
      'MwSt. 19 %',
      '75,81 €',
      '474,81 €',
      'IBAN DE02 1203 0000 0000 2020 51',
      'Seite 1 von 1',
    ])
      expect(text).toContain(part);
  });

  it('is paid where it was paid by card, and shows no account', async () => {
    const { text, xml } = await drawn({
      order: { locale: 'en', provider: 'stripe' },
      terms: { due: null, bank: null },
    });
    expect(text).toContain('Paid by card.');
    expect(text).not.toContain('IBAN');
    expect(value(xml, 'TotalPrepaidAmount')).toBe('474.81');
    expect(value(xml, 'DuePayableAmount')).toBe('0.00');
  });

  it('is the same file whenever it is made', async () => {
    expect(Buffer.compare(await bytesOf({}), await bytesOf({}))).toBe(0);
  });

  it('goes on over several pages, each with the heads of the columns and its number', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => ({ name: `Anzeige ${at} ${'Wortungetüm'.repeat(at % 9)}` }));
    const { pages, xml } = await drawn({ lines });
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.slice(0, -1).entries()) {
      expect(page).toContain('Einzelpreis');
      expect(page).toContain(`Seite ${at + 1} von ${pages.length}`);
    }
    for (const { name } of lines.slice(0, 2)) expect(pages.join(' ')).toContain(name.trim());
    expect(xml?.match(/<ram:IncludedSupplyChainTradeLineItem>/g)).toHaveLength(60);
    expect(await schemaErrors(xml ?? '')).toEqual([]);
  });

  it('prints other scripts, leaves emoji out, and puts boxes for letters that it lacks', async () => {
    const companyName = 'Bäckerei 🚀 Łódź שלום 株式会社';
    const { text, xml } = await drawn({ order: { customer: { ...CUSTOMER, companyName } } });
    expect(text).toContain('Bäckerei Łódź');
    expect(text).toMatch(/שלום|םולש/);
    expect(text).toContain('□□□□');
    expect(text).not.toContain('🚀');
    expect(xml).toContain(companyName);
  });

  it('prints an endless name and an endless reference in full', async () => {
    const { text } = await drawn({
      order: { reference: 'W'.repeat(60), customer: { ...CUSTOMER, companyName: 'Ä'.repeat(150) } },
    });
    expect(text.match(/Ä/g)).toHaveLength(150);
    expect(text.match(/W/g)).toHaveLength(60);
  });
});

describe('the electronic invoice in it', () => {
  const cases: Record<string, Omit<Given, 'brand'>> = {
    'with tax': {},
    'paid by card': { order: { provider: 'stripe' }, terms: { due: null, bank: null, iban: null } },
    'without an account that is known': { terms: { iban: null, bic: null } },
    'without tax, as the customer owes it': {
      order: {
        ...{ taxRule: 'reverse_charge', taxRate: 0 },
        customer: { ...CUSTOMER, vatNumber: 'ATU44719060', address: { ...CUSTOMER.address, countryCode: 'AT' } },
      },
    },
    'of a seller who charges no tax': { order: { taxRule: 'none', taxRate: 0 } },
    'to another continent': {
      order: {
        ...{ taxRule: 'abroad', taxRate: 0, locale: 'es' },
        customer: { ...CUSTOMER, address: { countryCode: 'JP', addressLine1: '1-1 Chiyoda', locality: '東京' } },
      },
    },
    'in yen': { order: { currency: 'JPY', locale: 'en' } },
    'of nothing': { lines: [{ unitPrice: 0 }], order: { provider: 'none' }, terms: { due: null } },
    'with a voucher': VOUCHER,
    'with a voucher, as the customer owes the tax': {
      ...VOUCHER,
      order: {
        ...{ ...VOUCHER.order, taxRule: 'reverse_charge', taxRate: 0 },
        customer: { ...CUSTOMER, vatNumber: 'ATU44719060', address: { ...CUSTOMER.address, countryCode: 'AT' } },
      },
    },
    'with a voucher of which nothing is left to pay': {
      lines: [{ discount: 39_900 }],
      order: { ...VOUCHER.order, provider: 'none' },
      terms: { due: null, bank: null, iban: null },
    },
    'as credit note with a voucher': { ...VOUCHER, original: ORIGINAL },
    'as credit note with a voucher, after an earlier refund': {
      ...VOUCHER,
      original: ORIGINAL,
      terms: { credited: { net: 29_900, tax: 5681, total: 35_581, lines: [1] } },
    },
    'as credit note': { original: ORIGINAL },
    'as credit note for an amount': {
      original: ORIGINAL,
      terms: { credited: { net: 100, tax: 19, total: 119, lines: [] } },
    },
    'as credit note for what remains': {
      original: ORIGINAL,
      terms: { credited: { net: 29_900, tax: 5681, total: 35_581, lines: [1] } },
    },
  };

  it.each(Object.keys(cases))('fits the schema of the standard: %s', async (name) => {
    const { xml } = await drawn(cases[name]);
    expect(xml).not.toBeNull();
    expect(await schemaErrors(xml ?? '')).toEqual([]);
  });

  it('names the profile, both parties, the account and the sums', async () => {
    const { xml } = await drawn();
    expect(xml).toContain('urn:cen.eu:en16931:2017');
    for (const part of ['DE136695976', 'DE02120300000000202051', 'Kehl', '77694', 'Müller &amp; Söhne', 'PO-4711'])
      expect(xml).toContain(part);
    expect(value(xml, 'TypeCode')).toBe('380');
    expect(value(xml, 'LineTotalAmount')).toBe('399.00');
    expect(value(xml, 'TaxBasisTotalAmount')).toBe('399.00');
    expect(value(xml, 'TaxTotalAmount')).toBe('75.81');
    expect(value(xml, 'GrandTotalAmount')).toBe('474.81');
    expect(value(xml, 'DuePayableAmount')).toBe('474.81');
  });

  it('has what a voucher takes off as an allowance on the document, in the category of the tax', async () => {
    const { xml, text } = await drawn(VOUCHER);
    const [allowance = ''] =
      /<ram:SpecifiedTradeAllowanceCharge>[\s\S]*?<\/ram:SpecifiedTradeAllowanceCharge>/.exec(xml ?? '') ?? [];
    expect(allowance).toMatch(/<udt:Indicator>false</);
    expect(value(allowance, 'ActualAmount')).toBe('39.90');
    expect(value(allowance, 'ReasonCode')).toBe('95');
    expect(value(allowance, 'Reason')).toBe('Gutschein FRÜHLING');
    expect(value(allowance, 'CategoryCode')).toBe('S');
    expect(value(allowance, 'RateApplicablePercent')).toBe('19');
    const [, settlement = ''] = (xml ?? '').split('<ram:ApplicableHeaderTradeSettlement>');
    const [, sums = ''] = settlement.split('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>');
    expect(
      ['LineTotalAmount', 'AllowanceTotalAmount', 'TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount'].map(
        (name) => value(sums, name),
      ),
    ).toEqual([...['498.00', '39.90', '458.10', '87.04', '545.14']]);
    expect(text).toContain('Gutschein FRÜHLING');
    expect(text).toContain('−39,90 €');
    const note = await drawn(cases['as credit note with a voucher, after an earlier refund']);
    expect(value(note.xml, 'AllowanceTotalAmount')).toBe('100.00');
    expect(note.text).toContain('−60,10 €');
  });

  it('identifies the seller without a tax number where nothing is subject to tax', async () => {
    const { xml } = await drawn(cases['to another continent']);
    expect(xml).toMatch(/<ram:SpecifiedLegalOrganization>\s*<ram:ID>DE136695976</);
    expect(xml).not.toContain('SpecifiedTaxRegistration');
    expect(value(xml, 'CategoryCode')).toBe('O');
  });

  it('refers to the invoice that a credit note is for, and adds up after earlier refunds', async () => {
    const { xml, text } = await drawn(cases['as credit note for what remains']);
    expect(value(xml, 'TypeCode')).toBe('381');
    expect(xml).toContain('RB-00041');
    expect(value(xml, 'AllowanceTotalAmount')).toBe('100.00');
    expect(value(xml, 'TaxBasisTotalAmount')).toBe('299.00');
    expect(text).toContain('zur Rechnung RB-00041');
    expect(text).toContain('−100,00 €');
  });

  it.each([
    ['without a VAT number', { terms: { vatId: null } }],
    ['without an address', { terms: { address: null } }],
    ['issued before its country was stored', { terms: { country: null } }],
    ['in a currency with three decimals', { order: { currency: 'KWD' } }],
  ])('is left out %s: the PDF is there all the same', async (_name, given) => {
    const { xml, text } = await drawn(given);
    expect(xml).toBeNull();
    expect(text).toContain('Rechnung RB-00042');
  });
});
