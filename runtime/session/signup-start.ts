import { track } from '../core/analytics/track.ts';
import { keptInBrowser } from '../core/browser-storage.ts';

const reported = keptInBrowser('np-signup-start');

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
  if (!isNew || userId === null) {
    reported.write(null);
    return;
  }
  // Without browser storage it would be reported on every page.
  if (reported.read() === String(userId) || !reported.write(String(userId))) return;
  track({ key: 'signup_start', params: { current_user_id: userId, signup_method: networks } });
}
