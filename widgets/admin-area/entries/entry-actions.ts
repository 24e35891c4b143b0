/** What can be done with an entry, by the list that it is in. */
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { type Operation, operation } from '../../../runtime/core/operation.ts';
import {
  approveOrganizationMutation,
  refuseOrganizationMutation,
  retryMailMutation,
  setTrainingMutation,
} from '../admin-area.generated.ts';
import {
  approveJobMutation,
  rejectJobMutation,
  resolveJobReportMutation,
  trustOrganizationMutation,
} from '../moderation/moderation.generated.ts';
import { addTermMutation } from '../terms/terms.generated.ts';
import {
  adminAddAppConfigMutation,
  adminCancelSubscriptionMutation,
  adminChangeAppConfigMutation,
  adminDeclineContactMutation,
  adminDeleteJobAlertMutation,
  adminDeleteResumeAlertMutation,
  adminDeleteVoucherMutation,
  adminEndVoucherMutation,
  adminExtendSubscriptionMutation,
  adminGrantCreditsMutation,
  adminGrantSubscriptionMutation,
  adminHandleMessageMutation,
  adminHideCvSiteMutation,
  adminInviteOwnerMutation,
  adminPauseJobAlertMutation,
  adminPauseResumeAlertMutation,
  adminRemoveAppConfigMutation,
  adminRestoreCvSiteMutation,
  adminRevokeApiKeyMutation,
  adminRevokeContactMutation,
  adminShowResumeMutation,
  adminTakeCreditsBackMutation,
  adminTakeCvSiteDownMutation,
  adminTakeJobDownMutation,
  adminWithdrawContactMutation,
  approveClaimMutation,
  type Entry,
  rejectClaimMutation,
  undoClaimMutation,
} from './entries.generated.ts';

/** A field of the dialog that asks for confirmation. */
export type ActionField =
  | 'reason'
  | 'rejection'
  | 'note'
  | 'days'
  | 'amount'
  | 'creditType'
  | 'product'
  | 'brand'
  | 'name'
  | 'key'
  | 'value'
  | 'email'
  | 'taxonomy';

/** What was entered, by field. */
export type Entered = Readonly<Partial<Record<ActionField, string>>>;

export interface EntryAction {
  /** Key of its texts: `action.<name>`. */
  name: string;
  /** The brand that it concerns; empty if it is one of the fields. */
  brand: string;
  fields: readonly ActionField[];
  /** What its fields say at first. */
  given?: Entered;
  /** The operation with what was entered. */
  ready(entered: Entered): Operation;
  /** Of how many things it is. */
  count?: number;
  /** When what it is about ends; `days` move that. */
  ends?: Date;
  /** The operation that takes it back: from what was entered and the id in the answer, if that has one. */
  undo?(entered: Entered, id: number | null): Operation | undefined;
}

type Actions = (entry: Entry) => (EntryAction | null)[];

const NO_FIELDS: readonly ActionField[] = [];

/** An action on the brand of the entry, and what takes it back; null where it does not apply. */
function simple(
  entry: Entry,
  name: string,
  isFor: boolean,
  ready: () => Operation,
  undo?: Operation,
): EntryAction | null {
  if (!isFor || entry.brand === null) return null;
  return { name, brand: entry.brand, fields: NO_FIELDS, ready, ...(undo && { undo: () => undo }) };
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Gives an organization that nobody owns to a person, who gets an invitation from the brand; one without a profile on any is brought to it. */
function inviteOwner({ id }: Entry, brand?: string): EntryAction {
  return {
    ...(brand === undefined
      ? { name: 'bringOwner', brand: '', fields: ['brand', 'email'] }
      : { name: 'inviteOwner', brand, fields: ['email'] }),
    ready: ({ email = '' }) => operation(adminInviteOwnerMutation, { organizationId: id, email: email.trim() }),
  };
}

/** Lists an organization among the training organizations of a brand, or no longer. */
function training(id: number, brand: string, isListed: boolean): EntryAction {
  const change = (listed: boolean) => operation(setTrainingMutation, { id, training: listed });
  const name = isListed ? 'listTraining' : 'endTraining';
  return { name, brand, fields: NO_FIELDS, ready: () => change(isListed), undo: () => change(!isListed) };
}

/** Of a job that awaits a review: the version in the list is approved, not a later one. */
function reviewOf(entry: Entry): (EntryAction | null)[] {
  const { id, brand, values } = entry;
  const version = Number(values.version);
  if (brand === null) return [];
  return [
    simple(entry, 'approveJob', true, () =>
      operation(approveJobMutation, { id, version, publishAt: null, expires: null }),
    ),
    {
      ...{ name: 'rejectJob', brand, fields: ['rejection'] },
      ready: ({ rejection = '' }) => operation(rejectJobMutation, { id, reason: rejection }),
    },
  ];
}

const BY_LIST: Readonly<Record<string, Actions>> = {
  organizations: (entry) => {
    const brands = textsIn(entry.values.brands);
    if (brands.length === 0) return entry.values.owned === true ? [] : [inviteOwner(entry)];
    return brands.flatMap((brand): EntryAction[] => {
      const about = { brand, organizationId: entry.id };
      return [
        ...(entry.values.owned === true ? [] : [inviteOwner(entry, brand)]),
        training(entry.id, brand, !textsIn(entry.values.trainingOn).includes(brand)),
        {
          ...{ name: 'grantCredits', brand, fields: ['creditType', 'amount', 'days', 'reason'] },
          ready: ({ creditType = 'job', amount, days, reason = '' }) =>
            operation(adminGrantCreditsMutation, {
              ...{ ...about, type: creditType, amount: Number(amount), days: days ? Number(days) : null, reason },
            }),
          undo: ({ reason = '' }, id) =>
            id === null ? undefined : operation(adminTakeCreditsBackMutation, { id, undo: false, reason }),
        },
        {
          ...{ name: 'grantSubscription', brand, fields: ['product', 'reason'] },
          ready: ({ product = '', reason = '' }) =>
            operation(adminGrantSubscriptionMutation, { ...about, product, reason }),
          undo: ({ reason = '' }, id) =>
            id === null ? undefined : operation(adminCancelSubscriptionMutation, { id, undo: false, reason }),
        },
      ];
    });
  },
  claims: (entry) => {
    const { id, brand, values } = entry;
    if (brand === null) return [];
    const undo = operation(undoClaimMutation, { id });
    if (values.state !== 'open') {
      const until = new Date(String(values.resolved)).getTime() + DAY_MS;
      return [simple(entry, 'undoClaim', until > Date.now(), () => undo)];
    }
    return [
      simple(entry, 'approveClaim', true, () => operation(approveClaimMutation, { id }), undo),
      {
        ...{ name: 'rejectClaim', brand, fields: ['reason'] },
        ready: ({ reason = '' }) => operation(rejectClaimMutation, { id, reason }),
        undo: () => undo,
      },
    ];
  },
  'training-organizations': ({ brand, values }) =>
    brand === null ? [] : [training(Number(values.organizationId), brand, false)],
  'waiting-jobs': (entry) => reviewOf(entry),
  reports: (entry) => {
    const { id, brand, values } = entry;
    if (brand === null || values.state !== 'open') return [];
    const settle = (name: string, outcome: 'archived' | 'dismissed'): EntryAction => ({
      ...{ name, brand, fields: ['note'] },
      ready: ({ note = '' }) => operation(resolveJobReportMutation, { id, outcome, note: note.trim() || null }),
    });
    return [
      values.isArchived === true ? null : settle('takeReportedDown', 'archived'),
      settle('dismissReport', 'dismissed'),
    ];
  },
  trusted: (entry) => [
    simple(entry, 'endTrust', true, () =>
      operation(trustOrganizationMutation, { id: Number(entry.values.organizationId), trusted: false }),
    ),
  ],
  profiles: (entry) => {
    const { brand, values } = entry;
    const about = { id: Number(values.organizationId) };
    return [
      simple(entry, 'approveProfile', true, () => operation(approveOrganizationMutation, about)),
      brand === null
        ? null
        : {
            ...{ name: 'rejectProfile', brand, fields: ['reason'] },
            ready: ({ reason = '' }) => operation(refuseOrganizationMutation, { ...about, reason }),
          },
    ];
  },
  jobs: (entry) => {
    const state = entry.values.state;
    if (state === 'needs_review') return reviewOf(entry);
    if (entry.brand === null || (state !== 'published' && state !== 'scheduled')) return [];
    return [
      {
        ...{ name: 'takeJobDown', brand: entry.brand, fields: ['reason'] },
        ready: ({ reason = '' }) => operation(adminTakeJobDownMutation, { id: entry.id, reason }),
      },
    ];
  },
  resumes: (entry) => {
    const visible = textsIn(entry.values.visible);
    return textsIn(entry.values.brands).map((brand) => {
      const isShown = visible.includes(brand);
      const change = { id: entry.id, visible: !isShown };
      return {
        ...{ name: isShown ? 'hideResume' : 'showResume', brand, fields: NO_FIELDS },
        ready: () => operation(adminShowResumeMutation, change),
        undo: () => operation(adminShowResumeMutation, { ...change, visible: isShown }),
      };
    });
  },
  'cv-pages': (entry) => {
    const { id, brand, values } = entry;
    const isDown = values.state === 'taken_down';
    return [
      brand === null || isDown
        ? null
        : {
            ...{ name: 'takeCvPageDown', brand, fields: ['reason'] },
            ready: ({ reason = '' }) => operation(adminTakeCvSiteDownMutation, { id, reason }),
          },
      simple(entry, 'restoreCvPage', isDown, () => operation(adminRestoreCvSiteMutation, { id })),
      simple(entry, 'hideCvPage', !isDown && values.state !== 'private', () =>
        operation(adminHideCvSiteMutation, { id }),
      ),
    ];
  },
  'contact-requests': (entry) => {
    const { id, values } = entry;
    const isPending = values.state === 'pending';
    return [
      simple(entry, 'declineContact', isPending, () => operation(adminDeclineContactMutation, { id })),
      simple(entry, 'withdrawContact', isPending, () => operation(adminWithdrawContactMutation, { id })),
      simple(entry, 'revokeContact', values.state === 'approved', () => operation(adminRevokeContactMutation, { id })),
    ];
  },
  messages: (entry) => {
    const isOpen = entry.values.state === 'open';
    const mark = (handled: boolean) => operation(adminHandleMessageMutation, { id: entry.id, handled });
    return [
      simple(entry, 'handleMessage', isOpen, () => mark(true), mark(false)),
      simple(entry, 'reopenMessage', !isOpen, () => mark(false), mark(true)),
    ];
  },
  outbox: (entry) => [
    simple(entry, 'retryMail', entry.values.state === 'failed', () => operation(retryMailMutation, { id: entry.id })),
  ],
  alerts: (entry) => {
    const { id, values } = entry;
    const isOfJobs = values.kind === 'jobs';
    const { state } = values;
    const pause = (paused: boolean) =>
      isOfJobs
        ? operation(adminPauseJobAlertMutation, { id, paused })
        : operation(adminPauseResumeAlertMutation, { id, paused });
    const remove = () =>
      isOfJobs ? operation(adminDeleteJobAlertMutation, { id }) : operation(adminDeleteResumeAlertMutation, { id });
    return [
      simple(entry, 'pauseAlert', state === 'active', () => pause(true), pause(false)),
      simple(entry, 'resumeAlert', state === 'paused', () => pause(false), pause(true)),
      simple(entry, 'deleteAlert', true, remove),
    ];
  },
  'app-config': (entry) => {
    const { id, brand, title: name, values } = entry;
    const given = { key: String(values.key), value: String(values.value) };
    if (brand === null) return [];
    return [
      {
        ...{ name: 'changeConfig', brand, fields: ['key', 'value'], given },
        ready: ({ key = '', value = '' }) => operation(adminChangeAppConfigMutation, { id, key, value }),
        undo: () => operation(adminChangeAppConfigMutation, { id, ...given }),
      },
      simple(
        entry,
        'removeConfig',
        true,
        () => operation(adminRemoveAppConfigMutation, { id }),
        operation(adminAddAppConfigMutation, { brand, name, ...given }),
      ),
    ];
  },
  'api-keys': (entry) => [
    simple(entry, 'revokeKey', entry.values.state === 'active', () =>
      operation(adminRevokeApiKeyMutation, { organizationId: Number(entry.values.organizationId), id: entry.id }),
    ),
  ],
  credits: ({ id, brand, values }) => {
    const change = (undo: boolean, reason: string) => operation(adminTakeCreditsBackMutation, { id, undo, reason });
    const fields = ['reason'] as const;
    return [
      brand === null || !(Number(values.unspent) > 0)
        ? null
        : {
            ...{ name: 'takeCreditsBack', brand, fields, count: Number(values.unspent) },
            ready: ({ reason = '' }) => change(false, reason),
            undo: ({ reason = '' }) => change(true, reason),
          },
      brand === null || !(Number(values.takenBack) > 0)
        ? null
        : {
            ...{ name: 'restoreCredits', brand, fields, count: Number(values.takenBack) },
            ready: ({ reason = '' }) => change(true, reason),
            undo: ({ reason = '' }) => change(false, reason),
          },
    ];
  },
  vouchers: (entry) => {
    const { id, values } = entry;
    const isEnded = values.state === 'closed';
    const end = (undo: boolean) => operation(adminEndVoucherMutation, { id, undo });
    return [
      simple(entry, 'endVoucher', !isEnded, () => end(false), end(true)),
      simple(entry, 'restoreVoucher', isEnded, () => end(true), end(false)),
      simple(entry, 'deleteVoucher', values.uses === 0, () => operation(adminDeleteVoucherMutation, { id })),
    ];
  },
  subscriptions: (entry) => {
    const { id, brand, values } = entry;
    if (brand === null) return [];
    const extend = (days: number, reason: string) => operation(adminExtendSubscriptionMutation, { id, days, reason });
    const cancel = (undo: boolean, reason: string) => operation(adminCancelSubscriptionMutation, { id, undo, reason });
    const ends = new Date(String(values.ends));
    if (values.state === 'cancelled' && ends.getTime() > Date.now())
      return [
        {
          ...{ name: 'restoreSubscription', brand, fields: ['reason'] },
          ready: ({ reason = '' }) => cancel(true, reason),
          undo: ({ reason = '' }) => cancel(false, reason),
        },
      ];
    if (values.state !== 'active' && values.state !== 'scheduled') return [];
    return [
      {
        ...{ name: 'extendSubscription', brand, fields: ['days', 'reason'], ends },
        ready: ({ days, reason = '' }) => extend(Number(days), reason),
        undo: ({ days, reason = '' }) => extend(-Number(days), reason),
      },
      {
        ...{ name: 'cancelSubscription', brand, fields: ['reason'], ends },
        ready: ({ reason = '' }) => cancel(false, reason),
        undo: ({ reason = '' }) => cancel(true, reason),
      },
    ];
  },
};

/** What a list shows at first, where that is not everything. */
const AT_FIRST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  messages: { state: 'open' },
  claims: { state: 'open' },
};

export const filtersAtFirst = (of: string): Readonly<Record<string, string>> => AT_FIRST[of] ?? {};

interface Adding extends EntryAction {
  /** Only administrators of the network may. */
  isOfNetwork?: true;
}

/** Lists to which entries can be added. */
const ADDING: Readonly<Record<string, Adding>> = {
  terms: {
    ...{ name: 'addTerm', brand: '', fields: ['taxonomy', 'name'], isOfNetwork: true },
    ready: ({ taxonomy = '', name = '' }) => operation(addTermMutation, { taxonomy, edit: { labels: { en: name } } }),
  },
  'app-config': {
    ...{ name: 'addConfig', brand: '', fields: ['brand', 'name', 'key', 'value'] },
    ready: ({ brand = '', name = '', key = '', value = '' }) =>
      operation(adminAddAppConfigMutation, { brand, name, key, value }),
  },
};

/** What adds an entry to a list, for those who may; its brand is one of the fields. */
export function addingTo(of: string, { isAdministrator }: { isAdministrator: boolean }): EntryAction | undefined {
  const adding = ADDING[of];
  return adding?.isOfNetwork && !isAdministrator ? undefined : adding;
}

/** Those that can be done from here: on a site about its own brand, in the workspace about all. */
export function actionsOf(of: string, entry: Entry, here: string): EntryAction[] {
  const actions = BY_LIST[of]?.(entry) ?? [];
  return actions.flatMap((action) => {
    if (action === null) return [];
    if (here === NETWORK_ID || action.brand === here) return [action];
    // Where the brand is to be chosen, a site has but its own.
    return action.brand === ''
      ? [{ ...action, brand: here, fields: action.fields.filter((field) => field !== 'brand') }]
      : [];
  });
}
