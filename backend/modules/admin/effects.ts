/** What a change of settings would do, in words and numbers for the person who reviews it. */
import { compileBrand } from '../../../runtime/core/brand/compile.ts';
import { effectsBetween, type Served } from '../../../runtime/core/effects/effects.ts';
import type { MenuEffect } from '../../../runtime/core/effects/menus.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import { pageTitle } from '../../../runtime/core/texts/page-title.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import type { BrandEffects } from '../../graphql.generated.ts';
import type { PaymentWay } from '../billing/payments.ts';
import { filterName } from '../facets/filter-name.ts';
import { listPagePaths } from '../pages/edit-store.ts';
import { requireBrand } from '../rights/access.ts';
import { inspectBrand, parsePatch } from './patches.ts';
import { reachOfChange } from './reach.ts';

/** Null when the brand would have an error with the patch, or is not served now. Nothing is saved. */
export async function effectsOfPatch(context: ApiContext, id: string, patch: unknown): Promise<BrandEffects | null> {
  await requireBrand(context, id, 'brandPatchEffects');
  const { patched } = await inspectBrand(context, id, parsePatch(patch));
  const before = context.admin.desk.list().find((brand) => brand.id === id);
  if (before === undefined || patched.document === undefined) return null;
  const after = compileBrand(patched.document, id);
  const scope = { db: context.db, frontend: id, now: context.now };
  const stored = await listPagePaths(scope);
  const { addresses, menus, filters, products, payments, ...others } = effectsBetween(
    served(context, before),
    served(context, after),
    stored,
  );
  return {
    ...others,
    addresses: addresses.map(({ page, ...effect }) => ({ ...effect, page: titleOf(context, before, after, page) })),
    menus: menus.map((effect) => ({ ...withoutName(effect), label: labelOf(context, after, effect) })),
    filters: filters.map(({ field, ...effect }) => ({
      ...effect,
      field: field && filterName(context.locale, [after, before], { ...effect, field }),
    })),
    products: products.map(({ change, name }) => ({ change, name: localised(name, after.document, context.locale) })),
    // A way without its keys is offered to nobody.
    payments: payments.filter(
      ({ provider }) => isOffered(context, before, provider) || isOffered(context, after, provider),
    ),
    reach: await reachOfChange(scope, before.document, after.document),
  };
}

function served({ forms, locale }: ApiContext, brand: CompiledBrand): Served {
  return {
    document: brand.document,
    ask(form) {
      const asked = forms.ask(brand, form, locale);
      if (asked === null) throw new Error(`There is no form "${form}".`);
      return asked;
    },
  };
}

function isOffered({ payments }: ApiContext, brand: CompiledBrand, way: PaymentWay): boolean {
  return payments.waysOf(brand).includes(way);
}

/** The title of a page in the language of the request; null where it has none. */
function titleOf({ locale }: ApiContext, before: CompiledBrand, after: CompiledBrand, page: string | null) {
  return pageTitle(after.document, page, locale) ?? pageTitle(before.document, page, locale);
}

function withoutName({ name: _, ...effect }: MenuEffect) {
  return effect;
}

function labelOf({ locale }: ApiContext, brand: CompiledBrand, { label, name, menu }: MenuEffect): string | null {
  if (label !== null || name === null) return label;
  const texts = cutCatalogue(brand, locale, ['common', 'session']);
  return menu === 'legal' ? translatorOf(texts, 'common')(`legal.${name}`) : translatorOf(texts, 'session')(name);
}
