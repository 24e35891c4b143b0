/** Where to go when a session has settled on a page. Pure. */
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
  /** Null stays. */
  to: string | null;
  /** `to` is a canonical path of ours, not an address as it was asked for. */
  isOwn: boolean;
  /** The wishes are fulfilled, or never will be, and leave the address. */
  forget: boolean;
}

const stay: Step = { to: null, isOwn: false, forget: false };

/** Pages that read the destination themselves, because there is something to do first. */
const doors = new Set(['login', 'register', 'verify', 'password', 'invitation', 'logout']);

export function nextStep({ document, own, session, wishes }: Situation): Step {
  const { destination, dispatch } = wishes;
  if (session.isBroken) return document === 'logout' ? stay : { to: '/user/logout', isOwn: true, forget: false };
  const isIn = session.status === 'authenticated';
  const isNonsense = destination === null && dispatch === null && hasWishes(own);
  if (isIn && session.isNewUserViaSocial && (dispatch !== null || document === 'login')) {
    // The network led back to the page that the person had come from.
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
