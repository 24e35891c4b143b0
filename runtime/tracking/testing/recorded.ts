/** What providers put into the window, as their documentation shows and as pages have recorded it. */

/** The event target and object that a page's window is to providers. */
export type FakeHost = EventTarget & Record<string, unknown>;

export const hostWith = (parts: Record<string, unknown> = {}): FakeHost => Object.assign(new EventTarget(), parts);

/** An answer of `__tcfapi`'s listeners, version 2.2. */
export const tcData = (changes: Record<string, unknown> = {}) => ({
  tcString:
    'CQLvpwAQLvpwAAKA1AENBSFsAP_gAEPgAAqIKqNX_G__bWlr8X73aftkeY1P9_h77sQxBhfJE-4FzLvW_JwXx2ExNA36tqIKmRIAu3TBIQNl',
  tcfPolicyVersion: 5,
  cmpId: 10,
  cmpVersion: 1,
  gdprApplies: true,
  eventStatus: 'useractioncomplete',
  cmpStatus: 'loaded',
  listenerId: 3,
  isServiceSpecific: true,
  useNonStandardTexts: false,
  publisherCC: 'DE',
  purposeOneTreatment: false,
  outOfBand: { allowedVendors: {}, disclosedVendors: {} },
  purpose: {
    consents: { '1': true, '2': true, '3': true, '4': true, '7': false, '8': true, '9': true, '10': true },
    legitimateInterests: { '2': true, '7': true, '8': true, '9': true, '10': true },
  },
  vendor: { consents: { '755': true, '812': false }, legitimateInterests: { '755': true } },
  specialFeatureOptins: { '1': false, '2': false },
  publisher: {
    consents: {},
    legitimateInterests: {},
    customPurpose: { consents: {}, legitimateInterests: {} },
    restrictions: {},
  },
  ...changes,
});

/** The object of OneTrust. */
class OneTrustObject {
  readonly listeners: (() => void)[] = [];

  isClosed: boolean;

  constructor(isClosed: boolean) {
    this.isClosed = isClosed;
  }

  IsAlertBoxClosed() {
    return this.isClosed;
  }

  OnConsentChanged(listener: () => void) {
    this.listeners.push(listener);
  }
}

/** OneTrust with these groups active; `change` is what its dialog does. */
export const oneTrust = (groups: string, isClosed = true) => {
  const own = new OneTrustObject(isClosed);
  const host = hostWith({ OnetrustActiveGroups: groups, OptanonActiveGroups: groups, OneTrust: own });
  return {
    host,
    change(next: string) {
      host.OnetrustActiveGroups = next;
      own.isClosed = true;
      for (const listener of own.listeners) listener();
    },
  };
};

/** Cookiebot's object with what its visitor chose. */
export const cookiebotObject = (
  chosen: Partial<Record<'preferences' | 'statistics' | 'marketing', boolean>> | null,
) => ({
  consent: {
    stamp: chosen ? 'kS8kSX0sGtUrOJWhVJmM3v0uTBDYOkeQ==' : '0',
    method: chosen ? 'explicit' : null,
    necessary: true,
    preferences: false,
    statistics: false,
    marketing: false,
    ...chosen,
  },
  consented: chosen !== null && Object.values(chosen).some(Boolean),
  declined: chosen !== null && !Object.values(chosen).some(Boolean),
  hasResponse: chosen !== null,
  doNotTrack: false,
  regulations: { gdprApplies: true, ccpaApplies: false, lgpdApplies: false },
  renew: () => undefined,
  show: () => undefined,
});

/** Version 2 of Usercentrics' interface. */
export const ucUi = (statuses: Record<string, boolean>, { isRequired = false, isInitialized = true } = {}) => ({
  isInitialized: () => isInitialized,
  isConsentRequired: () => isRequired,
  getServicesBaseInfo: () =>
    Object.entries(statuses).map(([id, status]) => ({
      id,
      name: id === 'HkocEodjb7' ? 'Google Analytics' : id,
      categorySlug: 'functional',
      categoryLabel: 'Functional',
      processorId: `processor-${id}`,
      version: '37.5.40',
      isEssential: false,
      isHidden: false,
      consent: { status, history: [] },
    })),
  showSecondLayer: () => undefined,
});
