/** Removes from responses what differs between two identical runs. */
import { HOUR_MS } from '../../../runtime/core/durations.ts';
import { ADDED_FROM } from './people.ts';

const TOKEN = /[\w-]{22,}/g;
/** Not a name of capitals; a secret of a second factor is 32 letters and digits, and may be letters alone. */
const IS_MADE = /\d|[a-z].*[A-Z]|[A-Z].*[a-z]|^[A-Z2-7]{32}$/;
/** How the secret of an API key begins. */
const HINT = /npk_[\w-]{6}/g;
/** The secret of a webhook is in Base64. */
const SECRET = /whsec_[\w+/]{32}/g;
const HASH = /\$argon2id[^"\\]+/g;
const NUMBER = /\b3\d{6}\b/g;
/** How far a reader of changes has come: numbers of transactions. */
const POSITION = /("position": ")\d+/g;
const INSTANT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|\+00(:00)?)?/g;

/** Without what differs from run to run: tokens, ids of new rows, and times around now. */
export const mask = (text: string): string =>
  text
    .replace(INSTANT, (instant) => (isAroundNow(new Date(instant.replace(/\+00$/, 'Z'))) ? 'now' : instant))
    .replace(NUMBER, (digits) => (Number(digits) >= ADDED_FROM ? 'new' : digits))
    .replace(POSITION, '$1here')
    .replace(HASH, 'hash')
    .replace(HINT, 'hint')
    .replace(SECRET, 'token')
    .replace(TOKEN, (token) => (IS_MADE.test(token) ? 'token' : token));

const isAroundNow = (instant: Date) => Math.abs(Date.now() - instant.getTime()) < HOUR_MS;
