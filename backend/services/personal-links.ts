/** Tokens of links that a person gets by mail, over and over: made from the row, so that no table holds one that works. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token is made of; `nonce` is random, kept with the row, and another one ends all its links. */
export interface LinkedRow {
  id: number;
  nonce: string;
}

export interface PersonalLinks {
  /** `kind`: what the link is for; a token is worth nothing for another kind. */
  tokenOf(kind: string, row: LinkedRow): string;
  /** Number of the row that the token speaks of; null where it cannot be one. */
  idIn(token: string): number | null;
  /** Whether it is the token of this row. */
  isTokenOf(kind: string, row: LinkedRow, token: string): boolean;
}

const MAC_BYTES = 24;
const TOKEN = /^(\d{1,10})-[\w-]{32}$/;

/** `secret` is the one of the installation; the key is derived from it. */
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
