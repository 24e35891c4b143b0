/** Who may send files, asked before the first byte of one is taken. */
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { UploadPurpose } from '../graphql.generated.ts';
import { networkOf } from '../guards/network.ts';
import { GUEST_FILES_PER_HOUR, GUEST_MB_PER_HOUR, MB } from './limits.ts';
import { PURPOSES } from './purposes.ts';
import { UploadRefusal } from './refusal.ts';

/** A request that wants to send files, as far as it is known before they come. */
export interface UploadRequest {
  brand: CompiledBrand;
  headers: Headers;
  /** Of the person, behind a trusted proxy the forwarded one. */
  address: string;
  /** What each file is for. */
  purposes: readonly UploadPurpose[];
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

const HOUR = 3600;

/** Lets guests send what guests may, within bounds per address that all processes share. */
export function createGuestUploads(pool: pg.Pool, secret: string): MayUpload {
  const shared = { storeClient: pool, tableName: 'rate_limit', tableCreated: true, duration: HOUR };
  const files = new RateLimiterPostgres({ ...shared, keyPrefix: 'upload-files', points: GUEST_FILES_PER_HOUR });
  const megabytes = new RateLimiterPostgres({ ...shared, keyPrefix: 'upload-mb', points: GUEST_MB_PER_HOUR });

  return async ({ purposes, address, bytes }) => {
    const closed = purposes.find((purpose) => !PURPOSES[purpose].guests);
    if (closed !== undefined) throw new UploadRefusal('signInRequired');
    // Who it was is nobody's business: only a hash is kept, which means nothing without the secret.
    const who = createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
    await Promise.all([take(files, who, purposes.length), take(megabytes, who, Math.max(1, Math.ceil(bytes / MB)))]);
    return { ownerId: null };
  };
}

async function take(limiter: RateLimiterPostgres, who: string, points: number): Promise<void> {
  try {
    await limiter.consume(who, points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new UploadRefusal('tooOften', { count: Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000)) });
  }
}
