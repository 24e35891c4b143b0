/**
 * A browser that registers makes up a secret. Opened there, the mailed link signs in: the person chose the password in that
 * browser, and the link proves access to the mailbox. The database has its hash only.
 */
import { createHash } from 'node:crypto';

const SHAPE = /^[A-Za-z0-9_-]{32,100}$/;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** What a link keeps of the browser; nothing without a proper secret. */
export function ofBrowser(secret: string | null): Record<string, string> {
  return secret !== null && SHAPE.test(secret) ? { browser: hashOf(secret) } : {};
}

/** Whether a link with this data was asked for by the browser with this secret. */
export function isOfBrowser(data: Readonly<Record<string, unknown>>, secret: string | null): boolean {
  return secret !== null && SHAPE.test(secret) && data.browser === hashOf(secret);
}
