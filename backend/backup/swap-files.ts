/** Puts files in the place of others, which are kept, and can put everything back. */
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './brand-folder.ts';

export interface FileSwap {
  /** The file at `source` becomes the one at `target`; one with the same content stays. */
  put(source: string, target: string): Promise<void>;
  /** Moves a file out of its folder. */
  remove(target: string): Promise<void>;
  /** How many files were moved aside. */
  kept(): number;
  undo(): Promise<void>;
}

/** `keptIn` receives what is replaced, under its path. */
export function createFileSwap(keptIn: string): FileSwap {
  const undoing: (() => Promise<void>)[] = [];
  let kept = 0;

  async function setAside(target: string): Promise<void> {
    const place = path.join(keptIn, path.relative('/', path.resolve(target)));
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await copyFile(target, place);
    kept += 1;
    undoing.push(async () => {
      await copyFile(place, `${target}.restoring`);
      await rename(`${target}.restoring`, target);
    });
  }

  return {
    async put(source, target) {
      const [is, becomes] = [await hashOf(target), await hashOf(source)];
      if (is === becomes) return;
      await mkdir(path.dirname(target), { recursive: true });
      if (is === null) undoing.push(() => rm(target, { force: true }));
      else await setAside(target);
      // The folder may be on another disk; a server that looks at it sees the file whole.
      await copyFile(source, `${target}.restoring`);
      await rename(`${target}.restoring`, target);
    },
    async remove(target) {
      await setAside(target);
      await rm(target);
    },
    kept: () => kept,
    async undo() {
      for (const step of undoing.splice(0).reverse()) await step();
    },
  };
}
