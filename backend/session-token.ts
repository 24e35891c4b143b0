/** Bearer tokens of sessions: signed here, checked on every request, and invalid once the session has ended. */
import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export interface SessionClaims {
  /** Id of the session. */
  sessionId: string;
  /** Brand that it belongs to. */
  frontend: string;
  /** `account.token_version` when it was signed. */
  version: number;
}

export interface SessionTokens {
  /** A token that is valid for this many seconds. */
  sign(claims: SessionClaims, seconds: number): Promise<string>;
  /** Null for an invalid, modified or expired token. */
  read(token: string): Promise<SessionClaims | null>;
}

const ALGORITHM = 'HS256';

/** `secret` is that of the installation; a separate key is derived, so that signatures of other kinds are not accepted as tokens. */
export function createSessionTokens(secret: string): SessionTokens {
  const key = createHmac('sha256', secret).update('session tokens').digest();
  return {
    sign: ({ sessionId, frontend, version }, seconds) =>
      new SignJWT({ sid: sessionId, ver: version })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(frontend)
        .setIssuedAt()
        .setExpirationTime(`${seconds} seconds`)
        .sign(key),
    async read(token) {
      const verified = await jwtVerify(token, key, { algorithms: [ALGORITHM] }).catch(() => null);
      const { sid, ver, aud } = verified?.payload ?? {};
      if (typeof sid !== 'string' || typeof ver !== 'number' || typeof aud !== 'string') return null;
      return { sessionId: sid, frontend: aud, version: ver };
    },
  };
}
