/** The products of all brands, for administrators. Their settings are those of the brand document. */

import { brandLanguages } from '../../../runtime/core/document/languages.ts';
import { allProducts } from '../../../runtime/core/document/product-features.ts';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { minorUnits, priceText } from '../../../runtime/core/price.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import { spreadsheetOf } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import type { AdminProduct } from '../../graphql.generated.ts';
import { withinReach } from '../rights/access.ts';
import { countRunning, countSold, type ProductCount } from './admin-product-store.ts';
import { isSubscription, productsOnSale } from './products.ts';

const SOLD_DAYS = 90;

/** Those of one brand, or of all that the person administers, in their order. Throws `UserError` NOT_ALLOWED. */
export function listAdminProducts(context: ApiContext, wanted: string | null | undefined): Promise<AdminProduct[]> {
  return readProducts(context, wanted, 'adminProducts');
}

interface Named extends AdminProduct {
  names: Readonly<Record<string, string>>;
}

async function readProducts(
  context: ApiContext,
  wanted: string | null | undefined,
  operation: string,
): Promise<Named[]> {
  const reach = await withinReach(context, wanted, operation);
  const { admin, now, locale } = context;
  const within = admin.desk.list().filter(({ id }) => reach.brands === null || reach.brands.includes(id));
  const [sold, running] = [
    counter(await countSold(reach, new Date(now.getTime() - SOLD_DAYS * DAY_MS))),
    counter(await countRunning(reach, now)),
  ];
  return within.flatMap((brand) => {
    const onSale = new Set(productsOnSale(brand).map(([key]) => key));
    const { document } = brand;
    const { currency, tax } = document.prices;
    const written = (price: number): string => {
      if (currency === null) return String(price);
      const amount = { amount: minorUnits(price, currency), currency };
      return priceText(document.prices, amountLocale(document, locale), amount);
    };
    return allProducts(document).map(
      ([key, { name, type, price, credits = null, slots = null, days = null }]): Named => ({
        ...{ brand: brand.id, key, name: localised(name, document, document.locales.default), type, price },
        names: Object.fromEntries(
          brandLanguages(document.locales).map((language) => [language, localised(name, document, language)]),
        ),
        ...{ isSubscription: isSubscription(type), isOnSale: onSale.has(key), currency, priceText: written(price) },
        ...{ taxRate: tax.rate, credits, slots, days },
        ...{ sold: sold(brand.id, key), running: running(brand.id, key) },
      }),
    );
  });
}

/** The products for spreadsheets; names in a column for each language. Throws as `listAdminProducts` does. */
export async function csvOfProducts(context: ApiContext, wanted: string | null | undefined): Promise<string> {
  const products = await readProducts(context, wanted, 'adminProductsCsv');
  const languages = [...new Set(products.flatMap(({ names }) => Object.keys(names)))];
  const names = new Intl.DisplayNames([context.readerLocale], { type: 'language' });
  return spreadsheetOf(context, 'products', (t) => [
    [
      ...[t('column.brand'), t('column.key')],
      ...languages.map((language) => t('column.nameIn', { language: names.of(language) ?? language })),
      ...['type', 'price', 'currency', 'tax', 'credits', 'slots', 'days', 'sale', 'sold', 'running'].map((column) =>
        t(`column.${column}`),
      ),
    ],
    ...products.map((product) => [
      ...[product.brand, product.key],
      ...languages.map((language) => product.names[language] ?? null),
      ...[t(`type.${product.type}`), product.price, product.currency ?? null, product.taxRate],
      ...[product.credits ?? null, product.slots ?? null, product.days ?? null],
      ...[t(product.isOnSale ? 'sale.on' : 'sale.off'), product.sold, product.running],
    ]),
  ]);
}

/** The count of a product; 0 where there is none. */
function counter(counts: readonly ProductCount[]): (brand: string, product: string) => number {
  const byProduct = new Map(counts.map(({ brand, product, count }) => [`${brand} ${product}`, count]));
  return (brand, product) => byProduct.get(`${brand} ${product}`) ?? 0;
}
