/**
 * What a browser keeps for its visitor, one text under each key. Storage may be switched off or full: then nothing is there, and nothing
 * is kept. Nobody has to catch that.
 */
export interface Kept {
  /** Null if there is none. */
  read(): string | null;
  /** Null removes it. Returns whether it is kept, or removed. */
  write(text: string | null): boolean;
  /** Returns it and removes it. */
  take(): string | null;
  /** A JSON value, of any shape: others may have written it. Null if there is none that can be read. */
  readJson(): unknown;
  /** Returns whether it is kept. */
  writeJson(value: unknown): boolean;
}

/** Until the tab is closed. */
export const keptInTab = (key: string): Kept => kept(() => sessionStorage, key);

/** For all tabs, until somebody deletes it. */
export const keptInBrowser = (key: string): Kept => kept(() => localStorage, key);

function kept(storage: () => Storage, key: string): Kept {
  const own: Kept = {
    read: () => attempt(() => storage().getItem(key), null),
    write: (text) =>
      attempt(() => {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        return true;
      }, false),
    take() {
      const text = own.read();
      own.write(null);
      return text;
    },
    readJson: () => attempt(() => JSON.parse(own.read() ?? 'null'), null),
    writeJson: (value) => own.write(JSON.stringify(value)),
  };
  return own;
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
