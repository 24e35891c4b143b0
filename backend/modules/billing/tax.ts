/** Determines the tax of an order. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { isMemberState, stateOfVatNumber } from '../../../runtime/core/vat-number.ts';

/** none: the brand charges no tax; domestic: it is added; reverse_charge: the customer owes it; abroad: not taxable. */
export type TaxRule = 'none' | 'domestic' | 'reverse_charge' | 'abroad';

export interface Tax {
  rule: TaxRule;
  /** Hundredths of a percent. */
  rate: number;
}

interface Taxed {
  /** ISO code of the customer's country. */
  country: string;
  vatNumber: string | null;
}

/** By the countries of publisher and customer; for services between businesses. */
export function taxOf({ document }: CompiledBrand, { country, vatNumber }: Taxed): Tax {
  const home = document.site.country.toUpperCase();
  const rate = Math.round(document.prices.tax.rate * 100);
  if (rate === 0) return { rule: 'none', rate: 0 };
  if (country === home) return { rule: 'domestic', rate };
  if (!isMemberState(home) || !isMemberState(country)) return { rule: 'abroad', rate: 0 };
  const isCompany = vatNumber !== null && stateOfVatNumber(vatNumber) === country;
  return isCompany ? { rule: 'reverse_charge', rate: 0 } : { rule: 'domestic', rate };
}

/** Tax on an amount in minor units, rounded half up. */
export function taxOn(net: number, { rate }: Tax): number {
  return Math.floor((net * rate + 5000) / 10_000);
}
