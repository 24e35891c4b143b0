/** The confirmed address of a guest on the way to registration, kept in the tab so that it is in no URL. */
const key = 'np-guest-address';

export function keepGuestAddress(email: string): void {
  try {
    sessionStorage.setItem(key, email);
  } catch {
    // Without browser storage, the person types it again.
  }
}

/** Null for none. It is removed. */
export function takeGuestAddress(): string | null {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept;
  } catch {
    return null;
  }
}
