import { defineRule } from '../rule.ts';

export const parentUnreadable = defineRule({
  code: 'PARENT_UNREADABLE',
  severity: 'error',
  description:
    'A document that this one extends cannot be read or leads nowhere. In the meantime, a live brand keeps its last good revision.',
  remedy: 'Fix the parent; the message says where.',
  *find({ chainFault: fault, id }) {
    if (fault === undefined || fault.culprit.id === id || (fault.kind === 'cycle' && fault.ring.includes(id))) return;
    const { culprit } = fault;
    const what = {
      unreadable: 'cannot be read',
      'unknown-parent': 'extends a document that does not exist',
      cycle: 'extends itself in a ring',
      'too-long': 'has too many ancestors',
    }[fault.kind];
    yield {
      path: ['extends'],
      message: `"${culprit.id}", which this extends, ${what}. Fix ${culprit.file} first; until then this brand keeps its last good revision.`,
    };
  },
});
