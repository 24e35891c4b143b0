import { FACET_FIELDS, featureOfFacet } from '../../../document/facet-fields.ts';
import { isFeatureOn } from '../../../document/features.ts';
import { PRODUCT_FEATURES } from '../../../document/product-features.ts';
import { personalPages } from '../../../paths/names.ts';
import { entriesAt, type Path, stringAt, stringsAt } from '../../sources/json.ts';
import { menuEntries, placementsOf } from '../../views.ts';
import { type CheckContext, defineRule } from '../rule.ts';
import { listed } from '../words.ts';
import { fateOf } from './dead-link.ts';

export const featureOff = defineRule({
  code: 'FEATURE_OFF',
  severity: 'warning',
  description:
    'A menu entry, a filter, a widget or a product belongs to a feature that is off, so the site does not show it.',
  remedy: 'Turn the feature on below `features`, or remove what belongs to it.',
  *find(context) {
    const { readable, file } = context;
    if (readable === undefined || readable.abstract) return;
    // What is inherited may be meant for brands that have the feature.
    const isOwn = (path: Path) => context.locate(path).file === file;
    for (const { path, page, address } of menuPages(context)) {
      if (!isOwn(path) || fateOf(readable, address).answer !== 'off') continue;
      yield {
        path,
        message: `The page "${page}" belongs to a feature that is off, so this entry is not shown. Turn the feature on, or remove the entry.`,
      };
    }
    for (const search of Object.keys(FACET_FIELDS)) {
      for (const { index, text: field } of stringsAt(context.own, ['facets', search, 'order'])) {
        const feature = featureOfFacet(field);
        if (feature === undefined || isFeatureOn(readable.features, feature)) continue;
        yield {
          path: ['facets', search, 'order', index],
          message: `The filter "${field}" is not shown, because "${feature}" is off in "features". Turn it on, or remove the filter.`,
        };
      }
    }
    for (const { path, widget } of placementsOf(context.document)) {
      const feature = context.catalogue.widgets.get(widget)?.feature ?? null;
      // Whoever shows it with the feature alone has thought of it.
      const isMeant = stringAt(context.document, [...path, 'when', 'feature']) === feature;
      if (feature === null || isMeant || !isOwn(path) || isFeatureOn(readable.features, feature)) continue;
      yield {
        path: [...path, 'widget'],
        message: `The widget "${widget}" shows nothing, because "${feature}" is off in "features". Turn it on, or remove the widget.`,
        fix: { title: `Remove "${widget}"`, safe: false, edits: [{ path }] },
      };
    }
    const unsold = Object.entries(readable.prices.products).flatMap(([key, product]) => {
      if (!product || product.active === false || !isOwn(['prices', 'products', key])) return [];
      const missing = PRODUCT_FEATURES[product.type].filter((name) => !isFeatureOn(readable.features, name));
      return missing.length === 0 ? [] : [{ key, missing }];
    });
    for (const [features, products] of Map.groupBy(unsold, ({ missing }) => areOff(missing))) {
      const keys = products.map(({ key }) => key);
      const { missing } = products[0] ?? { missing: [] };
      const which = keys.length === 1 ? `The product ${listed(keys)} is` : `The products ${listed(keys)} are`;
      const path = keys.length === 1 ? ['prices', 'products', ...keys] : ['prices', 'products'];
      yield {
        path,
        key: true,
        message: `${which} not on sale, because ${features}. Turn ${missing.length === 1 ? 'it' : 'them'} on, or remove ${keys.length === 1 ? 'the product' : 'the products'}.`,
      };
    }
  },
});

/** `"resume" and "resumeSearches" are off in "features"` */
function areOff(features: readonly string[]): string {
  const [last, ...others] = features.toReversed();
  const all = others.length === 0 ? `"${last}" is` : `${listed(others.toReversed())} and "${last}" are`;
  return `${all} off in "features"`;
}

function menuPages({ document }: CheckContext): { path: Path; page: string; address: string }[] {
  const addresses = new Map([
    ...Object.entries(personalPages).map(([path, page]): [string, string] => [page, path]),
    ...entriesAt(document, ['pages']).flatMap(([page]): [string, string][] => {
      const path = stringAt(document, ['pages', page, 'path']);
      return path === undefined ? [] : [[page, path]];
    }),
  ]);
  return menuEntries(document).flatMap(({ path, entry }) => {
    const page = stringAt(entry, ['page']);
    const address = page === undefined ? undefined : addresses.get(page);
    return page === undefined || address === undefined ? [] : [{ path: [...path, 'page'], page, address }];
  });
}
