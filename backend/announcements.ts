/** Events that lower modules announce: whoever registered for one handles it in the same transaction (decision 0018). */
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import type { TransactionScope } from './database/transact.ts';
import type { Forms } from './modules/forms/forms.ts';
import type { Vault } from './services/vault.ts';

/** Payload of each announcement, by name. The doc line of each is shown in docs/modules.md. */
export interface Announcements {
  /** The roles, approval, block or confirmed address of a person may have changed, on any brand. */
  standingChanged: { accountId: number };
  /** An email address was proved to belong to the owner of an account. */
  addressConfirmed: { accountId: number; email: string };
  /** A person, or all owners of an organization, were blocked or unblocked; or the owners of an organization changed. */
  answerableChanged: { accountId: number } | { organizationId: number };
  /** An account is being deleted, with all personal data of its owner. */
  accountGoes: { accountId: number };
  /** Something happened on the brand that other systems of an organization may want to know. */
  partnersTold: {
    organizationId: number;
    event: 'job.published' | 'job.expired' | 'application.received';
    data: Readonly<Record<string, string | number>>;
  };
  /** The applicant withdrew an application; links in mails about it begin with `linkOrigin`. */
  applicationWithdrawn: { applicationId: number; linkOrigin: string };
  /** A seeker took back that an organization may contact them. */
  contactRevoked: { contactId: number };
  /** Organizations are being deleted, on all brands. */
  organizationsGo: { ids: readonly number[] };
  /** What employers and visitors may see of a person's resume may have changed. */
  resumeSettled: { accountId: number };
  /** An order for an ad was placed, paid or delivered: the ad may go on. */
  orderMoved: { orderId: number; jobId: number; accountId: number | null };
  /** The resume of a person is being deleted. */
  resumeGoes: { accountId: number };
}

export type Announcement = keyof Announcements;

/** What it takes to announce something, and what a listener gets besides the transaction. An `ApiContext` has all of it. */
export interface Announcing {
  forms: Forms;
  /** Undefined for a brand that this server does not serve. */
  findBrand(id: string): CompiledBrand | undefined;
  /** Scheme and host of a brand. */
  originOf(brand: CompiledBrand): string;
  /** Seals the links of guests. */
  vault: Vault;
  now: Date;
  listeners: Listeners;
}

/** What one module does on each announcement. */
export type ModuleListeners = {
  readonly [Kind in Announcement]?: (
    tools: Announcing,
    tx: TransactionScope,
    said: Announcements[Kind],
  ) => Promise<void>;
};

/** Listeners by module, in the order in which they act. */
export type Listeners = Readonly<Record<string, ModuleListeners>>;

/** Runs all registered listeners one after the other. Rejects when one of them does, which rolls the transaction back. */
export async function announce<Kind extends Announcement>(
  tools: Announcing,
  tx: TransactionScope,
  kind: Kind,
  said: Announcements[Kind],
): Promise<void> {
  for (const module of Object.values(tools.listeners)) await module[kind]?.(tools, tx, said);
}
