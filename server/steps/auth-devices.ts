/** The cookie by which a browser proves that people have signed in there before. HttpOnly, and never passed to pages. */
import { DAY_SECONDS } from '../../runtime/core/durations.ts';

const YEAR_SECONDS = 365 * DAY_SECONDS;
const nameOn = (origin: string) => (origin.startsWith('https:') ? '__Secure-np-devices' : 'np-devices');

/** The value that the browser sent; empty without one. */
export const keptDevices = (cookies: Readonly<Record<string, string>>, origin: string): string =>
  (cookies[nameOn(origin)] ?? '').slice(0, 1_000);

/** The Set-Cookie header, valid for a year. */
export function deviceCookie(devices: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${nameOn(origin)}=${devices}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}; Max-Age=${YEAR_SECONDS}`;
}
