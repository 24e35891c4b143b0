/**
 * What requests need of the session; tiny, because every client of the backend includes it. The session code itself
 * loads if there is a session.
 */

interface Keeper {
  /** Asks the server again who is signed in; resolves with whether the session is valid. */
  renew(): Promise<boolean>;
  /** Asks the person to sign in on the current page; resolves with whether they did. */
  askAgain(): Promise<boolean>;
}

let token: string | null = null;
let keeper: Keeper | null = null;
let restoring: Promise<boolean> | null = null;

/** Bearer token of the person who is signed in; null for a visitor. */
export function sessionToken(): string | null {
  return token;
}

/** Called by the session code. */
export function setSessionToken(next: string | null): void {
  token = next;
}

/** Sets who renews the session; null if nobody does any longer. */
export function setKeeper(next: Keeper | null): void {
  keeper = next;
}

/**
 * After a token was rejected: renews the session once, however many requests failed, or asks the person to sign
 * in on the current page, so that nothing typed is lost. Resolves with whether to retry.
 */
export function restoreSession(refused: string | null): Promise<boolean> {
  if (!keeper || refused === null) return Promise.resolve(false);
  // Another request has renewed it in the meantime.
  if (token !== null && token !== refused) return Promise.resolve(true);
  restoring ??= restore(keeper, refused).finally(() => {
    restoring = null;
  });
  return restoring;
}

async function restore({ renew, askAgain }: Keeper, refused: string): Promise<boolean> {
  if ((await renew()) && token !== refused) return true;
  return askAgain();
}
