/** Keys by which a client names one request, so that the same request sent again does nothing more. */
import { UserError } from '../errors.ts';

const KEY = /^[\w-]{8,64}$/;

/** The key as it came; throws `UserError` BAD_INPUT for one that is none. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new UserError('BAD_INPUT', 'A key has 8 to 64 letters.', { path: 'key' });
  return key;
}
