/** A voucher from the administration to the invoice. */
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../backend/modules/billing/paper/testing/read-pdf.ts';
import { shareOf } from '../../../backend/testing/sweep.ts';
import { violationsOf } from '../support/axe.ts';
import { desktop, type OpenPage, phone } from '../support/browser.ts';
import { desk, type Market, seen, step } from './desk.ts';

const brands = [
  {
    ...{
      brand: 'harbor-ledger',
      locale: 'en',
      size: phone,
      product: 'featured_job',
      productName: 'Front-page job',
      full: '$158.00',
    },
    ...{ discount: '−$15.80', total: '$142.20', isElectronic: false },
  },
  {
    ...{
      brand: 'rheinblick',
      locale: 'de',
      size: desktop,
      product: 'featured',
      productName: 'Hervorgehobene Anzeige',
      full: '190,40\u00a0€',
    },
    ...{ discount: '−16,00\u00a0€', total: '171,36\u00a0€', isElectronic: true },
  },
];

export function vouchersReduce(open: OpenPage, market: Market): void {
  const here = shareOf(brands, ({ brand }) => brand === 'rheinblick');

  describe.each(here)(
    'a voucher of $brand',
    ({ brand, locale, size, product, productName, full, discount, total, isElectronic }) => {
      const { t, origin, enter, rows } = desk(open, market, brand, locale);
      const form = (key: string) => t(`products:voucher.${key}`);
      const field = (key: string) => t(`billing:voucher.${key}`);

      it('is created in the administration, reduces an order up to its invoice, and is ended', async () => {
        const boss = await enter('/admin/vouchers', 'boss', { viewport: size });
        await boss.getByRole('link', { name: form('new') }).click();
        const create = boss.getByRole('button', { name: form('create') });
        await boss.getByLabel(form('code'), { exact: true }).fill('spring 10');
        await boss.getByLabel(form('percentOff')).fill('110');
        await boss.getByRole('radio', { name: form('some') }).check();
        await create.click();
        for (const fault of ['percent', 'products']) await boss.getByText(form(`fault.${fault}`)).waitFor();
        expect(await violationsOf(boss)).toEqual([]);
        expect(await boss.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
        await boss.getByLabel(form('percentOff')).fill('10');
        await boss.getByRole('checkbox', { name: productName, exact: true }).check();
        await create.click();
        await boss.getByRole('heading', { name: 'SPRING10' }).waitFor();
        const address = boss.url();

        const page = await enter(`/checkout/products?items=${product}:2`, 'recruiter', { viewport: size });
        await page.locator('main form button[type=submit]').click();
        await page.locator('[data-step=customer] button[type=submit]').click();
        await step(page, 'summary');
        const sums = page.locator('[data-step=summary] tfoot');
        await expect.poll(() => seen(sums)).toContain(full.replace('\u00a0', ' '));
        await page.getByLabel(t('billing:reference')).fill('PO 4711');
        await page.getByText(field('open')).click();
        const code = page.getByLabel(field('label'));
        await code.fill('sprung10');
        await code.press('Enter');
        await page.getByText(field('why.unknown').replace('{{code}}', 'SPRUNG10')).waitFor();
        expect(await violationsOf(page)).toEqual([]);
        await code.fill(' Spring10');
        await page.getByRole('button', { name: field('apply') }).click();
        await page.getByText(field('applied').replace('{{code}}', 'SPRING10')).waitFor();
        expect(await sums.textContent()).toContain(discount);
        expect(await sums.textContent()).toContain(total);
        await page.getByRole('button', { name: field('remove') }).click();
        await expect.poll(() => sums.textContent()).not.toContain(discount);
        await page.getByText(field('open')).click();
        await code.fill('spring10');
        await code.press('Enter');
        // Reloading loses nothing, and what was typed was kept so far.
        await page.getByText(field('applied').replace('{{code}}', 'SPRING10')).waitFor();
        expect(await page.getByLabel(t('billing:reference')).inputValue()).toBe('PO 4711');
        expect(await violationsOf(page)).toEqual([]);
        await page.reload();
        await page.getByText(field('applied').replace('{{code}}', 'SPRING10')).waitFor();
        await page.getByRole('button', { name: total }).click();
        await page.locator('[data-order=open]').waitFor();

        const [order] = await rows<{ id: number; discount: number }>(
          "select id, discount from purchase_order where frontend = $1 and voucher_code = 'SPRING10'",
          [brand],
        );
        await page.goto(`${origin()}/my-products/orders/${order?.id}`);
        await expect.poll(() => page.locator('article tfoot').textContent()).toContain(discount);
        const pdf = await page.getByRole('link', { name: t('billing:paper.download') }).getAttribute('href');
        const { body } = await market.server.get(pdf ?? '', { brand });
        const { pages, xml } = await readPdf(body);
        const line = t('billing:order.voucher').replace('{{code}}', 'SPRING10');
        for (const part of [line, discount, total]) expect(pages.join(' ')).toContain(part.replace('\u00a0', ' '));
        expect(xml?.includes('<ram:ReasonCode>95</ram:ReasonCode>') ?? false).toBe(isElectronic);

        await boss.goto(address);
        await boss.getByRole('link', { name: `${t('entries:list.orders')} (1)` }).waitFor();
        await boss.getByRole('button', { name: t('entries:action.endVoucher') }).click();
        await boss
          .getByRole('alertdialog')
          .getByRole('button', { name: t('entries:action.endVoucher') })
          .click();
        await boss.getByText(t('entries:value.state.closed')).first().waitFor();
        await page.goto(`${origin()}/checkout/summary?items=${product}:1&voucher=spring10`);
        await page.getByText(field('why.over')).waitFor();
      });
    },
  );
}
