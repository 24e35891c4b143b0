/** The site that the settings of the server describe, for backups. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../backend/backup/site.ts';
import { openDataDir } from '../backend/database/data-dir.ts';
import { openStore } from '../backend/uploads/stored-files.ts';
import { parseSettings } from '../server/settings/settings.ts';

/** Throws an error with one readable sentence where a setting is wrong. */
export async function openSite(databaseUrl: string): Promise<Site> {
  const settings = parseSettings(process.env);
  const { dataDir, uploads, root } = settings;
  openDataDir(dataDir);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return {
    databaseUrl,
    uploads: await openStore({ folder: path.join(dataDir, 'uploads'), s3: uploads.s3 }),
    brandsDir: settings.brandsDir,
    assetsDir: path.join(settings.publicDir, 'brands'),
    secret: uploads.secret,
    secretFile: path.join(dataDir, 'secret'),
    dataDir,
    isLocal: { database: settings.databaseUrl === null, uploads: uploads.s3 === null },
    version: String(version),
  };
}
