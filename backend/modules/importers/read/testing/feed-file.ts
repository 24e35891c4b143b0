/** Feeds on disk, for tests. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SpooledFeed } from '../spool.ts';

/** A feed with this content, until the test is over. */
export async function feedFile(content: string | Buffer, contentType: string | null = null): Promise<SpooledFeed> {
  const folder = await mkdtemp(join(tmpdir(), 'nameplate-feed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'feed');
  await writeFile(path, content);
  return { path, contentType, url: null };
}
