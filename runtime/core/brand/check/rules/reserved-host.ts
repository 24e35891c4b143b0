import { isIP } from 'node:net';
import { stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

export const reservedHost = defineRule({
  code: 'RESERVED_HOST',
  severity: 'error',
  description:
    'The host cannot belong to a brand: localhost, hosts ending in .localhost, and IP addresses are reserved for the machine itself. A host without a domain is a warning.',
  remedy: 'Remove it. Every brand is always available at <id>.localhost.',
  *find({ own, id }) {
    for (const { index, text } of stringsAt(own, ['site', 'hosts'])) {
      const host = text.toLowerCase();
      if (!host.includes('.') && host !== 'localhost') {
        yield {
          path: ['site', 'hosts', index],
          severity: 'warning',
          message: `The host "${text}" has no domain, so nobody on the Internet can reach it. Write it in full, such as "${text}.example.com".`,
        };
        continue;
      }
      if (host !== 'localhost' && !host.endsWith('.localhost') && isIP(host) === 0) continue;
      yield {
        path: ['site', 'hosts', index],
        message: `The host "${text}" cannot belong to a brand. Remove it; the brand is always available at "${id}.localhost".`,
      };
    }
  },
});
