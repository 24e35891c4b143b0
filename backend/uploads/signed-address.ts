/** URLs of stored files that expire and cannot be forged. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface FileAddress {
  uploadId: number;
  /** Name of a variant; empty for the original. */
  variant: string;
}

export type ReadAddress = { kind: 'good'; file: FileAddress; secondsLeft: number } | { kind: 'expired' | 'none' };

export interface AddressSigner {
  /** Path of the file, valid for `seconds`, by default 15 minutes. */
  sign(file: FileAddress, seconds?: number): string;
  /** Parses a path. Rejects one that was signed with another secret or modified. */
  read(path: string): ReadAddress;
}

const QUARTER_HOUR = 900;
const shape = /^\/files\/(\d{1,10})-([a-z]{0,20})-(\d{10,12})-([\w-]{43})$/;

/** `now` in milliseconds. */
export function createAddressSigner(secret: string, now: () => number = Date.now): AddressSigner {
  const seconds = () => Math.floor(now() / 1000);
  const signature = (uploadId: string | number, variant: string, until: string | number) =>
    createHmac('sha256', secret).update(`file ${uploadId} ${variant} ${until}`).digest('base64url');

  return {
    sign({ uploadId, variant }, lifetime = QUARTER_HOUR) {
      const until = seconds() + lifetime;
      return `/files/${uploadId}-${variant}-${until}-${signature(uploadId, variant, until)}`;
    },
    read(path) {
      const [, uploadId = '', variant = '', until = '', sent = ''] = shape.exec(path) ?? [];
      const due = signature(uploadId, variant, until);
      if (sent.length !== due.length || !timingSafeEqual(Buffer.from(sent), Buffer.from(due))) return { kind: 'none' };
      const secondsLeft = Number(until) - seconds();
      if (secondsLeft <= 0) return { kind: 'expired' };
      return { kind: 'good', file: { uploadId: Number(uploadId), variant }, secondsLeft };
    },
  };
}
