/** The confirmation of an application, stored in this tab: it is shown again after reloading or going back. */
import { keptInTab } from '../../runtime/core/browser-storage.ts';
import type { ApplySent as Sent } from './quick-apply.generated.ts';

/** The confirmation, with the key for sending its email again. */
export type KeptSent = Pick<Sent, 'isRepeat' | 'confirmAt' | 'application'> & { key: string };

const keptOf = (jobId: number) => keptInTab(`np-applied-${jobId}`);

/** Without browser storage, the confirmation is shown only once. */
export function keepSent(jobId: number, sent: KeptSent): void {
  keptOf(jobId).writeJson(sent);
}

/** Null if nothing was sent in this tab. */
export function findSent(jobId: number): KeptSent | null {
  const kept = keptOf(jobId).readJson();
  return isSent(kept) ? kept : null;
}

export function forgetSent(jobId: number): void {
  keptOf(jobId).write(null);
}

function isSent(kept: unknown): kept is KeptSent {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'key' in kept &&
    typeof kept.key === 'string' &&
    'isRepeat' in kept &&
    typeof kept.isRepeat === 'boolean' &&
    'confirmAt' in kept &&
    (kept.confirmAt === null || typeof kept.confirmAt === 'string') &&
    'application' in kept &&
    typeof kept.application === 'object'
  );
}
