/** Where to navigate once a session is known on a page. Pure. */
import { hasWishes, type Wishes, withDestination, withoutWishes } from './page-address.ts';
import type { SessionState } from './session-state.ts';

interface Situation {
  /** Page document. */
  document: string;
  /** Path and query of the page. */
  own: string;
  session: Pick<SessionState, 'status' | 'isBroken' | 'isNewUserViaSocial'>;
  wishes: Wishes;
}

export interface Step {
  /** Null to stay. */
  to: string | null;
  /** `to` is one of our canonical paths, not an address from the request. */
  isOwn: boolean;
  /** The parameters have been handled, or never will be, and are removed from the address. */
  forget: boolean;
}

const stay: Step = { to: null, isOwn: false, forget: false };

/** Pages that handle the destination themselves, because something must be done first. */
const doors = new Set(['login', 'register', 'verify', 'password', 'invitation', 'logout']);

export function nextStep({ document, own, session, wishes }: Situation): Step {
  const { destination, dispatch } = wishes;
  if (session.isBroken) return document === 'logout' ? stay : { to: '/user/logout', isOwn: true, forget: false };
  const isIn = session.status === 'authenticated';
  const isNonsense = destination === null && dispatch === null && hasWishes(own);
  if (isIn && session.isNewUserViaSocial && (dispatch !== null || document === 'login')) {
    // The OAuth provider returned to the page that the person came from.
    const back = destination ?? (doors.has(document) ? null : pathWithoutWishes(own));
    return { to: withDestination('/user/register', back), isOwn: true, forget: true };
  }
  if (isNonsense) return { ...stay, forget: true };
  if (doors.has(document)) return dispatch === null ? stay : { ...stay, forget: document !== 'login' };
  if (isIn) {
    if (dispatch === null && destination === null) return stay;
    return { to: destination, isOwn: false, forget: true };
  }
  if (dispatch === null) return stay;
  const door = dispatch === 'signup-start' ? '/user/register' : '/user/login';
  const back = destination ?? pathWithoutWishes(own);
  return { to: withDestination(door, back), isOwn: true, forget: true };
}

function pathWithoutWishes(own: string): string {
  const mark = own.indexOf('?');
  const [pathname, search] = mark < 0 ? [own, ''] : [own.slice(0, mark), own.slice(mark)];
  return withoutWishes({ pathname, search, hash: '' });
}
