/** What the sign-in routes need of accounts: people coming in, staying and leaving on one brand. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';

/** A request of the sign-in routes. */
export interface SignInVisit {
  brand: CompiledBrand;
  /** A language of the brand. */
  locale: string;
  /** Network address of the person. */
  address: string;
  /** Scheme and host that the person used. */
  origin: string;
  /** What the browser keeps of accounts that signed in there (`devices.ts`); empty without. */
  devices: string;
}

/** A person as a network tells. */
export interface SocialProfile {
  provider: 'linkedin' | 'google' | 'facebook';
  /** Stays the same for the person there. */
  subject: string;
  email: string | null;
  /** The network says that the address was confirmed. */
  emailVerified: boolean;
  displayName: string;
  firstName: string;
  lastName: string;
}

/** Why nobody comes in; the sign-in page has a sentence for each (`?error=`). */
export type SignInRefusal =
  | 'CredentialsSignin'
  | 'TooManyTries'
  | 'AccessDenied'
  | 'OAuthAccountNotLinked'
  | 'OAuthEmailMissing';

/** `devices` is what the browser keeps from now on. */
export type SignInResult = { sessionId: string; accountId: number; devices: string } | { refused: SignInRefusal };

/** What the browser learns of its session. */
export interface SessionView {
  user: { id: string; name: string; email: string; roles: string[] };
  /** Bearer for GraphQL. */
  jwt: string;
  masqueraded: boolean;
  /** Came by a network and has not said yet what the account is for. */
  isNewUserViaSocial: boolean;
}

export interface SignIns {
  /** The same answer, and the same work, for an unknown address, a wrong password and a blocked account. */
  withPassword(visit: SignInVisit, email: unknown, password: unknown): Promise<SignInResult>;
  /** By what a new password gave, once. */
  withLink(visit: SignInVisit, token: unknown): Promise<SignInResult>;
  withNetwork(visit: SignInVisit, profile: SocialProfile): Promise<SignInResult>;
  /** The session that a one-time token of masquerading leads to, in place of this one; null for a token that leads nowhere. */
  handOver(visit: SignInVisit, sessionId: string, token: string): Promise<string | null>;
  /** Null for a session that is over. Reading one prolongs it. */
  read(visit: SignInVisit, sessionId: string): Promise<SessionView | null>;
  end(visit: SignInVisit, sessionId: string): Promise<void>;
}
