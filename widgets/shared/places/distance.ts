import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

type Distances = Pick<PageInfo['brand']['search']['radius'], 'options' | 'multiplier'>;

/** `30 miles`, `1.000 km`. */
export function describeDistance(t: Translate, distance: number, unit: 'km' | 'mi'): string {
  return unit === 'mi' ? t('radius.mi', { count: distance }) : t('radius.km', { value: distance });
}

/** Kilometers in the unit of the brand; null if it offers no such distance. */
export function distanceOf(km: number, { options, multiplier }: Distances): number | null {
  return options.find((option) => Math.abs(option * multiplier - km) < 0.01) ?? null;
}
