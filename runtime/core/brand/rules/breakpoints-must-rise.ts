import { valueAt } from '../json.ts';
import { defineRule } from '../rule.ts';

const ORDER = ['mobile', 'tablet', 'desktop'];

export const breakpointsMustRise = defineRule({
  code: 'BREAKPOINTS_MUST_RISE',
  severity: 'error',
  description: 'The widths at which the layout changes must rise from phone to tablet to desktop.',
  mend: 'Make each width larger than the one before; the usual ones are 899, 1199 and 1499.',
  *find({ document }) {
    for (const [position, name] of ORDER.entries()) {
      const before = ORDER[position - 1];
      if (before === undefined) continue;
      const path = ['theme', 'breakpoints', name];
      const [width, former] = [valueAt(document, path), valueAt(document, ['theme', 'breakpoints', before])];
      if (typeof width !== 'number' || typeof former !== 'number' || width > former) continue;
      yield { path, message: `The breakpoint "${name}" (${width}) must be larger than "${before}" (${former}).` };
    }
  },
});
