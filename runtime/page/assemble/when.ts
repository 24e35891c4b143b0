import type { BrandDocument, PlacementCondition } from '../../core/document/brand.generated.ts';
import { isFeatureOn } from '../../core/document/features.ts';
import type { PageInfo } from '../widget-contract.ts';

/** Whether a widget stands on this page: every condition it names must hold. */
export function holds(when: PlacementCondition | undefined, document: BrandDocument, page: PageInfo): boolean {
  if (!when) return true;
  if (when.feature && !isFeatureOn(document.features, when.feature)) return false;
  if (when.locales && !(when.locales as readonly string[]).includes(page.locale)) return false;
  if (when.pages && !when.pages.includes(page.document)) return false;
  return !when.notPages?.includes(page.document);
}
