/**
 * Reports which files of a directory were added, changed or removed: by notification, and by a sweep for what
 * notifications miss.
 */
import { type FSWatcher, watch } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface WatcherOptions {
  directory: string;
  /** Which file names to watch. */
  accepts(name: string): boolean;
  /** Names that differ from the last report. */
  onChange(names: string[]): void;
  onError(error: unknown): void;
  /** Milliseconds without changes before a report. */
  debounce?: number;
  /** Milliseconds between sweeps. */
  sweep?: number;
  /** Whether the directory may be missing; it counts as empty then. */
  optional?: boolean;
  /** Of how many folders each sweep also looks at the files inside, in turn: a file that is overwritten leaves its folder as it was. */
  inside?: number;
}

export interface DirectoryWatcher {
  /** Names of all watched entries. */
  start(): Promise<string[]>;
  stop(): void;
}

/** Watches one directory, not recursively. Survives the directory being replaced. */
export function createDirectoryWatcher(options: WatcherOptions): DirectoryWatcher {
  const { directory, accepts, onChange, onError, debounce = 40, sweep = 2000, optional = false, inside = 0 } = options;
  const read = () => signaturesOf(directory, accepts, optional);
  let signatures = new Map<string, string>();
  let watcher: FSWatcher | undefined;
  let quiet: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let again = false;
  const contents = new Map<string, string>();
  let turn = 0;

  /** Folders of this turn with another content than at their last one. */
  async function lookInside(): Promise<string[]> {
    const names = [...signatures.keys()];
    for (const gone of [...contents.keys()].filter((name) => !signatures.has(name))) contents.delete(gone);
    const now = Array.from(
      { length: Math.min(inside, names.length) },
      (_, at) => names[(turn + at) % names.length] ?? '',
    );
    turn = names.length === 0 ? 0 : (turn + now.length) % names.length;
    const changed: string[] = [];
    for (const name of now) {
      const content = JSON.stringify([...(await signaturesOf(join(directory, name), () => true, true))]);
      const before = contents.get(name);
      contents.set(name, content);
      if (before !== undefined && before !== content) changed.push(name);
    }
    return changed;
  }

  async function look(): Promise<void> {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    try {
      do {
        again = false;
        const now = await read();
        const outside = differences(signatures, now);
        signatures = now;
        const changed = [...new Set([...outside, ...(await lookInside())])];
        if (changed.length > 0) onChange(changed);
      } while (again);
    } catch (error) {
      onError(error);
    } finally {
      looking = false;
    }
  }

  function listen(): void {
    try {
      watcher = watch(directory, () => {
        clearTimeout(quiet);
        quiet = setTimeout(() => void look(), debounce);
      });
      watcher.on('error', () => {
        watcher?.close();
        watcher = undefined;
      });
    } catch {
      watcher = undefined;
    }
  }

  return {
    async start() {
      listen();
      signatures = await read();
      await lookInside();
      timer = setInterval(() => {
        if (watcher === undefined) listen();
        void look();
      }, sweep);
      timer.unref();
      watcher?.unref();
      return [...signatures.keys()];
    },
    stop() {
      watcher?.close();
      clearTimeout(quiet);
      clearInterval(timer);
    },
  };
}

async function signaturesOf(
  directory: string,
  accepts: (name: string) => boolean,
  isOptional: boolean,
): Promise<Map<string, string>> {
  const all = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (isOptional && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  });
  const names = all.filter(accepts).sort();
  const entries = await Promise.all(
    names.map(async (name): Promise<[string, string][]> => {
      const path = join(directory, name);
      // The target of a link may be missing, but the name exists all the same.
      const info = await stat(path, { bigint: true }).catch(() => lstat(path, { bigint: true }).catch(() => undefined));
      // The change time also reflects changes of permissions.
      return info === undefined ? [] : [[name, `${info.mtimeNs} ${info.ctimeNs} ${info.size} ${info.ino}`]];
    }),
  );
  return new Map(entries.flat());
}

function differences(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => before.get(name) !== now.get(name));
}
