import {
  type Answer,
  allowedServices,
  booleanOf,
  type ConsentProvider,
  methodOf,
  objectOf,
  onEvents,
} from '../consent-provider.ts';

/** Services have ids of their own there, so none is usual. */
const USUAL = { statistics: null, marketing: null };

/** Version 2 of its interface, whose services are a list. */
export const usercentrics: ConsentProvider = {
  isReady: (host) => host.UC_UI !== undefined && methodOf(objectOf(host.UC_UI, 'UC_UI'), 'isInitialized')() === true,
  watch: ({ host, settings, look, onWish }) => {
    function read(): Answer {
      const ui = objectOf(host.UC_UI, 'UC_UI');
      const list = methodOf(ui, 'getServicesBaseInfo')();
      if (!Array.isArray(list)) throw new Error('"getServicesBaseInfo()" is no list.');
      const statuses = new Map(list.map((entry) => statusOf(entry)));
      const allowed = allowedServices(settings, USUAL, (id) => statuses.get(id) ?? false);
      return methodOf(ui, 'isConsentRequired')() === true ? null : allowed;
    }
    const again = () => look(read);
    again();
    onWish(() => void methodOf(objectOf(host.UC_UI, 'UC_UI'), 'showSecondLayer')());
    return onEvents(host, ['UC_UI_CMP_EVENT', 'UC_UI_VIEW_CHANGED'], again);
  },
};

function statusOf(entry: unknown): [id: string, isAllowed: boolean] {
  const { id, consent } = objectOf(entry, 'service');
  return [String(id), booleanOf(objectOf(consent, 'service.consent').status, 'service.consent.status')];
}
