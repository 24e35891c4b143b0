/** What a change of settings does to a site, from its documents alone: as it is served before, and after. Pure. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { brandLanguages } from '../document/languages.ts';
import { type AddressEffect, addressEffects, type StoredPage } from './addresses.ts';
import { type FeatureEffect, featureEffects } from './features.ts';
import { type Ask, type FieldEffect, fieldEffects } from './fields.ts';
import { type FilterEffect, filterEffects } from './filters.ts';
import { type MenuEffect, menuEffects } from './menus.ts';
import { type PaymentEffect, type ProductEffect, paymentEffects, productEffects } from './products.ts';

export interface Effects {
  languages: { change: 'appears' | 'goes'; locale: string }[];
  addresses: AddressEffect[];
  menus: MenuEffect[];
  fields: FieldEffect[];
  filters: FilterEffect[];
  products: ProductEffect[];
  payments: PaymentEffect[];
  features: FeatureEffect[];
}

/** A site as it is served: its compiled document, and its forms in the language of their titles. */
export interface Served {
  document: BrandDocument;
  ask: Ask;
}

/** `stored` are the pages of the site that are kept in the database. */
export function effectsBetween(before: Served, after: Served, stored: readonly StoredPage[]): Effects {
  const [was, is] = [before.document, after.document];
  return {
    languages: languageEffects(was, is),
    addresses: addressEffects(was, is, stored),
    menus: menuEffects(was, is),
    fields: fieldEffects(before, after),
    filters: filterEffects(was, is),
    products: productEffects(was, is),
    payments: paymentEffects(was, is),
    features: featureEffects(was, is),
  };
}

function languageEffects(before: BrandDocument, after: BrandDocument): Effects['languages'] {
  const [was, is] = [brandLanguages(before.locales), brandLanguages(after.locales)];
  return [
    ...was.filter((locale) => !is.includes(locale)).map((locale) => ({ change: 'goes' as const, locale })),
    ...is.filter((locale) => !was.includes(locale)).map((locale) => ({ change: 'appears' as const, locale })),
  ];
}
