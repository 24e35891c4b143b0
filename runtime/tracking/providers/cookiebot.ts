import {
  type Answer,
  allowedServices,
  booleanOf,
  type ConsentProvider,
  methodOf,
  objectOf,
  onEvents,
} from '../consent-provider.ts';

/** Names of categories. */
const USUAL = { statistics: 'statistics', marketing: 'marketing' };

export const cookiebot: ConsentProvider = {
  isReady: (host) => host.Cookiebot !== undefined,
  watch: ({ host, settings, look, onWish }) => {
    function read(): Answer {
      const { consent, hasResponse } = objectOf(host.Cookiebot, 'Cookiebot');
      const categories = objectOf(consent, 'Cookiebot.consent');
      const allowed = allowedServices(settings, USUAL, (name) =>
        booleanOf(categories[name], `Cookiebot.consent.${name}`),
      );
      return allowed.size > 0 || booleanOf(hasResponse, 'Cookiebot.hasResponse') ? allowed : null;
    }
    const again = () => look(read);
    again();
    onWish(() => void methodOf(objectOf(host.Cookiebot, 'Cookiebot'), 'renew')());
    return onEvents(host, ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'], again);
  },
};
