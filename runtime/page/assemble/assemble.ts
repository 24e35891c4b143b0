import type { BrandDocument, PlacementCondition } from '../../core/document/brand.generated.ts';
import { isFeatureOn } from '../../core/document/features.ts';
import type { CompiledBrand } from '../../core/request-context.ts';
import { inLocale } from '../../core/texts/localised.ts';
import type { PageInfo, WidgetLoaders } from '../widget-contract.ts';
import { type PageRegions, type RegionName, regionNames, type WidgetInstance } from './page-props.ts';

interface Placement {
  widget: string;
  props: Readonly<Record<string, unknown>>;
  when: PlacementCondition | undefined;
}
type RegionPlan = readonly (readonly [RegionName, readonly Placement[]])[];

const plans = new WeakMap<CompiledBrand, Map<string, RegionPlan>>();

/**
 * Regions of one page document: its own, else those of `pages.shell`; with default props filled in, and in
 * the language of the page. Cached per brand revision.
 */
function planOf(brand: CompiledBrand, page: PageInfo, loaders: WidgetLoaders): RegionPlan {
  const known = plans.get(brand) ?? new Map<string, RegionPlan>();
  plans.set(brand, known);
  const key = `${page.locale} ${page.document}`;
  const kept = known.get(key);
  if (kept) return kept;
  const plan = regionNames.map((region) => [region, placements(brand.document, page, region, loaders)] as const);
  known.set(key, plan);
  return plan;
}

function placements(document: BrandDocument, page: PageInfo, region: RegionName, loaders: WidgetLoaders): Placement[] {
  const list = document.pages[page.document]?.[region] ?? document.pages.shell[region] ?? [];
  return list.map(({ widget, props, when }) => {
    const loader = loaders[widget];
    if (!loader) throw new Error(`Page "${page.document}" names the widget "${widget}", which is not registered.`);
    return { widget, props: inLocale({ ...loader.defaults, ...props }, document, page.locale), when };
  });
}

/** The widgets of a page by region, without those whose `when` condition is not met. */
export function assemble(brand: CompiledBrand, page: PageInfo, loaders: WidgetLoaders): PageRegions {
  const regions: PageRegions = {};
  for (const [region, list] of planOf(brand, page, loaders)) {
    const instances: WidgetInstance[] = [];
    for (const [index, { widget, props, when }] of list.entries()) {
      if (holds(when, brand.document, page)) instances.push({ id: `${region}-${index + 1}`, widget, props });
    }
    if (instances.length > 0) regions[region] = instances;
  }
  return regions;
}

/** Whether a widget is shown on this page: all its conditions must be met. */
function holds(when: PlacementCondition | undefined, document: BrandDocument, page: PageInfo): boolean {
  if (!when) return true;
  if (when.feature && !isFeatureOn(document.features, when.feature)) return false;
  if (when.locales && !(when.locales as readonly string[]).includes(page.locale)) return false;
  if (when.pages && !when.pages.includes(page.document)) return false;
  return !when.notPages?.includes(page.document);
}
