/** Codes reported by the engine itself rather than by a rule. */
import type { Rule } from './rule.ts';

export const engineCodes: readonly Omit<Rule, 'check'>[] = [
  {
    code: 'PARENT_BROKEN',
    severity: 'error',
    description:
      'A document that this one extends has errors. Nothing is inherited from it until they are fixed; a live brand keeps its last good revision.',
    remedy: 'Fix the parent; the message says where.',
  },
  {
    code: 'PATCH_SUSPENDED',
    severity: 'warning',
    description: 'What an administrator changed on the running site no longer fits the brand file, so it is left out.',
    remedy: 'Change the file, or undo the change of the administrator.',
  },
  {
    code: 'FOLDERS_DIFFER',
    severity: 'warning',
    description:
      'Machines of this site have unlike files of the brand, so that its pages change with the process that answers.',
    remedy: 'Publish the files with `npm run brand -- publish`, or make the folders alike.',
  },
];
