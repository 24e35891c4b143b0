/** Tokens of permanent links in mails: derived from the row, so that no table stores a working one. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Data of a token; `nonce` is random and stored with the row; changing it invalidates all its links. */
export interface LinkedRow {
  id: number;
  nonce: string;
}

export interface PersonalLinks {
  /** `kind`: purpose of the link; the token is invalid for any other. */
  tokenOf(kind: string, row: LinkedRow): string;
  /** Id of the row that the token refers to; null if it is malformed. */
  idIn(token: string): number | null;
  /** Whether the token is valid for this row. */
  isTokenOf(kind: string, row: LinkedRow, token: string): boolean;
}

const MAC_BYTES = 24;
const TOKEN = /^(\d{1,10})-[\w-]{32}$/;

/** `secret` is that of the installation, from which the key is derived. */
export function createPersonalLinks(secret: string): PersonalLinks {
  const key = createHmac('sha256', secret).update('personal links').digest();
  const tokenOf = (kind: string, { id, nonce }: LinkedRow): string => {
    const mac = createHmac('sha256', key)
      .update(JSON.stringify([kind, id, nonce]))
      .digest();
    return `${id}-${mac.subarray(0, MAC_BYTES).toString('base64url')}`;
  };
  return {
    tokenOf,
    idIn(token) {
      const id = Number(TOKEN.exec(token)?.[1]);
      return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
    },
    isTokenOf(kind, row, token) {
      const [own, given] = [Buffer.from(tokenOf(kind, row)), Buffer.from(token)];
      return own.length === given.length && timingSafeEqual(own, given);
    },
  };
}
