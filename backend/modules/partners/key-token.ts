/** Secrets of API keys: `npk_`, 43 random characters, and a checksum by which mistyped ones are known without the database. Pure. */
import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'npk_';
const SHAPE = /^npk_([\w-]{43})([0-9a-f]{6})$/;
const HINT_LENGTH = 10;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const checksum = (random: string): string => hash(`api key ${random}`).slice(0, 6);

export interface NewToken {
  token: string;
  hash: string;
  /** How it begins, to be shown. */
  hint: string;
}

/** `random`: 43 letters. */
export function newToken(random = randomBytes(32).toString('base64url')): NewToken {
  const token = `${PREFIX}${random}${checksum(random)}`;
  return { token, hash: hash(token), hint: token.slice(0, HINT_LENGTH) };
}

/** The stored hash of a token; null if it cannot be one. */
export function hashOfToken(token: string): string | null {
  const [, random = '', sum] = SHAPE.exec(token) ?? [];
  return random !== '' && sum === checksum(random) ? hash(token) : null;
}

/** The token in an `Authorization` header; null if there is none. */
export function tokenIn(header: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(header?.trim() ?? '')?.[1] ?? null;
}
