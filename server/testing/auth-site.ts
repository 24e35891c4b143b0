/** The sign-in routes, posted forms and GraphQL of some brands on a real port, and browsers with cookies. For tests. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import { type TestBackend, testBackend } from '../../backend/testing/backend.ts';
import { NETWORK_ID } from '../../runtime/core/brand/network-id.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { send } from '../http.ts';
import { parseNetworkKeys } from '../settings/auth-settings.ts';
import { compileTrust, createAccept, createIdentify } from '../steps/accept.ts';
import { createAuth } from '../steps/auth.ts';
import { createPlainSignIn } from '../steps/auth-plain.ts';
import type { AuthStepOptions } from '../steps/auth-visit.ts';
import { createWorkspaceDoor } from '../steps/auth-workspace.ts';
import { createFormPosts } from '../steps/form-posts.ts';

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As they were sent, each a whole header. */
  cookies: string[];
  text: string;
  /** The body as JSON. */
  json(): Record<string, unknown>;
}

export interface Ask {
  /** Sent as a form. */
  form?: Record<string, string>;
  /** Sent as it is. */
  body?: string | Buffer;
  headers?: Record<string, string>;
  method?: string;
}

export interface Browser {
  readonly cookies: Map<string, string>;
  ask(path: string, ask?: Ask): Promise<Reply>;
  csrf(): Promise<string>;
  /** Where next-auth leads, and the error there. */
  signIn(email: string, password: string, fields?: Record<string, string>): Promise<Reply>;
  session(): Promise<Record<string, unknown>>;
  signOut(fields?: Record<string, string>): Promise<Reply>;
  update(data: Record<string, string>): Promise<Record<string, unknown>>;
  graphql(document: string, variables?: Record<string, unknown>): Promise<Record<string, unknown>>;
}

export interface AuthSite {
  readonly api: TestBackend;
  /** What the routes logged. */
  readonly entries: string[];
  /** A browser on a host, from an address of its own. */
  open(host?: string, options?: { https?: boolean; address?: string }): Browser;
}

let count = 0;

/** Call at the top of a test file; `env` holds the keys of networks, read when the server opens. */
export function testAuthSite(
  brands: readonly CompiledBrand[],
  env: () => Record<string, string> = () => ({}),
): AuthSite {
  const api = testBackend(brands);
  const entries: string[] = [];
  const server = createServer();

  beforeAll(async () => {
    const trusts = compileTrust(['loopback']);
    const accept = createAccept(trusts, createIdentify(trusts));
    const signing: AuthStepOptions = {
      signIns: api.backend.services.signIns,
      secret: 'a secret of tests, long enough for anything',
      keysOf: parseNetworkKeys(env()),
      hasAccounts: ({ hostname }) => !hostname.startsWith('directory.'),
      log: (level, code, message) => entries.push(`${level} ${code} ${message}`),
    };
    const auth = createAuth(signing);
    const door = createWorkspaceDoor({
      adminHost: brands.find(({ id }) => id === NETWORK_ID)?.document.site.hosts[0] ?? null,
      buildId: 'build',
      signIn: createPlainSignIn(signing),
      pass: ({ brand, visited, address }, bearer, state) =>
        signing.signIns.pass({ brand, origin: visited, address, locale: 'en', devices: '' }, bearer, state),
      findBrand: (id) => brands.find((brand) => brand.id === id),
      originOf: ({ document }) => `https://${document.site.hosts[0]}`,
    });
    const posts = createFormPosts({
      answer: api.backend.answerPost,
      signIn: createPlainSignIn(signing),
      isOwn: () => true,
      // What the page would be drawn with.
      show: async ({ req, res }, { headers, ...page }) =>
        send(req, res, {
          status: page.posted?.status ?? 200,
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify(page),
        }),
    });
    server.on('request', async (req, res) => {
      const exchange = accept(req, res);
      const host = exchange?.hostname.replace(/^directory\./, '') ?? '';
      const brand = brands.find(({ document }) => document.site.hosts.includes(host));
      if (!exchange || !brand) return res.writeHead(404).end();
      if (exchange.path === '/graphql')
        return api.backend.handle(req, res, { origin: exchange.origin, address: exchange.address });
      const branded = { ...exchange, brand, visited: exchange.origin };
      if (!(await auth(branded)) && !(await door(branded)) && !(await posts(branded)))
        res.writeHead(404).end('passed on');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  return {
    api,
    entries,
    open(host = 'acme.example', { https = true, address } = {}) {
      count += 1;
      const from = address ?? `192.0.2.${count % 250}`;
      return openBrowser({ host, https, from, port: () => (server.address() as AddressInfo).port });
    },
  };
}

function openBrowser({
  host,
  https,
  from,
  port,
}: {
  host: string;
  https: boolean;
  from: string;
  port(): number;
}): Browser {
  const cookies = new Map<string, string>();
  const origin = `${https ? 'https' : 'http'}://${host}`;

  async function ask(path: string, { form, body, headers = {}, method }: Ask = {}): Promise<Reply> {
    const payload = form ? new URLSearchParams(form).toString() : body;
    const asking = request({
      port: port(),
      host: '127.0.0.1',
      path,
      method: method ?? (payload === undefined ? 'GET' : 'POST'),
      headers: {
        host,
        'x-forwarded-proto': https ? 'https' : 'http',
        'x-forwarded-for': from,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(payload !== undefined && { 'content-length': Buffer.byteLength(payload) }),
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
      },
    });
    asking.end(payload);
    const [response] = await once(asking, 'response');
    const set: string[] = response.headers['set-cookie'] ?? [];
    for (const cookie of set) keep(cookies, cookie);
    const content = await text(response);
    return {
      status: response.statusCode,
      headers: response.headers,
      cookies: set,
      text: content,
      json: () => JSON.parse(content),
    };
  }

  const csrf = async () => String((await ask('/api/auth/csrf')).json().csrfToken);
  const post = async (path: string, fields: Record<string, string>) =>
    ask(path, { form: { csrfToken: await csrf(), json: 'true', ...fields }, headers: { origin } });
  return {
    cookies,
    ask,
    csrf,
    signIn: (email, password, fields = {}) => post('/api/auth/callback/credentials', { email, password, ...fields }),
    session: async () => (await ask('/api/auth/session')).json(),
    signOut: (fields = {}) => post('/api/auth/signout', fields),
    async update(data) {
      const body = JSON.stringify({ csrfToken: await csrf(), data });
      return (await ask('/api/auth/session', { body, headers: { origin, 'content-type': 'application/json' } })).json();
    },
    async graphql(document, variables = {}) {
      const { jwt } = (await ask('/api/auth/session')).json();
      const reply = await ask('/graphql', {
        body: JSON.stringify({ query: document, variables }),
        headers: {
          'content-type': 'application/json',
          ...(typeof jwt === 'string' && { authorization: `Bearer ${jwt}` }),
        },
      });
      return reply.json();
    },
  };
}

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split('; ');
  const equals = pair.indexOf('=');
  const isGone = attributes.some((one) => {
    const [, until] = /^Expires=(.*)$/i.exec(one) ?? [];
    return /^Max-Age=0$/i.test(one) || (until !== undefined && Date.parse(until) <= Date.now());
  });
  if (isGone) cookies.delete(pair.slice(0, equals));
  else cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
}
