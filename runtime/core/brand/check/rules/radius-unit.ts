import { stringAt, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

const KILOMETERS = { km: 1, mi: 1.6 } as const;

export const radiusUnit = defineRule({
  code: 'RADIUS_UNIT',
  severity: 'warning',
  description:
    'The unit of the distances and its length in kilometers do not fit, so every search would be too narrow or too wide.',
  remedy: 'Kilometers have the multiplier 1, miles 1.6.',
  *find({ document }) {
    const unit = stringAt(document, ['search', 'radius', 'unit']);
    const path = ['search', 'radius', 'multiplier'];
    const multiplier = valueAt(document, path);
    if ((unit !== 'km' && unit !== 'mi') || typeof multiplier !== 'number') return;
    const right = KILOMETERS[unit];
    if (Math.abs(multiplier - right) <= 0.02) return;
    yield {
      path,
      or: [['search', 'radius', 'unit']],
      message: `Distances are shown in ${unit === 'km' ? 'kilometers' : 'miles'}, but one of them counts as ${multiplier} ${multiplier === 1 ? 'kilometer' : 'kilometers'}. Write ${right}.`,
      fix: { title: `Set the multiplier to ${right}`, safe: true, edits: [{ path, value: right }] },
    };
  },
});
