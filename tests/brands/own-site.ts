/** A server of its own for one brand: its documents alone, with demo data in a new database. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../backend/database/embedded.ts';
import { startServerProcess } from '../server-process.ts';

export interface OwnSite {
  port: number;
  /** Connection string of its database. */
  databaseUrl: string;
  stop(): Promise<void>;
}

/** `ids` are the brand and all that it extends, in `brandsDir`. Builds the pages first if they changed. */
export async function openOwnSite(options: {
  brandsDir: string;
  publicDir: string;
  ids: readonly string[];
}): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nameplate-brand-test-'));
  const brandsDir = path.join(folder, 'brands');
  mkdirSync(brandsDir);
  for (const id of options.ids)
    for (const name of [`${id}.json`, id])
      if (existsSync(path.join(options.brandsDir, name)))
        cpSync(path.join(options.brandsDir, name), path.join(brandsDir, name), { recursive: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startServerProcess({
      DATA_DIR: path.join(folder, 'data'),
      BRANDS_DIR: brandsDir,
      PUBLIC_DIR: options.publicDir,
      DATABASE_URL: '',
      WORKER: '',
    });
    // Joins the database server of the process.
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'data/postgres'), log: () => undefined });
    const stop = async () => {
      await postgres.stop();
      await server.stop().finally(remove);
    };
    return { port: server.port, databaseUrl: postgres.url, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
