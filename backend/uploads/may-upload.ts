/** Who may send files, asked before the first byte of one is taken. */
import { networkOf } from '../guards/network.ts';
import type { RateLimiter } from '../guards/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { MB } from './limits.ts';
import { type FilePurpose, PURPOSES } from './purposes.ts';
import { UploadRefusal } from './refusal.ts';

/** A request that wants to send files, as far as it is known before they come. */
export interface UploadRequest {
  viewer: Viewer;
  /** Of the person, behind a trusted proxy the forwarded one. */
  address: string;
  /** What each file is for. */
  purposes: readonly FilePurpose[];
  /** Bytes that the request announces, or may have. */
  bytes: number;
}

/** Whose the files are. */
export interface UploadScope {
  /** The person's account; null for a guest. */
  ownerId: number | null;
}

/** Answers whose the files will be, or throws the `UploadRefusal` (or `UserError`) that the sender reads. */
export type MayUpload = (request: UploadRequest) => Promise<UploadScope>;

/** Lets people with an account send everything, guests what guests may, within bounds per account or network that all processes share. */
export function createMayUpload(limiter: RateLimiter): MayUpload {
  return async ({ viewer, purposes, address, bytes }) => {
    const ownerId = viewer.account?.id ?? null;
    const closed = ownerId === null && purposes.some((purpose) => !PURPOSES[purpose].guests);
    if (closed) throw new UploadRefusal('signInRequired');
    const who = ownerId === null ? networkOf(address) : `account ${ownerId}`;
    const [files, megabytes] = await Promise.all([
      limiter.count('upload-files', who, purposes.length),
      limiter.count('upload-mb', who, Math.max(1, Math.ceil(bytes / MB))),
    ]);
    const minutes = files ?? megabytes;
    if (minutes !== null) throw new UploadRefusal('tooOften', { count: minutes });
    return { ownerId };
  };
}
