/**
 * A workshop in which every widget exists except `nothing`, so that document tests do not depend on the actual widgets.
 */
import type { WidgetManifest } from '../check/catalogue.ts';
import type { Workshop } from '../check/checkup.ts';
import { openWorkshop } from '../check/workshop.ts';

class AnyWidget extends Map<string, WidgetManifest> {
  override has(name: string): boolean {
    return name !== 'nothing';
  }

  override get(name: string): WidgetManifest | undefined {
    return this.has(name)
      ? {
          name,
          regions: [],
          pages: [],
          max: Number.POSITIVE_INFINITY,
          essential: [],
          feature: null,
          defaults: {},
          checkProps: () => [],
        }
      : undefined;
  }
}

/** Schema, forms, texts and rules of the tree at `root`, with any widget. */
export function workshopOfAnyWidget(root: string): Workshop {
  const workshop = openWorkshop(root);
  return { ...workshop, catalogue: { ...workshop.catalogue, widgets: new AnyWidget() } };
}
