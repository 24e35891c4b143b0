/** The log of what administrators do to things of other people. */
import type { ApiContext } from '../../context.ts';
import type { Scope } from '../../scope.ts';
import type { ActionKind } from '../audit/event-kinds.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf } from './access.ts';

export interface Action {
  kind: ActionKind;
  /** Whose thing it is; null for a guest's. */
  accountId: number | null;
  /** What it is about. Addresses never stand in it. */
  about: Readonly<Record<string, number>>;
}

/** Writes one line in the transaction of what happened. */
export async function noteAction(tx: Scope, context: ApiContext, { kind, accountId, about }: Action): Promise<void> {
  await recordEvent(tx, {
    kind,
    accountId,
    actorId: personOf(context).id,
    address: context.address,
    detail: Object.fromEntries(Object.entries(about).map(([name, value]) => [name, String(value)])),
  });
}
