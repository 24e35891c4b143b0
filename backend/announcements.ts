/** What modules say further up: whoever registered for it acts in the same transaction (decision 0018). */
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import type { TransactionScope } from './database/transact.ts';
import type { Forms } from './modules/forms/forms.ts';

/** By name, what is said. The doc line of each stands in docs/announcements.md. */
export interface Announcements {
  /** Roles, approval, block or confirmed address of a person may be others now, on any brand. */
  standingChanged: { accountId: number };
  /** An address was shown to belong to the person of an account. */
  addressConfirmed: { accountId: number; email: string };
  /** A person, or all owners of an organization, were kept out or let in; or an organization has other owners. */
  answerableChanged: { accountId: number } | { organizationId: number };
  /** An account goes, with everything that is kept about its person. */
  accountGoes: { accountId: number };
  /** Organizations go, on all brands. */
  organizationsGo: { ids: readonly number[] };
  /** What employers and visitors may see of a person's resume may be other now. */
  resumeSettled: { accountId: number };
  /** The resume of a person goes. */
  resumeGoes: { accountId: number };
}

export type Announcement = keyof Announcements;

/** What announcing needs, and a listener has at hand besides the transaction. An `ApiContext` has it. */
export interface Announcing {
  forms: Forms;
  /** Undefined for a brand that this server does not serve. */
  findBrand(id: string): CompiledBrand | undefined;
  /** Scheme and host of a brand. */
  originOf(brand: CompiledBrand): string;
  now: Date;
  listeners: Listeners;
}

/** What one module does when it hears of something. */
export type ModuleListeners = {
  readonly [Kind in Announcement]?: (
    tools: Announcing,
    tx: TransactionScope,
    said: Announcements[Kind],
  ) => Promise<void>;
};

/** Listeners by module, in the order in which they act. */
export type Listeners = Readonly<Record<string, ModuleListeners>>;

/** Says something to all who registered for it, one after the other. Rejects as they do; then nothing of the transaction stays. */
export async function announce<Kind extends Announcement>(
  tools: Announcing,
  tx: TransactionScope,
  kind: Kind,
  said: Announcements[Kind],
): Promise<void> {
  for (const module of Object.values(tools.listeners)) await module[kind]?.(tools, tx, said);
}
