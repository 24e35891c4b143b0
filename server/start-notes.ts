/** What an operator should know at the start, though nothing fails. */
import { isIP } from 'node:net';
import type { Settings } from './settings.ts';

export interface StartNote {
  code: string;
  message: string;
}

/** One plain line each. */
export function startNotes({
  demo,
  dev,
  host,
  trustsPrivate,
}: Pick<Settings, 'demo' | 'dev' | 'host' | 'trustsPrivate'>): StartNote[] {
  const notes: StartNote[] = [];
  if (demo && !dev) {
    notes.push({
      code: 'DEMO_DATA',
      message:
        'This site shows demo data: made-up jobs and people, and accounts whose password is public. For a real board, start with DEMO=0 and an empty database.',
    });
  }
  if (trustsPrivate && !isLoopback(host)) {
    notes.push({
      code: 'TRUST_PROXY_BROAD',
      message: `TRUST_PROXY=1 believes every private address, and the server listens on ${host}: whoever reaches it from a private network can choose the address that limits count by. Name the proxies instead, as in TRUST_PROXY=10.0.0.5.`,
    });
  }
  return notes;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
