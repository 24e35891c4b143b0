/** Address of the shared site: written by the setup once it answers, read by test files. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface SharedSite {
  port: number;
  /** Connection string of a seeded database without connections. */
  templateUrl: string;
  /** Connection string of the shared site's own database. */
  databaseUrl: string;
}

type Announcement = SharedSite | { fault: string };

const fileIn = (folder: string): string => path.join(folder, 'announced.json');

/** For callers of `awaitSite`; gives the reason if the site could not be started. */
export function announceSite(folder: string, announcement: Announcement): void {
  // Renamed when complete, so that nobody reads a partial file.
  writeFileSync(`${fileIn(folder)}.new`, JSON.stringify(announcement));
  renameSync(`${fileIn(folder)}.new`, fileIn(folder));
}

let site: SharedSite | undefined;

/** Resolves when the site answers; throws with the reason if it could not be started. */
export async function awaitSite(folder: string): Promise<void> {
  while (!existsSync(fileIn(folder))) await new Promise((done) => setTimeout(done, 100));
  const announcement: Announcement = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
  if ('fault' in announcement) throw new Error(announcement.fault);
  site = announcement;
}

export function sharedSite(): SharedSite {
  if (site === undefined) throw new Error('The shared site exists in the project "site" alone.');
  return site;
}

/** The shared site, if there is one. */
export const findSite = (): SharedSite | undefined => site;
