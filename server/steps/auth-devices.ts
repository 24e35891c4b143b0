/** The cookie by which a browser shows that people have signed in there. Scripts cannot read it, and no page gets it. */
import { DAY_SECONDS } from '../../runtime/core/durations.ts';

const YEAR_SECONDS = 365 * DAY_SECONDS;
const nameOn = (origin: string) => (origin.startsWith('https:') ? '__Secure-np-devices' : 'np-devices');

/** What the browser sent; empty without. */
export const keptDevices = (cookies: Readonly<Record<string, string>>, origin: string): string =>
  (cookies[nameOn(origin)] ?? '').slice(0, 1_000);

/** The header that keeps it for a year. */
export function deviceCookie(devices: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${nameOn(origin)}=${devices}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}; Max-Age=${YEAR_SECONDS}`;
}
