/** A secret that this browser registers with: opened here, the mailed link confirms by itself and signs in. */

const key = 'np-registered';

export function keepBrowserSecret(secret: string): void {
  try {
    localStorage.setItem(key, secret);
  } catch {
    // Without browser storage, the link confirms with a button, and the person signs in with the password.
  }
}

/** Returns the secret and removes it; null without one. */
export function takeBrowserSecret(): string | null {
  try {
    const kept = localStorage.getItem(key);
    localStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}
