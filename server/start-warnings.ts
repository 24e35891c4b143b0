/** What works now and will hurt later, a plain line each. */
import type { Crowd } from '../backend/database/crowd.ts';
import type { Settings } from './settings.ts';

/** Sentences for the log; none where all is well. */
export function startWarnings(
  { databaseUrl, uploads }: Pick<Settings, 'databaseUrl' | 'uploads'>,
  { processes, allowed, wanted }: Crowd,
): string[] {
  const isShared = databaseUrl !== null;
  return [
    isShared && uploads.secret === null
      ? 'DATABASE_URL is set without SECRET: this process signs with DATA_DIR/secret, and a process without that file signs everybody out.'
      : '',
    isShared && uploads.s3 === null && processes > 1
      ? `${processes} processes use this database, and uploads stay in DATA_DIR: give all of them the same one, or set S3_BUCKET.`
      : '',
    wanted > allowed
      ? `The database allows ${allowed} connections, and its processes (${processes}) may take ${wanted}: raise max_connections, or run fewer.`
      : '',
  ].filter((sentence) => sentence !== '');
}
