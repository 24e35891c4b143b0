/** What the sign-in routes need of accounts: signing in, session reads and signing out on one brand. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';

/** A request to the sign-in routes. */
export interface SignInVisit {
  brand: CompiledBrand;
  /** A locale of the brand. */
  locale: string;
  /** IP address of the client. */
  address: string;
  /** Scheme and host of the request. */
  origin: string;
  /** The browser's list of accounts that signed in there (`devices.ts`); empty without one. */
  devices: string;
}

/** A person as described by a sign-in provider. */
export interface SocialProfile {
  provider: 'linkedin' | 'google' | 'facebook';
  /** Stable id of the person at the provider. */
  subject: string;
  email: string | null;
  /** Whether the provider has confirmed the address. */
  emailVerified: boolean;
  displayName: string;
  firstName: string;
  lastName: string;
}

/** Why sign-in was refused; the sign-in page has a sentence for each (`?error=`). */
export type SignInRefusal =
  | 'CredentialsSignin'
  | 'TooManyTries'
  | 'AccessDenied'
  | 'OAuthAccountNotLinked'
  | 'OAuthEmailMissing';

/** `devices` is what the browser is to store. */
export type SignInResult = { sessionId: string; accountId: number; devices: string } | { refused: SignInRefusal };

/** What the browser may know about its session. */
export interface SessionView {
  user: { id: string; name: string; email: string; roles: string[] };
  /** Bearer token for GraphQL. */
  jwt: string;
  masqueraded: boolean;
  /** Signed in with a provider and has not chosen a role yet. */
  isNewUserViaSocial: boolean;
}

export interface SignIns {
  /** The same response, and the same work, for an unknown address, a wrong password and a blocked account. */
  withPassword(visit: SignInVisit, email: unknown, password: unknown): Promise<SignInResult>;
  /** With the one-time token that a password reset returned. */
  withLink(visit: SignInVisit, token: unknown): Promise<SignInResult>;
  /** In the workspace, with a one-time pass of a site, in the browser that asked for it. */
  withPass(visit: SignInVisit, token: unknown, nonce: unknown): Promise<SignInResult>;
  /** On a site, with the token by which an administrator in the workspace acts as somebody there. */
  withAct(visit: SignInVisit, token: unknown): Promise<SignInResult>;
  /** A pass into the workspace for the session of a bearer token of this site; null for people who administer nothing there. */
  pass(visit: SignInVisit, bearer: string, state: string): Promise<string | null>;
  withNetwork(visit: SignInVisit, profile: SocialProfile): Promise<SignInResult>;
  /** The session that a one-time masquerade token leads to, in place of this one; null for an invalid token. */
  handOver(visit: SignInVisit, sessionId: string, token: string): Promise<string | null>;
  /** Null for an ended session. Reading one renews it. */
  read(visit: SignInVisit, sessionId: string): Promise<SessionView | null>;
  end(visit: SignInVisit, sessionId: string): Promise<void>;
}
