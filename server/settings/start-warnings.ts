/** Warnings at startup about settings that do not fail yet. */
import { isIP } from 'node:net';
import type { Crowd } from '../../backend/database/crowd.ts';
import type { Settings } from './settings.ts';

export interface StartWarning {
  code: 'DEMO_DATA' | 'TRUST_PROXY_BROAD' | 'SETTINGS';
  /** One plain line. */
  message: string;
}

type Looked = Pick<Settings, 'demo' | 'dev' | 'host' | 'trustsPrivate' | 'databaseUrl' | 'uploads'>;

/** Empty if there are none. */
export function startWarnings(settings: Looked, { processes, allowed, wanted }: Crowd): StartWarning[] {
  const { demo, dev, host, trustsPrivate, uploads } = settings;
  const isShared = settings.databaseUrl !== null;
  const warnings: StartWarning[] = [];
  const warn = (code: StartWarning['code'], message: string) => warnings.push({ code, message });
  if (demo && !dev)
    warn(
      'DEMO_DATA',
      'This site shows demo data: made-up jobs and people, and accounts whose password is public. For a real board, start with DEMO=0 and an empty database.',
    );
  if (trustsPrivate && !isLoopback(host))
    warn(
      'TRUST_PROXY_BROAD',
      `TRUST_PROXY=1 believes every private address, and the server listens on ${host}: whoever reaches it from a private network can choose the address that limits count by. Name the proxies instead, as in TRUST_PROXY=10.0.0.5.`,
    );
  if (isShared && uploads.secret === null)
    warn(
      'SETTINGS',
      'DATABASE_URL is set without SECRET: this process signs with DATA_DIR/secret, and a process without that file signs everybody out.',
    );
  if (isShared && uploads.s3 === null && processes > 1)
    warn(
      'SETTINGS',
      `${processes} processes use this database, and uploads stay in DATA_DIR: give all of them the same one, or set S3_BUCKET.`,
    );
  if (wanted > allowed)
    warn(
      'SETTINGS',
      `The database allows ${allowed} connections, and its processes (${processes}) may take ${wanted}: raise max_connections, or run fewer.`,
    );
  return warnings;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
