import { track } from '../core/analytics/track.ts';

const key = 'np-signup-start';

interface NewPerson {
  isNew: boolean;
  userId: number | null;
  /** The networks that the account is connected to. */
  networks?: readonly string[];
}

/**
 * Reports once that a person signed up through a network. The marker for this is removed once the person
 * has chosen an account type.
 */
export function followSignupStart({ isNew, userId, networks = [] }: NewPerson): void {
  try {
    if (!isNew || userId === null) {
      localStorage.removeItem(key);
      return;
    }
    if (localStorage.getItem(key) === String(userId)) return;
    localStorage.setItem(key, String(userId));
  } catch {
    // Without browser storage it would be reported on every page.
    return;
  }
  track({ key: 'signup_start', params: { current_user_id: userId, signup_method: networks } });
}
