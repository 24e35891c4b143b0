import { EVENT_TYPES } from '../../../analytics/events.ts';
import { stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

export const unknownEvent = defineRule({
  code: 'UNKNOWN_EVENT',
  severity: 'warning',
  description: 'There is no event of this name, so it is never reported as a conversion.',
  remedy: 'Correct the spelling, or remove the entry.',
  *find({ document }) {
    const allowed = Object.keys(EVENT_TYPES);
    const base = ['analytics', 'conversionEvents'];
    for (const { index, text } of stringsAt(document, base)) {
      if (allowed.includes(text)) continue;
      const path = [...base, index];
      const suggestion = nearest(text, allowed);
      yield {
        path,
        message: `There is no event "${text}".${wayOut(suggestion, allowed)}`,
        allowed,
        ...(suggestion && { suggestion }),
      };
    }
  },
});
