import type { Translate } from '../../../runtime/page/texts.tsx';

/** `30 miles`, `1.000 km`. */
export function describeDistance(t: Translate, distance: number, unit: 'km' | 'mi'): string {
  return unit === 'mi' ? t('radius.mi', { count: distance }) : t('radius.km', { value: distance });
}
