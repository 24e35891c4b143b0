/** `brand status`: which brands are live as their files say, since when, and what the checker found. */
import type { BrandState } from '../../runtime/core/brand/standings.ts';
import { list } from './list.ts';
import type { SampleStore } from './sample.ts';
import { describeTable } from './table.ts';
import type { Workspace } from './workspace.ts';

export interface Status {
  id: string;
  state: BrandState;
  /** When the revision that is live was stored, in ISO 8601; null where nothing is live or the database does not say. */
  liveSince: string | null;
  errors: number;
  warnings: number;
  /** The first error, otherwise the first warning, with file and line. */
  first: string;
}

export interface Statuses {
  rows: Status[];
  /** Why the times are missing. */
  note: string | null;
  /** What is published, and where folders differ; a sentence each. */
  folders: string[];
}

/** All documents, or one, in alphabetical order. Throws a UserError for an unknown id. */
export async function statusOf(workspace: Workspace, id: string | undefined, store: SampleStore): Promise<Statuses> {
  if (id !== undefined) workspace.source(id);
  const { stored, note, folders } = await readStored(store, workspace, id);
  const listed = list(workspace).filter((row) => id === undefined || row.id === id);
  const rows = listed.map(({ id, status, errors, warnings }): Status => {
    const since = status === 'family' ? undefined : stored.get(id);
    const state = status === 'broken' && since !== undefined ? 'outdated' : status;
    return { id, state, liveSince: since?.toISOString() ?? null, errors, warnings, first: firstOf(workspace, id) };
  });
  return { rows, note, folders };
}

/** Whether everything is live as its file says. */
export function isWell({ rows }: Statuses): boolean {
  return rows.every(({ state }) => state !== 'broken' && state !== 'outdated');
}

async function readStored(
  store: SampleStore,
  workspace: Workspace,
  id: string | undefined,
): Promise<{ stored: ReadonlyMap<string, Date>; note: string | null; folders: string[] }> {
  const nothing = new Map<string, Date>();
  if (!store.exists())
    return {
      stored: nothing,
      folders: [],
      note: 'There is no database yet, so nothing says what is live and since when.',
    };
  try {
    const { lastStored } = await import('../../backend/services/revision-store.ts');
    const { describeFolders } = await import('./status-folders.ts');
    return await store.withDatabase(async (pool) => ({
      stored: await lastStored(pool),
      note: null,
      folders: await describeFolders(pool, workspace.locations, id),
    }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      stored: nothing,
      folders: [],
      note: `The database cannot be read, so it is unknown what is live and since when: ${reason}`,
    };
  }
}

function firstOf(workspace: Workspace, id: string): string {
  const { findings } = workspace.examine(id);
  const found =
    findings.find(({ severity }) => severity === 'error') ?? findings.find(({ severity }) => severity === 'warning');
  return found === undefined ? '' : `${found.file}:${found.line} ${found.message}`;
}

/** A table for the terminal, and the note. */
export function describeStatus({ rows, note, folders }: Statuses): string {
  const head = ['id', 'state', 'live since', 'errors', 'warnings', 'first finding'];
  const cells = rows.map(({ id, state, liveSince, errors, warnings, first }) => [
    ...[id, state, liveSince === null ? '-' : `${liveSince.slice(0, 16).replace('T', ' ')} UTC`],
    ...[String(errors), String(warnings), first],
  ]);
  const table = describeTable([head, ...cells]);
  return [table, ...(note === null ? [] : [note]), folders.join('\n')].filter(Boolean).join('\n\n');
}
