/** What a request says of the visitor to the services that its browser agreed to. Kept with the event, never logged. */

export interface Visit {
  /** Stands for the browser at Google Analytics. */
  clientId: string;
  /** By measurement ID; null where the tag has not begun a session. */
  sessionOf(measurementId: string): string | null;
  /** Cookies of Meta's pixel. */
  fbp: string | null;
  fbc: string | null;
  address: string;
  userAgent: string;
}

/** Set by the page once the visitor agrees to the measurement relay, and removed when they no longer do. */
export const MEASURED_COOKIE = 'np-measured';

interface VisitRequest {
  /** The `cookie` header. */
  cookies: string;
  address: string;
  userAgent: string;
}

/** The visit of a request that came to a relay. */
export function readVisit({ cookies, address, userAgent }: VisitRequest): Visit {
  const own = /^(\d{1,12}\.(\d{1,12}))$/.exec(cookieOf(cookies, MEASURED_COOKIE));
  const ofTag = /^GA\d\.\d\.(\d{1,12}\.\d{1,12})$/.exec(cookieOf(cookies, '_ga'))?.[1];
  return {
    clientId: ofTag ?? own?.[1] ?? newClientId(),
    sessionOf(measurementId) {
      const session = cookieOf(cookies, `_ga_${measurementId.replace(/^G-/, '')}`);
      return /^GS\d\.\d\.s?(\d{1,12})\b/.exec(session)?.[1] ?? own?.[2] ?? null;
    },
    fbp: metaCookie(cookies, '_fbp'),
    fbc: metaCookie(cookies, '_fbc'),
    address,
    userAgent: userAgent.slice(0, 500),
  };
}

/** The visit of a request that does something else; null unless the visitor agreed to the measurement relay. */
export function readMeasuredVisit(request: VisitRequest): Visit | null {
  return cookieOf(request.cookies, MEASURED_COOKIE) === '' ? null : readVisit(request);
}

function newClientId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${random}.${Math.floor(Date.now() / 1000)}`;
}

function metaCookie(cookies: string, name: string): string | null {
  const value = cookieOf(cookies, name);
  return /^fb\.\d\.\d{1,16}\.[\w-]{1,300}$/.test(value) ? value : null;
}

/** Empty if there is none. */
function cookieOf(cookies: string, name: string): string {
  for (const pair of cookies.split(';')) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key.trim() === name) return value.trim();
  }
  return '';
}
