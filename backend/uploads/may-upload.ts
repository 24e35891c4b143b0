/** Authorizes uploads before the first byte of a file is read. */
import { networkOf } from '../guards/network.ts';
import type { RateLimiter } from '../guards/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { MB } from './limits.ts';
import { type FilePurpose, PURPOSES } from './purposes.ts';
import { UploadRefusal } from './refusal.ts';

/** What is known of an upload request before its files. */
export interface UploadRequest {
  viewer: Viewer;
  /** IP address of the client; behind a trusted proxy the forwarded one. */
  address: string;
  /** Purpose of each file. */
  purposes: readonly FilePurpose[];
  /** Announced size of the request in bytes, or its maximum. */
  bytes: number;
}

/** Owner of the files. */
export interface UploadScope {
  /** The person's account; null for a guest. */
  ownerId: number | null;
}

/** Returns the owner of the files, or throws an `UploadRefusal` (or `UserError`) for the sender. */
export type MayUpload = (request: UploadRequest) => Promise<UploadScope>;

/** Allows every purpose for people with an account, and some for guests, with rate limits per account or network that all processes share. */
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
