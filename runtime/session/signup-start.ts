import { track } from '../core/analytics/track.ts';

const key = 'np-signup-start';

/**
 * Tells once that a person came by a network for the first time. The marker that remembers it goes when the person has
 * said what the account is for.
 */
export function followSignupStart({ isNew, userId }: { isNew: boolean; userId: number | null }): void {
  try {
    if (!isNew || userId === null) {
      localStorage.removeItem(key);
      return;
    }
    if (localStorage.getItem(key) === String(userId)) return;
    localStorage.setItem(key, String(userId));
  } catch {
    // A browser that keeps nothing would tell it on every page.
    return;
  }
  track({ key: 'signup_start', params: { current_user_id: userId } });
}
