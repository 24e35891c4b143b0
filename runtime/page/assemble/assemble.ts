import type { BrandDocument, PlacementCondition } from '../../core/document/brand.generated.ts';
import { isShown, placementsOf, type RegionName, regionNames } from '../../core/document/placements.ts';
import type { CompiledBrand } from '../../core/request-context.ts';
import { inLocale } from '../../core/texts/localised.ts';
import type { PageInfo, WidgetLoaders } from '../widget-contract.ts';
import type { PageRegions, WidgetInstance } from './page-props.ts';

interface Placement {
  id: string;
  region: RegionName;
  widget: string;
  props: Readonly<Record<string, unknown>>;
  when: PlacementCondition | undefined;
}

const plans = new WeakMap<CompiledBrand, Map<string, readonly Placement[]>>();

/** Widgets of one page document with default props filled in, and in the language of the page. Cached per brand revision. */
function planOf(brand: CompiledBrand, page: PageInfo, loaders: WidgetLoaders): readonly Placement[] {
  const known = plans.get(brand) ?? new Map<string, readonly Placement[]>();
  plans.set(brand, known);
  const key = `${page.locale} ${page.document}`;
  const kept = known.get(key);
  if (kept) return kept;
  const plan = placements(brand.document, page, loaders);
  known.set(key, plan);
  return plan;
}

function placements(document: BrandDocument, page: PageInfo, loaders: WidgetLoaders): Placement[] {
  return placementsOf(document, page.document).map(({ id, region, placement: { widget, props, when } }) => {
    const loader = loaders[widget];
    if (!loader) throw new Error(`Page "${page.document}" names the widget "${widget}", which is not registered.`);
    return { id, region, widget, props: inLocale({ ...loader.defaults, ...props }, document, page.locale), when };
  });
}

/** The widgets of a page by region, without those whose `when` condition is not met. */
export function assemble(brand: CompiledBrand, page: PageInfo, loaders: WidgetLoaders): PageRegions {
  const found = new Map<RegionName, WidgetInstance[]>(regionNames.map((region) => [region, []]));
  for (const { id, region, widget, props, when } of planOf(brand, page, loaders)) {
    if (isShown(when, brand.document, page)) found.get(region)?.push({ id, widget, props });
  }
  return Object.fromEntries([...found].filter(([, list]) => list.length > 0));
}
