import { defineRule } from '../rule.ts';

export const extendsCycle = defineRule({
  code: 'EXTENDS_CYCLE',
  severity: 'error',
  description: 'Documents extend each other in a circle, so none of them has a root.',
  remedy: 'Let one of them extend "default", or leave its `extends` out.',
  *find({ chainFault: fault, id }) {
    if (fault?.kind !== 'cycle' || !fault.ring.includes(id)) return;
    yield {
      path: ['extends'],
      message:
        fault.ring.length === 2
          ? 'The document extends itself. Let it extend "default", or another document.'
          : `These documents extend each other in a circle: ${fault.ring.join(' -> ')}. One of them must extend "default".`,
    };
  },
});
