/** `brand ready`: what is left to do before a brand goes live. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SampleCounts } from '../../backend/seed/sample-store.ts';
import { isArtwork } from '../../runtime/core/brand/artwork.ts';
import { type Path, valueAt } from '../../runtime/core/brand/sources/json.ts';
import { ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import { copiedContentOf } from './copied-content.ts';
import { type Step, stepsOf } from './ready-steps.ts';
import { UserError } from './user-error.ts';
import type { Workspace } from './workspace.ts';

export interface Readiness {
  id: string;
  status: 'draft' | 'live';
  /** What is missing. */
  needed: Step[];
  /** What a site can do without. */
  advised: Step[];
}

interface Asked {
  samples: SampleCounts | null;
  /** Settings of the server. */
  env: Readonly<Record<string, string | undefined>>;
}

/** Throws a UserError for a family, and for a brand that cannot be read. */
export async function ready(workspace: Workspace, id: string, { samples, env }: Asked): Promise<Readiness> {
  const { readable: document, resolved } = workspace.examine(id);
  if (document === undefined || resolved === undefined)
    throw new UserError(`"${id}" cannot be read. Run: npm run brand -- check ${id}`);
  if (document.abstract) throw new UserError(`"${id}" is a family, which no visitor sees.`);
  const above = resolved.layers.filter((layer) => layer.id !== ROOT_ID);
  const subject = {
    id,
    document,
    json: resolved.document,
    findings: workspace.findings([id]),
    isDefault: (path: Path) => above.every(({ value }) => valueAt(value, path) === undefined),
    drawn: await drawnIn(join(workspace.locations.assetsDir, document.site.assets ?? id)),
    copied: copiedContentOf(workspace, id),
    samples,
    env,
  };
  return { id, status: document.site.status, ...stepsOf(subject) };
}

async function drawnIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const drawn = await Promise.all(
    names.map(async (name) => ({
      name,
      isDrawn: isArtwork(await readFile(join(folder, name)).catch(() => Buffer.of())),
    })),
  );
  return drawn.filter(({ isDrawn }) => isDrawn).map(({ name }) => name);
}

/** A numbered list, and the last step. */
export function describeReadiness({ id, status, needed, advised }: Readiness): string {
  const list = (steps: readonly Step[], mark: (index: number) => string) =>
    steps.flatMap(({ what, how }, index) => [`${mark(index)} ${what}`, `${' '.repeat(mark(index).length)} ${how}`]);
  const things = needed.length === 1 ? '1 thing' : `${needed.length} things`;
  const isLive = status === 'live';
  const missing = isLive ? `"${id}" is live, but lacks ${things}:` : `"${id}" needs ${things} before it goes live:`;
  const last = isLive ? [] : ['Last of all, to go live: remove "status": "draft" from its "site".'];
  return [
    needed.length > 0 ? missing : isLive ? `"${id}" is live, and nothing is missing.` : `"${id}" is ready.`,
    ...list(needed, (index) => `${index + 1}.`.padStart(3)),
    ...(advised.length > 0 ? ['Worth a look:', ...list(advised, () => '  -')] : []),
    ...last,
  ].join('\n');
}
