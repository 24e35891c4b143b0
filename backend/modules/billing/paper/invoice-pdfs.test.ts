import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoice, invoiceFile } from '../../../database/schema/billing.ts';
import { outbox } from '../../../database/schema/mail.ts';
import { testBackend } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { shop, shopBrand } from '../testing/shop.ts';
import { readPdf, schemaErrors } from './testing/read-pdf.ts';

const change = ({ site, prices }: ReturnType<typeof shopBrand>['document']) => {
  site.legal.address = 'Kai 7, 20457 Hamburg';
  prices.invoice.bank = 'IBAN DE02 1203 0000 0000 2020 51';
};
const acme = shopBrand('acme', change);
const other = shopBrand('other', change);
const api = testBackend([acme, other]);
const { ask, company, order } = shop(api);

const PDFS = 'query ($id: Int!) { ownOrder(orderId: $id) { invoices { number pdf } } }';
const ITEMS = [{ product: 'three_jobs' }];

async function addressesOf(person: Person, id: number): Promise<string[]> {
  const { data, code } = await ask(person, PDFS, { id });
  if (code !== undefined) throw new Error(code);
  return (data.ownOrder as { invoices: { pdf: string }[] }).invoices.map(({ pdf }) => pdf);
}

async function ordered() {
  const { id, owner } = await company();
  const placed = (await order(id, owner, ITEMS)).order;
  if (placed === null) throw new Error('Nothing was ordered.');
  return { owner, placed };
}

const open = (address: string, brand = acme) => api.backend.services.invoicePdfs.open(brand, address);

describe('the PDF of an invoice', () => {
  it('is downloaded by its owner, valid by the standard, and the same each time', async () => {
    const { owner, placed } = await ordered();
    const [address = ''] = await addressesOf(owner, placed.id);
    const first = await open(address);
    if (first === null || first === 'expired') throw new Error('There is no file.');
    expect(first.name).toBe(`${placed.invoices[0]?.number}.pdf`);
    const { pages, xml } = await readPdf(first.pdf);
    expect(pages[0]).toContain('Harbor Ice');
    expect(await schemaErrors(xml ?? '')).toEqual([]);
    expect(await open(address)).toEqual(first);
    const rows = await api.db
      .select()
      .from(everyBrand(invoiceFile))
      .where(eq(everyBrand(invoiceFile).frontend, 'acme'));
    expect(rows.map(({ pdf }) => Buffer.compare(pdf, Buffer.from(first.pdf)))).toEqual([0]);
  });

  it('has no address for others: not for strangers, not on another brand, not if it is changed', async () => {
    const { owner, placed } = await ordered();
    const stranger = await company();
    expect(await ask(stranger.owner, PDFS, { id: placed.id })).toMatchObject({ code: 'ORDER_UNKNOWN' });
    const [address = ''] = await addressesOf(owner, placed.id);
    expect(await open(address, other)).toBeNull();
    expect(await open(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBeNull();
    const [issued] = await api.db
      .select()
      .from(everyBrand(invoice))
      .where(eq(everyBrand(invoice).orderId, placed.id));
    expect(await open(address.replace(`-${issued?.id}-`, `-${(issued?.id ?? 0) - 1}-`))).toBeNull();
    expect(await open(address.replace(/invoice-\d+/, 'invoice-9999999999'))).toBeNull();
  });

  it('goes with the mail about the order, which can be answered; a credit note goes with the mail that cancels it', async () => {
    await api.db.delete(everyBrand(outbox));
    const { placed } = await ordered();
    const administrator = await insertPerson(api, { roles: ['administrator'], everywhere: true });
    const CANCEL = 'mutation ($id: Int!) { adminCancelOrder(orderId: $id, reason: "Ordered twice") { id } }';
    expect((await ask(administrator, CANCEL, { id: placed.id })).code).toBeUndefined();
    const mails = await api.db.select().from(everyBrand(outbox)).orderBy(everyBrand(outbox).id);
    const sent = mails.map(({ template, replyTo, attachments }) => ({
      template,
      replyTo,
      files: attachments.map(({ name }) => name),
    }));
    const number = Number(placed.invoices[0]?.number.slice(3));
    expect(sent).toEqual([
      { template: 'order_placed', replyTo: 'post@acme.example', files: [`AC-${String(number).padStart(5, '0')}.pdf`] },
      { template: 'order_received', replyTo: 'billing@example.com', files: [] },
      {
        template: 'order_cancelled',
        replyTo: 'post@acme.example',
        files: [`AC-${String(number + 1).padStart(5, '0')}.pdf`],
      },
    ]);
    const [file] = mails.at(-1)?.attachments ?? [];
    const pdf = await api.backend.services.invoicePdfs.pdfOf(file?.invoice ?? 0);
    const { pages } = await readPdf(pdf ?? new Uint8Array());
    expect(pages[0]).toContain(`Credit note AC-${String(number + 1).padStart(5, '0')}`);
  });
});
