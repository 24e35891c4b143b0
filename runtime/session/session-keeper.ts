/** What requests need of the session; tiny, because every client of the backend carries it. The session itself loads when there is one. */

interface Keeper {
  /** Asks the server again who this is; resolves with whether the session stands. */
  renew(): Promise<boolean>;
  /** Asks the person to sign in where they are; resolves with whether they did. */
  askAgain(): Promise<boolean>;
}

let token: string | null = null;
let keeper: Keeper | null = null;
let restoring: Promise<boolean> | null = null;

/** Bearer of the person who is signed in; null for a visitor. */
export function sessionToken(): string | null {
  return token;
}

/** Set by whoever holds the session. */
export function setSessionToken(next: string | null): void {
  token = next;
}

/** Says who renews the session; null when nobody does any more. */
export function setKeeper(next: Keeper | null): void {
  keeper = next;
}

/**
 * After a bearer was refused: renews the session once, however many requests failed, and else asks the person to sign
 * in in place, so that nothing typed is lost. Resolves with whether to try again.
 */
export function restoreSession(refused: string | null): Promise<boolean> {
  if (!keeper || refused === null) return Promise.resolve(false);
  // Somebody else has renewed it meanwhile.
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
