/** Which widgets stand on a page, in which region, and where in the document that is said. */
import type { BrandDocument, PlacementCondition, WidgetPlacement } from './brand.generated.ts';
import { isFeatureOn } from './features.ts';

/** Regions in document order; `detail` is the pane beside a list. */
export const regionNames = ['header', 'hero', 'sidebar', 'main', 'aside', 'detail', 'footer', 'bottom'] as const;
export type RegionName = (typeof regionNames)[number];

export interface Placed {
  /** Unique on the page and stable for the same document: `main-2`. */
  id: string;
  region: RegionName;
  placement: WidgetPlacement;
  /** JSON pointer of the placement in the document: `/pages/shell/header/0`. */
  pointer: string;
}

/** The widgets of a page by region: its own, else those of `pages.shell`. Includes those whose `when` does not hold. */
export function placementsOf({ pages }: Pick<BrandDocument, 'pages'>, page: string): Placed[] {
  return regionNames.flatMap((region) => {
    const own = pages[page]?.[region];
    const list = own ?? pages.shell[region] ?? [];
    const from = own === undefined ? 'shell' : page.replaceAll('~', '~0').replaceAll('/', '~1');
    return list.map((placement, index) => ({
      id: `${region}-${index + 1}`,
      region,
      placement,
      pointer: `/pages/${from}/${region}/${index}`,
    }));
  });
}

/** Whether a widget is shown on a page in a language: all its conditions must be met. */
export function isShown(
  when: PlacementCondition | undefined,
  { features }: Pick<BrandDocument, 'features'>,
  page: { document: string; locale: string },
): boolean {
  if (!when) return true;
  if (when.feature && !isFeatureOn(features, when.feature)) return false;
  if (when.locales && !(when.locales as readonly string[]).includes(page.locale)) return false;
  if (when.pages && !when.pages.includes(page.document)) return false;
  return !when.notPages?.includes(page.document);
}
