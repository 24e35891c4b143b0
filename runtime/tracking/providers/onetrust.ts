import {
  type Answer,
  allowedServices,
  booleanOf,
  type ConsentProvider,
  methodOf,
  objectOf,
  onEvents,
} from '../consent-provider.ts';

/** Performance and targeting cookies. */
const USUAL = { statistics: 'C0002', marketing: 'C0004' };

/** Active groups stand in one text: `,C0001,C0002,`. */
export const onetrust: ConsentProvider = {
  isReady: (host) => host.OneTrust !== undefined && host.OnetrustActiveGroups !== undefined,
  watch: ({ host, settings, look, onWish }) => {
    function read(): Answer {
      const groups = host.OnetrustActiveGroups;
      if (typeof groups !== 'string') throw new Error('"OnetrustActiveGroups" is no text.');
      const active = groups.split(',').filter(Boolean);
      // Necessary cookies are always active, so without any group it has not finished loading.
      if (active.length === 0) return undefined;
      const allowed = allowedServices(settings, USUAL, (group) => active.includes(group));
      const isClosed = methodOf(objectOf(host.OneTrust, 'OneTrust'), 'IsAlertBoxClosed')();
      // In countries without opt-in, groups are active although nobody has answered.
      return allowed.size > 0 || booleanOf(isClosed, 'IsAlertBoxClosed()') ? allowed : null;
    }
    const again = () => look(read);
    methodOf(objectOf(host.OneTrust, 'OneTrust'), 'OnConsentChanged')(again);
    again();
    onWish(() => void methodOf(objectOf(host.OneTrust, 'OneTrust'), 'ToggleInfoDisplay')());
    return onEvents(host, ['OneTrustGroupsUpdated'], again);
  },
};
