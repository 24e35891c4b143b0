/** A server of its own for one brand: its documents alone, with demo data in a new database. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../server-process.ts';
import type { Login } from './tested-site.ts';

export interface OwnSite {
  port: number;
  /** Created with the database. */
  administrator: Login | null;
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
    copyFileSync(path.join(options.brandsDir, `${id}.json`), path.join(brandsDir, `${id}.json`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startServerProcess({
      DATA_DIR: path.join(folder, 'data'),
      BRANDS_DIR: brandsDir,
      PUBLIC_DIR: options.publicDir,
      DATABASE_URL: '',
      WORKER: '',
    });
    const [, email, password] = /Administrator, shown this once: (\S+), password (\S+)/.exec(server.output()) ?? [];
    const administrator = email === undefined || password === undefined ? null : { email, password };
    return { port: server.port, administrator, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
