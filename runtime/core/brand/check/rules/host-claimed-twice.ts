import { stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

export const hostClaimedTwice = defineRule({
  code: 'HOST_CLAIMED_TWICE',
  severity: 'error',
  description:
    'Two brands have the same host. The one that is already live keeps it; when the server starts, the first in alphabetical order gets it.',
  remedy: 'Remove the host from one of the two.',
  *find({ document, own, hostOwner }) {
    if (document.abstract === true) return;
    for (const { index, text } of stringsAt(own, ['site', 'hosts'])) {
      const owner = hostOwner(text);
      if (owner !== undefined)
        yield {
          path: ['site', 'hosts', index],
          message: `The host "${text}" already belongs to the brand "${owner}". Remove it from one of the two.`,
        };
    }
  },
});
