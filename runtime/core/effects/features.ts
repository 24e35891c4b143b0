/** Features that depend on others: what they do, they do only where their pages exist. */
import type { BrandDocument } from '../document/brand.generated.ts';
import { isFeatureOn } from '../document/features.ts';
import { featurePaths, featurePlaces, sharedPaths } from '../paths/names.ts';

type Features = BrandDocument['features'];

export interface FeatureEffect {
  /** `idle`: it is on, but does nothing from now on. `works`: it does something again. */
  change: 'idle' | 'works';
  feature: string;
  /** Features that are off, without which it does nothing; null for one that works. */
  needs: string[] | null;
}

/** Features that are on in both documents, or newly on, and work in one of them only because of others. */
export function featureEffects(before: BrandDocument, after: BrandDocument): FeatureEffect[] {
  const names = Object.keys({ ...featurePaths, ...featurePlaces });
  return names.flatMap((feature): FeatureEffect[] => {
    if (!isFeatureOn(after.features, feature)) return [];
    const needs = missingFor(after.features, feature);
    const wasIdle = isFeatureOn(before.features, feature) ? missingFor(before.features, feature).length > 0 : false;
    if (needs.length > 0) return wasIdle ? [] : [{ change: 'idle', feature, needs }];
    return wasIdle ? [{ change: 'works', feature, needs: null }] : [];
  });
}

/** The features that are off, without which a feature has no page left; none while it has one. */
export function missingFor(features: Features, feature: string): string[] {
  const own = [...(featurePaths[feature] ?? []), ...(featurePlaces[feature] ?? [])];
  const blocked = own.map((path) =>
    ownersOf(path).filter((owner) => owner !== feature && !isFeatureOn(features, owner)),
  );
  if (blocked.length === 0 || blocked.some((owners) => owners.length === 0)) return [];
  return [...new Set(blocked.flat())];
}

/** The features that a path needs. */
function ownersOf(path: string): string[] {
  const owned = Object.entries(featurePaths).filter(([, paths]) => paths.some((own) => isAt(path, own)));
  const shared = sharedPaths.filter((one) => isAt(path, one.path) && one.features.length === 1);
  return [...owned.map(([feature]) => feature), ...shared.flatMap(({ features }) => features)];
}

const isAt = (path: string, own: string) => path === own || path.startsWith(`${own}/`);
