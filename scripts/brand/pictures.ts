/** `brand pictures`: draws the made pictures of a brand again, after its name, colors or typeface have changed. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ARTWORK, isArtwork } from '../../runtime/core/brand/artwork.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

export interface Redrawn {
  /** Paths of the pictures that were written. */
  drawn: string[];
  /** Paths of those that somebody else made, which stay as they are. */
  kept: string[];
}

/** Throws a UserError if the brand cannot be read or has no folder of pictures. */
export async function redraw(workspace: Workspace, id: string): Promise<Redrawn> {
  const { readable } = workspace.examine(id);
  if (readable === undefined) throw new UserError(`"${id}" cannot be read. Run: npm run brand -- check ${id}`);
  const { assets } = readable.site;
  if (assets === null)
    throw new UserError(`"${id}" has no folder of pictures: they are drawn anew whenever they are asked for.`);
  const redrawn: Redrawn = { drawn: [], kept: [] };
  for (const [name, draw] of ARTWORK) {
    const path = join(workspace.locations.assetsDir, assets, name);
    const before = await readFile(path).catch(() => undefined);
    if (before !== undefined && !isArtwork(before)) redrawn.kept.push(path);
    else {
      await writeFile(path, (await draw(readable)).body);
      redrawn.drawn.push(path);
    }
  }
  return redrawn;
}
