/** Whether somebody has signed in with this browser before; says nothing about who. Without browser storage, everybody is taken for new. */
import { keptInBrowser } from '../core/browser-storage.ts';

const known = keptInBrowser('np-known');

export function noteSignedIn(): void {
  known.write('1');
}

export const hasSignedIn = (): boolean => known.read() !== null;
