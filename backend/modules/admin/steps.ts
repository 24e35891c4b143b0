/** Back and forward in what was switched: the rows of the history read as a line of states, one of which holds. */

export type PatchKind = 'set' | 'undo' | 'redo' | 'restore';

export interface PatchStep {
  id: number;
  kind: PatchKind;
}

/** The file alone, before anything was switched. */
export const FILE_STATE = 0;

export interface PatchStanding {
  /** The row whose patch is in force by way of the steps; `FILE_STATE` for the file alone. */
  now: number;
  /** The row whose patch comes back with one step back; `FILE_STATE` for the file alone, undefined where there is nothing before. */
  undo: number | undefined;
  /** The row whose patch comes back with one step forward. */
  redo: number | undefined;
}

/** Where the history of a brand stands; rows oldest first. What was undone is forgotten once something new is set. */
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
