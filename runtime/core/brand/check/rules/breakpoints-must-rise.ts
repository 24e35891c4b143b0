import { valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

const ORDER = ['mobile', 'tablet', 'desktop'];

export const breakpointsMustRise = defineRule({
  code: 'BREAKPOINTS_MUST_RISE',
  severity: 'error',
  description: 'The widths at which the layout changes must rise from phone to tablet to desktop.',
  remedy: 'Make each width larger than the one before; the usual ones are 899, 1199 and 1499.',
  *find({ document, own }) {
    for (const [position, name] of ORDER.entries()) {
      const before = ORDER[position - 1];
      if (before === undefined) continue;
      const [width, former] = [name, before].map((key) => valueAt(document, ['theme', 'breakpoints', key]));
      if (typeof width !== 'number' || typeof former !== 'number' || width > former) continue;
      const path = ['theme', 'breakpoints', name];
      // The brand may set the smaller one and inherit the other.
      const isOwn = valueAt(own, path) !== undefined;
      yield {
        path: isOwn ? path : ['theme', 'breakpoints', before],
        message: `The breakpoint "${name}" (${width}) must be larger than "${before}" (${former}).`,
      };
    }
  },
});
