/** The confirmed address of a guest on the way to registration, kept in the tab so that it is in no URL. */
import { keptInTab } from '../../../runtime/core/browser-storage.ts';

const address = keptInTab('np-guest-address');

/** Without browser storage, the person types it again. */
export function keepGuestAddress(email: string): void {
  address.write(email);
}

/** Null for none. It is removed. */
export const takeGuestAddress = (): string | null => address.take();
