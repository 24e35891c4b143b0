/** Undo and redo of changed settings: the history read as a line of states, one of which is current. */

/** Start and end are those of a scheduled change; fleet is a change of several brands at once. */
export const PATCH_KINDS = ['set', 'undo', 'redo', 'restore', 'start', 'end', 'fleet', 'fleet_undo'] as const;

export type PatchKind = (typeof PATCH_KINDS)[number];

export function isPatchKind(kind: string): kind is PatchKind {
  return PATCH_KINDS.some((known) => known === kind);
}

export interface PatchStep {
  id: number;
  kind: PatchKind;
}

/** The file alone, before any change. */
export const FILE_STATE = 0;

export interface PatchStanding {
  /** The row whose patch currently applies, after undo and redo; `FILE_STATE` for the file alone. */
  now: number;
  /** The row whose patch undo would restore; `FILE_STATE` for the file alone, undefined if there is nothing to undo. */
  undo: number | undefined;
  /** The row whose patch redo would restore. */
  redo: number | undefined;
}

/** The position in a brand's history; rows oldest first. A new change discards what could be redone. */
export function standingIn(rows: readonly PatchStep[]): PatchStanding {
  let states = [FILE_STATE];
  let at = 0;
  for (const { id, kind } of rows) {
    if (kind === 'undo') at = Math.max(0, at - 1);
    else if (kind === 'redo') at = Math.min(states.length - 1, at + 1);
    else {
      states = [...states.slice(0, at + 1), id];
      at += 1;
    }
  }
  return { now: states[at] ?? FILE_STATE, undo: states[at - 1], redo: states[at + 1] };
}
