import { isIP } from 'node:net';
import { stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

export const reservedHost = defineRule({
  code: 'RESERVED_HOST',
  severity: 'error',
  description:
    'The host cannot belong to a brand: localhost, what ends in .localhost, and bare addresses are kept for the machine itself.',
  mend: 'Remove it. Every brand answers at <id>.localhost by itself.',
  *find({ own, id }) {
    for (const { index, text } of stringsAt(own, ['site', 'hosts'])) {
      const host = text.toLowerCase();
      if (host !== 'localhost' && !host.endsWith('.localhost') && isIP(host) === 0) continue;
      yield {
        path: ['site', 'hosts', index],
        message: `The host "${text}" cannot belong to a brand. The brand answers at "${id}.localhost" by itself.`,
      };
    }
  },
});
