import { type BrandSource, ROOT_ID } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

export const unknownParent = defineRule({
  code: 'UNKNOWN_PARENT',
  severity: 'error',
  description: 'The document in `extends` does not exist.',
  remedy: 'Correct the name, or add the missing file to the brands directory.',
  *find(context) {
    const { chainFault: fault, id } = context;
    if (fault?.kind !== 'unknown-parent' || fault.culprit.id !== id) return;
    const known = context.brandIds().filter((other) => other !== id);
    const suggestion = nearest(fault.parent, known);
    yield {
      path: ['extends'],
      message: `There is no brand or family "${fault.parent}".${wayOut(suggestion, known)}${hint(fault.culprit, fault.parent)}`,
      allowed: known,
      ...(suggestion && {
        suggestion,
        fix: { title: `Extend "${suggestion}"`, safe: true, edits: [{ path: ['extends'], value: suggestion }] },
      }),
    };
  },
});

function hint(culprit: BrandSource, parent: string): string {
  return parent === ROOT_ID
    ? ` Every brand extends ${culprit.file.replace(/[^/]+$/, `${ROOT_ID}.json`)} in the end.`
    : '';
}
