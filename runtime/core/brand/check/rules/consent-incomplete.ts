import { itemsAt, stringAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

const TRACKERS = [
  { service: 'analytics', path: ['analytics', 'ga4MeasurementIds'] },
  { service: 'behaviour', path: ['analytics', 'behaviour', 'id'] },
  { service: 'audience', path: ['analytics', 'audience', 'id'] },
];

export const consentIncomplete = defineRule({
  code: 'CONSENT_INCOMPLETE',
  severity: 'warning',
  description:
    'A consent service is named without the id of the site there, so every tracker would be allowed without asking; or a tracker has no id at that service.',
  remedy: 'Add the ids, which the consent service shows in its settings.',
  *find({ document }) {
    const provider = stringAt(document, ['consent', 'provider']);
    if (provider === undefined || provider === 'builtin') return;
    if (stringAt(document, ['consent', 'providerId']) === undefined) {
      yield {
        path: ['consent', 'providerId'],
        or: [['consent', 'provider']],
        message: `The site has no id at "${provider}", so every tracker is allowed without asking. Add it.`,
      };
      return;
    }
    for (const { service, path } of TRACKERS) {
      const isUsed = stringAt(document, path) !== undefined || itemsAt(document, path).length > 0;
      if (!isUsed || stringAt(document, ['consent', 'services', service]) !== undefined) continue;
      yield {
        path: ['consent', 'services', service],
        or: [['consent', 'services'], ['consent', 'provider'], path],
        message: `"${path.join('.')}" is set, but the tracker has no id at "${provider}". Add it, or nobody is asked about it.`,
      };
    }
  },
});
