/** The confirmation of an application, stored in this tab: it is shown again after reloading or going back. */
import type { ApplySent as Sent } from './quick-apply.generated.ts';

/** The confirmation, with the key for sending its email again. */
export type KeptSent = Pick<Sent, 'isRepeat' | 'confirmAt' | 'application'> & { key: string };

const keyOf = (jobId: number) => `np-applied-${jobId}`;

export function keepSent(jobId: number, sent: KeptSent): void {
  try {
    window.sessionStorage.setItem(keyOf(jobId), JSON.stringify(sent));
  } catch {
    // Storage is disabled: the confirmation is shown only once.
  }
}

/** Null if nothing was sent in this tab. */
export function findSent(jobId: number): KeptSent | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(jobId)) ?? 'null');
    return isSent(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetSent(jobId: number): void {
  try {
    window.sessionStorage.removeItem(keyOf(jobId));
  } catch {
    // Nothing was stored.
  }
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
