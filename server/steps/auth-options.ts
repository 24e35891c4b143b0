/** next-auth options for one request: the brand's providers, and sessions stored in the database. */
import { createHmac } from 'node:crypto';
import type { AuthOptions } from 'next-auth';
import type {
  SessionView,
  SignInRefusal,
  SignInResult,
  SignIns,
  SignInVisit,
} from '../../backend/modules/accounts/sign-ins.ts';
import { DAY_SECONDS } from '../../runtime/core/durations.ts';
import { ownDestination } from '../../runtime/core/routing/destination.ts';
import { NETWORKS, type Network, type NetworkKeys } from '../settings/auth-settings.ts';
import { networkProvider, readProfile } from './auth-networks.ts';
import { type AuthPages, signInPage } from './auth-pages.ts';

type Credentials = Extract<AuthOptions['providers'][number], { type: 'credentials' }>;

export interface AuthVisit extends SignInVisit {
  /** Scheme and host of the request. */
  origin: string;
  pages: AuthPages;
  networks: readonly (readonly [Network, NetworkKeys])[];
}

export interface AuthServices {
  signIns: SignIns;
  /** Secret of the installation, from which keys are derived. */
  secret: string;
  log(level: 'warn' | 'error', code: string, message: string): void;
}

/** The session has ended: next-auth clears its cookies, and nothing needs to be logged. */
export class SessionOver extends Error {}

export interface AuthEvents {
  /** What prevented reading a session, other than its end. */
  failed(error: unknown): void;
  /** Called on sign-in, with what the browser is to store about accounts that signed in there. */
  entered(devices: string): void;
}

export function authOptions(
  { signIns, secret, log }: AuthServices,
  visit: AuthVisit,
  { failed, entered }: AuthEvents,
): AuthOptions {
  const maxAge = visit.brand.document.session.maxAgeDays * DAY_SECONDS;
  const authSecret = createHmac('sha256', secret).update('next-auth').digest('base64url');
  let opened: string | null = null;
  let view: SessionView | null = null;

  /** The session of a sign-in; throws the refusal in the format of next-auth. */
  function enter(result: SignInResult): { id: string } {
    if ('refused' in result) throw new Error(result.refused satisfies SignInRefusal);
    opened = result.sessionId;
    entered(result.devices);
    return { id: String(result.accountId) };
  }

  const credentials: Credentials & { authorize(fields?: Record<string, string>): unknown } = {
    id: 'credentials',
    name: 'Credentials',
    type: 'credentials',
    credentials: {},
    authorize: async (fields) =>
      enter(
        await (fields?.pass !== undefined
          ? signIns.withPass(visit, fields.pass, fields.nonce)
          : fields?.act !== undefined
            ? signIns.withAct(visit, fields.act)
            : fields?.link !== undefined
              ? signIns.withLink(visit, fields.link)
              : signIns.withPassword(visit, fields?.email, fields?.password)),
      ),
  };

  return {
    secret: authSecret,
    session: { strategy: 'jwt', maxAge },
    jwt: { secret: authSecret, maxAge },
    pages: { signIn: visit.pages.signIn, signOut: visit.pages.signOut, error: visit.pages.signIn },
    providers: [credentials, ...visit.networks.map(([network, keys]) => networkProvider(network, keys))],
    callbacks: {
      redirect: ({ url, baseUrl }) => {
        const own = ownDestination(url, baseUrl);
        return own === null || own === '/' ? visit.pages.home : baseUrl + own;
      },
      async signIn({ account, profile }) {
        const network = NETWORKS.find((name) => name === account?.provider);
        if (network === undefined || profile === undefined) return account?.provider === 'credentials';
        const result = await signIns.withNetwork(visit, readProfile(network, { ...profile }));
        if ('refused' in result) return signInPage(visit.pages, result.refused);
        enter(result);
        return true;
      },
      async jwt({ token, user, trigger, session }) {
        if (user) return { sid: opened };
        const { sid } = token;
        if (typeof sid !== 'string') throw new SessionOver();
        try {
          const handover = trigger === 'update' ? textAt(session, 'handover') : null;
          const next = handover === null ? sid : ((await signIns.handOver(visit, sid, handover)) ?? sid);
          view = await signIns.read(visit, next);
          if (view) return { sid: next };
        } catch (error) {
          failed(error);
          throw error;
        }
        throw new SessionOver();
      },
      session: ({ session }) => ({ ...view, expires: session.expires }),
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.sid === 'string') await signIns.end(visit, token.sid);
      },
    },
    logger: {
      error(code, metadata) {
        const error = metadata instanceof Error ? metadata : metadata?.error;
        if (error instanceof SessionOver || error?.constructor.name === 'SessionOver') return;
        // Cookies of another secret, or forged ones, are not our errors.
        log(code === 'JWT_SESSION_ERROR' ? 'warn' : 'error', code, error?.message ?? 'next-auth gave no reason.');
      },
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

function textAt(data: unknown, name: string): string | null {
  const fields = typeof data === 'object' && data !== null ? new Map<string, unknown>(Object.entries(data)) : undefined;
  const value = fields?.get(name);
  return typeof value === 'string' ? value : null;
}
