/** Idempotency keys: the same request sent again has no further effect. */
import { UserError } from '../errors.ts';

const KEY = /^[\w-]{8,64}$/;

/** Returns the key; throws `UserError` BAD_INPUT when it is malformed. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new UserError('BAD_INPUT', 'A key has 8 to 64 letters.', { path: 'key' });
  return key;
}
