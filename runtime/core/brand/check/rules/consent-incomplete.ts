import { servicesOf } from '../../../tracking/services.ts';
import { isObject, stringAt, valueAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';

/** Where visitors are asked about single services, which have ids of their own. */
const BY_SERVICE = 'usercentrics';

const TRACKERS = {
  'browser-analytics': { service: 'analytics', path: ['analytics', 'ga4MeasurementIds'] },
  'measurement-relay': { service: 'analytics', path: ['analytics', 'measurementApi'] },
  'conversion-relay': { service: 'conversions', path: ['analytics', 'conversionApi'] },
  behaviour: { service: 'behaviour', path: ['analytics', 'behaviour', 'id'] },
  ranking: { service: 'audience', path: ['analytics', 'audience', 'id'] },
} as const;

/** With TCF, only Google has an id that everybody knows. */
const KNOWN_VENDORS = ['analytics'];

export const consentIncomplete = defineRule({
  code: 'CONSENT_INCOMPLETE',
  severity: 'warning',
  description:
    'A consent service is named without the id of the site there, or without the address of its script, so nobody is asked and nothing is tracked; or a tracker has no id at that service, so it is never allowed.',
  remedy: 'Add the ids, which the consent service shows in its settings.',
  *find({ document, readable }) {
    const provider = stringAt(document, ['consent', 'provider']);
    if (provider === undefined || provider === 'none' || provider === 'own') return;
    const needed = provider === 'tcf' ? 'script' : 'providerId';
    if (stringAt(document, ['consent', needed]) === undefined) {
      yield {
        path: ['consent', needed],
        or: [['consent', 'provider']],
        message:
          needed === 'script'
            ? "The address of the consent service's script is missing, so nobody is asked and nothing is tracked. Add it."
            : `The site has no id at "${provider}", so nobody is asked and nothing is tracked. Add it.`,
      };
      return;
    }
    if (!readable || (provider !== BY_SERVICE && provider !== 'tcf')) return;
    const ids = valueAt(document, ['consent', 'services']);
    const lacking = new Set<string>();
    for (const { id } of servicesOf(readable.analytics)) {
      const { service, path } = TRACKERS[id];
      const hasId = isObject(ids) && typeof ids[service] === 'string';
      if (hasId || lacking.has(service) || (provider === 'tcf' && KNOWN_VENDORS.includes(service))) continue;
      lacking.add(service);
      yield {
        path: ['consent', 'services', service],
        or: [['consent', 'services'], ['consent', 'provider'], [...path]],
        message: `"${path.join('.')}" is set, but the tracker has no id at "${provider}", so it is never allowed. Add it.`,
      };
    }
  },
});
