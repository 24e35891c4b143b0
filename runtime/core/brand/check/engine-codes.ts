/** Codes that come from the engine itself and not from a rule. */
import type { Rule } from './rule.ts';

export const engineCodes: readonly Omit<Rule, 'check'>[] = [
  {
    code: 'PARENT_BROKEN',
    severity: 'error',
    description:
      'A document that this one extends has errors. Nothing of it is taken over until they are mended; a live brand keeps its last good revision.',
    mend: 'Mend the parent; the message says where.',
  },
  {
    code: 'PATCH_SUSPENDED',
    severity: 'warning',
    description: 'What an administrator switched at runtime no longer fits the brand file, so it is left out.',
    mend: 'Change the file, or take the switch back.',
  },
];
