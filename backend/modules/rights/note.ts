/** The log of administrators' actions on what belongs to others. */
import type { ApiContext } from '../../context.ts';
import type { Scope } from '../../scope.ts';
import type { DetailKey } from '../audit/event-detail.ts';
import type { ActionKind } from '../audit/event-kinds.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf } from './access.ts';

export interface Action {
  kind: ActionKind;
  /** The owner; null for a guest's. */
  accountId: number | null;
  /** The object of the action. Never contains addresses. */
  about: Readonly<Partial<Record<DetailKey, number>>>;
}

/** Adds one entry in the transaction of the event. */
export async function noteAction(tx: Scope, context: ApiContext, { kind, accountId, about }: Action): Promise<void> {
  await recordEvent(tx, {
    kind,
    accountId,
    actorId: personOf(context).id,
    address: context.address,
    detail: Object.fromEntries(Object.entries(about).map(([name, value]) => [name, String(value)])),
  });
}
