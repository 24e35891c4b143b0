/** What can be done with an entry, by the list that it is in. */
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { type Operation, operation } from '../../../runtime/core/operation.ts';
import {
  adminCancelSubscriptionMutation,
  adminChangeAppConfigMutation,
  adminDeclineContactMutation,
  adminDeleteJobAlertMutation,
  adminDeleteResumeAlertMutation,
  adminExtendSubscriptionMutation,
  adminGrantCreditsMutation,
  adminGrantSubscriptionMutation,
  adminPauseJobAlertMutation,
  adminPauseResumeAlertMutation,
  adminRemoveAppConfigMutation,
  adminRevokeContactMutation,
  adminShowResumeMutation,
  adminTakeJobDownMutation,
  adminWithdrawContactMutation,
  type Entry,
} from './entries.generated.ts';

/** A field of the dialog that asks for confirmation. */
export type ActionField = 'reason' | 'days' | 'amount' | 'creditType' | 'product' | 'key' | 'value';

/** What was entered, by field. */
export type Entered = Readonly<Partial<Record<ActionField, string>>>;

export interface EntryAction {
  /** Key of its texts: `action.<name>`. */
  name: string;
  /** The brand that it concerns. */
  brand: string;
  fields: readonly ActionField[];
  /** What its fields say at first. */
  given?: Entered;
  /** The operation with what was entered. */
  ready(entered: Entered): Operation;
}

type Actions = (entry: Entry) => (EntryAction | null)[];

const NO_FIELDS: readonly ActionField[] = [];

/** An action on the brand of the entry; null where it does not apply. */
function simple(entry: Entry, name: string, isFor: boolean, ready: () => Operation): EntryAction | null {
  return isFor && entry.brand !== null ? { name, brand: entry.brand, fields: NO_FIELDS, ready } : null;
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const BY_LIST: Readonly<Record<string, Actions>> = {
  organizations: (entry) =>
    textsIn(entry.values.brands).flatMap((brand): EntryAction[] => {
      const about = { brand, organizationId: entry.id };
      return [
        {
          ...{ name: 'grantCredits', brand, fields: ['creditType', 'amount', 'days', 'reason'] },
          ready: ({ creditType = 'job', amount, days, reason = '' }) =>
            operation(adminGrantCreditsMutation, {
              ...{ ...about, type: creditType, amount: Number(amount), days: days ? Number(days) : null, reason },
            }),
        },
        {
          ...{ name: 'grantSubscription', brand, fields: ['product', 'reason'] },
          ready: ({ product = '', reason = '' }) =>
            operation(adminGrantSubscriptionMutation, { ...about, product, reason }),
        },
      ];
    }),
  jobs: (entry) => {
    const state = entry.values.state;
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
      };
    });
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
  alerts: (entry) => {
    const { id, values } = entry;
    const isOfJobs = values.kind === 'jobs';
    const { state } = values;
    const pause = (paused: boolean) => () =>
      isOfJobs
        ? operation(adminPauseJobAlertMutation, { id, paused })
        : operation(adminPauseResumeAlertMutation, { id, paused });
    const remove = () =>
      isOfJobs ? operation(adminDeleteJobAlertMutation, { id }) : operation(adminDeleteResumeAlertMutation, { id });
    return [
      simple(entry, 'pauseAlert', state === 'active', pause(true)),
      simple(entry, 'resumeAlert', state === 'paused', pause(false)),
      simple(entry, 'deleteAlert', true, remove),
    ];
  },
  'app-config': (entry) => {
    const { id, brand, values } = entry;
    const given = { key: String(values.key), value: String(values.value) };
    if (brand === null) return [];
    return [
      {
        ...{ name: 'changeConfig', brand, fields: ['key', 'value'], given },
        ready: ({ key = '', value = '' }) => operation(adminChangeAppConfigMutation, { id, key, value }),
      },
      simple(entry, 'removeConfig', true, () => operation(adminRemoveAppConfigMutation, { id })),
    ];
  },
  subscriptions: (entry) => {
    const { id, brand, values } = entry;
    if (brand === null || (values.state !== 'active' && values.state !== 'scheduled')) return [];
    return [
      {
        ...{ name: 'extendSubscription', brand, fields: ['days', 'reason'] },
        ready: ({ days, reason = '' }) =>
          operation(adminExtendSubscriptionMutation, { id, days: Number(days), reason }),
      },
      {
        ...{ name: 'cancelSubscription', brand, fields: ['reason'] },
        ready: ({ reason = '' }) => operation(adminCancelSubscriptionMutation, { id, reason }),
      },
    ];
  },
};

/** Those that can be done from here: on a site about its own brand, in the workspace about all. */
export function actionsOf(of: string, entry: Entry, here: string): EntryAction[] {
  const actions = BY_LIST[of]?.(entry) ?? [];
  return actions.flatMap((action) => (action && (here === NETWORK_ID || action.brand === here) ? [action] : []));
}
