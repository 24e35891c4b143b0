/** A local identity provider with OpenID Connect, and OAuth as Facebook does it. It validates what a real one would. */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** Claims of the person who is signed in there. */
export type Claims = Record<string, string | boolean>;

export interface IdentityServer {
  readonly origin: string;
  /** Who is signed in there; null refuses. */
  person: Claims | null;
  /** What a client sent to the authorization address, by its last visit. */
  asked: URLSearchParams;
  /** Deliberate faults of the server. */
  fault: 'none' | 'other-audience' | 'other-nonce' | 'no-token';
}

export const CLIENT = { id: 'client of tests', secret: 'secret of tests' };

interface Grant {
  person: Claims;
  asked: URLSearchParams;
}

/** Call at the top of a test file. */
export function testIdentityServer(): IdentityServer {
  const state: Pick<IdentityServer, 'person' | 'asked' | 'fault'> = {
    person: null,
    asked: new URLSearchParams(),
    fault: 'none',
  };
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Claims>();
  let keys: Awaited<ReturnType<typeof generateKeyPair>> | undefined;
  const server = createServer((req, res) => void answer(req, res));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', origin());
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return json(res, 200, {
          issuer: origin(),
          authorization_endpoint: `${origin()}/authorize`,
          token_endpoint: `${origin()}/token`,
          userinfo_endpoint: `${origin()}/userinfo`,
          jwks_uri: `${origin()}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case '/jwks': {
        const jwk = keys ? await exportJWK(keys.publicKey) : {};
        return json(res, 200, { keys: [{ ...jwk, kid: 'test', alg: 'RS256', use: 'sig' }] });
      }
      case '/authorize':
      case '/dialog/oauth':
        return authorize(res, searchParams);
      case '/token':
      case '/oauth/access_token':
        return exchange(req, res);
      case '/userinfo':
      case '/me': {
        const token = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? searchParams.get('access_token');
        const person = tokens.get(token ?? '');
        return person ? json(res, 200, person) : json(res, 401, { error: 'invalid_token' });
      }
      default:
        return json(res, 404, {});
    }
  }

  function authorize(res: ServerResponse, asked: URLSearchParams): void {
    state.asked = asked;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    if (asked.get('client_id') !== CLIENT.id || asked.get('response_type') !== 'code' || state.person === null) {
      back.searchParams.set('error', 'access_denied');
    } else {
      const code = randomBytes(8).toString('hex');
      codes.set(code, { person: state.person, asked });
      back.searchParams.set('code', code);
    }
    res.writeHead(302, { location: back.href }).end();
  }

  async function exchange(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(req));
    const basic = Buffer.from(req.headers.authorization?.split(' ')[1] ?? '', 'base64').toString();
    const [id, secret] = basic ? basic.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' '))) : [];
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isClient =
      (id ?? form.get('client_id')) === CLIENT.id && (secret ?? form.get('client_secret')) === CLIENT.secret;
    if (!isClient) return json(res, 401, { error: 'invalid_client' });
    const challenge = grant?.asked.get('code_challenge');
    const shown = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = grant?.asked.get('redirect_uri') === form.get('redirect_uri') && (!challenge || challenge === shown);
    if (!grant || !isGood || state.fault === 'no-token') return json(res, 400, { error: 'invalid_grant' });
    const token = randomBytes(16).toString('hex');
    tokens.set(token, grant.person);
    const isOpenId = grant.asked.get('scope')?.includes('openid') ?? false;
    json(res, 200, {
      access_token: token,
      token_type: 'Bearer',
      expires_in: 600,
      ...(isOpenId && { id_token: await idToken(grant) }),
    });
  }

  async function idToken({ person, asked }: Grant): Promise<string> {
    if (!keys) throw new Error('The server has no keys yet.');
    const nonce = state.fault === 'other-nonce' ? 'another' : asked.get('nonce');
    return new SignJWT({ ...person, ...(nonce && { nonce }) })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(origin())
      .setAudience(state.fault === 'other-audience' ? 'another client' : CLIENT.id)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(keys.privateKey);
  }

  beforeAll(async () => {
    keys = await generateKeyPair('RS256', { extractable: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    state.person = null;
    state.fault = 'none';
  });
  afterAll(() => server.close());
  return {
    get origin() {
      return origin();
    },
    get person() {
      return state.person;
    },
    set person(person) {
      state.person = person;
    },
    get asked() {
      return state.asked;
    },
    set asked(asked) {
      state.asked = asked;
    },
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
    },
  };
}

function json(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
