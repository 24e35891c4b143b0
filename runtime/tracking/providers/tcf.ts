import type { Purpose } from '../../core/tracking/services.ts';
import {
  type Answer,
  allowedServices,
  booleanOf,
  type ConsentProvider,
  methodOf,
  objectOf,
  type Watching,
} from '../consent-provider.ts';

/** Google, in the IAB's list of vendors. */
const USUAL = { statistics: '755', marketing: '755' };
/** Storing on the device; then measuring content, or measuring advertising. */
const STORING = '1';
const PURPOSES: Readonly<Record<Purpose, string>> = { statistics: '8', marketing: '7' };

/** Any service with the API of the IAB's framework, version 2.2: a vendor needs consent, and so does each purpose. */
export const tcf: ConsentProvider = {
  isReady: (host) => typeof host.__tcfapi === 'function',
  watch: ({ host, settings, look }) => {
    const call = methodOf(host, '__tcfapi');
    let listenerId: unknown;
    call('addEventListener', 2, (data: unknown, isKnown: unknown) =>
      look(() => {
        if (isKnown !== true) throw new Error('"addEventListener" failed.');
        const found = objectOf(data, 'tcData');
        listenerId ??= found.listenerId;
        return readTcData(found, settings);
      }),
    );
    return () => {
      if (listenerId !== undefined) call('removeEventListener', 2, () => undefined, listenerId);
    };
  },
};

function readTcData(data: Readonly<Record<string, unknown>>, settings: Watching['settings']): Answer {
  if (data.cmpStatus === 'error') throw new Error('"cmpStatus" is "error".');
  if (data.gdprApplies === false) return new Set(settings.services.map(({ id }) => id));
  if (data.eventStatus === 'cmpuishown') return null;
  if (data.eventStatus !== 'tcloaded' && data.eventStatus !== 'useractioncomplete') return undefined;
  const vendors = consentsOf(data.vendor, 'vendor');
  const purposes = consentsOf(data.purpose, 'purpose');
  return allowedServices(
    settings,
    USUAL,
    (vendor, { purpose }) => vendors(vendor) && purposes(STORING) && purposes(PURPOSES[purpose]),
  );
}

/** An id that is not listed has no consent. */
function consentsOf(part: unknown, name: string): (id: string) => boolean {
  const consents = objectOf(objectOf(part, name).consents, `${name}.consents`);
  return (id) => booleanOf(consents[id] ?? false, `${name}.consents.${id}`);
}
