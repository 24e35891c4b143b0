/**
 * A secret that this browser registers with: opened here, the mailed link confirms by itself and signs in. Without browser storage, it
 * confirms with a button, and the person signs in with the password.
 */
import { keptInBrowser } from '../../../runtime/core/browser-storage.ts';

const registered = keptInBrowser('np-registered');

export function keepBrowserSecret(secret: string): void {
  registered.write(secret);
}

/** Returns the secret and removes it; null without one. */
export const takeBrowserSecret = (): string | null => registered.take();
