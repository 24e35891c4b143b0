/** The cookie that tells pages that there is a session: the session's own is HttpOnly, and without a session nothing of it is loaded. */

const MARKER = 'np-signed-in';
const SESSION = /^(?:__Secure-)?next-auth\.session-token(?:\.\d+)?=([^;]*)(.*)$/;

interface Situation {
  /** Cookies of the request. */
  sent: Readonly<Record<string, string>>;
  /** Whether the response reports a session. */
  isSession: boolean;
  isSecure: boolean;
}

/** The cookies of a response, with the marker set or removed along with the session's. */
export function withMarker(cookies: readonly string[], { sent, isSession, isSecure }: Situation): string[] {
  const changes = cookies.flatMap((cookie) => {
    const [, value, rest] = SESSION.exec(cookie) ?? [];
    return value === undefined || rest === undefined ? [] : [{ value, rest }];
  });
  const attributes = `Path=/${isSecure ? '; Secure' : ''}; SameSite=Lax`;
  const kept = changes.find(({ value }) => value !== '');
  if (kept) {
    const expires = /; Expires=[^;]+/i.exec(kept.rest)?.[0] ?? '';
    return [...cookies, `${MARKER}=1; ${attributes}${expires}`];
  }
  const isStale = isSession && sent[MARKER] !== undefined;
  return changes.length > 0 || isStale ? [...cookies, `${MARKER}=; ${attributes}; Max-Age=0`] : [...cookies];
}
