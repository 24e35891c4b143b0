/** What electronic invoices by EN 16931 require of a seller. */
import type { BrandDocument } from './document/brand.generated.ts';
import { isVatNumber } from './vat-number.ts';

type Seller = Pick<BrandDocument['site'], 'country'> & {
  tax: BrandDocument['prices']['tax'];
  legal: Pick<BrandDocument['site']['legal'], 'publisher' | 'address'>;
};

/** The VAT number without spaces and signs, if it is one of the country; null otherwise. */
export function vatIdOf(number: string, country: string): string | null {
  const id = number.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const prefix = country.toUpperCase() === 'GR' ? 'EL' : country.toUpperCase();
  return id.startsWith(prefix) && /\d/.test(id) && isVatNumber(id) ? id : null;
}

/** Keys of the settings without which invoices are PDF alone; none where they are electronic. */
export function missingForElectronic({ country, tax, legal }: Seller): string[] {
  return [
    ...(legal.publisher === null ? ['site.legal.publisher'] : []),
    ...(legal.address === null ? ['site.legal.address'] : []),
    ...(tax.number === null || vatIdOf(tax.number, country) === null ? ['prices.tax.number'] : []),
  ];
}

/** The publisher's VAT number as electronic invoices have it; null where something that they require is missing. */
export function sellerId({ site, prices }: Pick<BrandDocument, 'site' | 'prices'>): string | null {
  const { country, legal } = site;
  if (prices.tax.number === null || missingForElectronic({ country, legal, tax: prices.tax }).length > 0) return null;
  return vatIdOf(prices.tax.number, country);
}
