import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../backend/modules/accounts/passwords.ts';
import { testBrand } from '../../backend/testing/backend.ts';
import { insertPerson } from '../../backend/testing/people.ts';
import { insertBasics } from '../../backend/testing/rows.ts';
import { type Browser, testAuthSite } from '../testing/auth-site.ts';

const PASSWORD = 'ten letters!';
const short = testBrand('other', ({ session }) => {
  session.maxAgeDays = 2;
});
const site = testAuthSite([testBrand('acme'), short]);
let ada: { id: number; email: string };

beforeAll(async () => {
  await insertBasics(site.api.db, ['acme', 'other']);
  const passwordHash = await hashPassword(PASSWORD);
  ada = await insertPerson(site.api, { email: 'ada@example.com', displayName: 'Ada', passwordHash });
});

const errorIn = (url: unknown) => new URL(String(url)).searchParams.get('error');

describe('signing in', () => {
  it('opens a session that the browser reads, and GraphQL takes its bearer', async () => {
    const browser = site.open();
    const reply = await browser.signIn('  ADA@example.com ', PASSWORD, { callbackUrl: '/dashboard?a=1' });
    expect([reply.status, reply.json()]).toEqual([200, { url: 'https://acme.example/dashboard?a=1' }]);
    const session = await browser.session();
    expect(session).toEqual({
      user: { id: String(ada.id), name: 'Ada', email: ada.email, roles: ['applicant'] },
      expires: expect.any(String),
      jwt: expect.any(String),
      masqueraded: false,
      isNewUserViaSocial: false,
    });
    const days = (Date.parse(String(session.expires)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    expect(await browser.graphql('{ getUser { email } }')).toEqual({ data: { getUser: { email: ada.email } } });
  });

  it('sets cookies that scripts and other sites cannot use, and one that tells of them', async () => {
    const { cookies } = await site.open().signIn(ada.email, PASSWORD);
    const session = cookies.find((cookie) => cookie.startsWith('__Secure-next-auth.session-token='));
    expect(session).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    const marker = cookies.find((cookie) => cookie.startsWith('np-signed-in='));
    expect(marker).toMatch(/^np-signed-in=1; Path=\/; Secure; SameSite=Lax; Expires=/);
    expect(/Expires=([^;]+)/.exec(marker ?? '')?.[1]).toBe(/Expires=([^;]+)/.exec(session ?? '')?.[1]);
    const csrf = (await site.open().ask('/api/auth/csrf')).cookies;
    expect(csrf[0]).toMatch(/^__Host-next-auth\.csrf-token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('goes without Secure where the visitor has no TLS', async () => {
    const browser = site.open('acme.example', { https: false });
    const { cookies } = await browser.signIn(ada.email, PASSWORD);
    expect(cookies.join('\n')).not.toContain('Secure');
    expect([...browser.cookies.keys()].sort()).toEqual([
      'next-auth.callback-url',
      'next-auth.csrf-token',
      'next-auth.session-token',
      'np-signed-in',
    ]);
    expect(await browser.session()).toMatchObject({ user: { email: ada.email } });
  });

  it('works as a plain form, without JSON', async () => {
    const browser = site.open();
    const form = { csrfToken: await browser.csrf(), email: ada.email, password: PASSWORD, callbackUrl: '/de/jobs' };
    const reply = await browser.ask('/api/auth/callback/credentials', { form });
    expect([reply.status, reply.headers.location]).toEqual([302, 'https://acme.example/de/jobs']);
  });

  it.each([
    ['a wrong password', ada?.email ?? 'ada@example.com', 'wrong password'],
    ['an unknown address', 'nobody@example.com', PASSWORD],
    ['no address', '', PASSWORD],
    ['an endless password', 'ada@example.com', 'x'.repeat(5000)],
  ])('says the same for %s', async (_what, email, password) => {
    const browser = site.open();
    const reply = await browser.signIn(email, password);
    expect([reply.status, reply.json()]).toEqual([
      401,
      { url: 'https://acme.example/user/login?error=CredentialsSignin' },
    ]);
    expect(await browser.session()).toEqual({});
  });

  it('answers in the language of the page that asks', async () => {
    const browser = site.open();
    const headers = { referer: 'https://acme.example/de/user/login?x=1' };
    const form = { csrfToken: await browser.csrf(), json: 'true', email: ada.email, password: 'wrong password' };
    const reply = await browser.ask('/api/auth/callback/credentials', { form, headers });
    expect(reply.json().url).toBe('https://acme.example/de/user/login?error=CredentialsSignin');
  });

  it('needs the token of the same browser', async () => {
    const browser = site.open();
    const stolen = await site.open().csrf();
    const form = { csrfToken: stolen, json: 'true', email: ada.email, password: PASSWORD };
    const reply = await browser.ask('/api/auth/callback/credentials', { form });
    expect(errorIn(reply.json().url)).toBe('MissingCSRF');
    expect(await browser.session()).toEqual({});
  });

  it('is refused to pages of other sites', async () => {
    const browser = site.open();
    const form = { csrfToken: await browser.csrf(), email: ada.email, password: PASSWORD };
    for (const origin of [
      'https://evil.example',
      'https://acme.example.evil.example',
      'null',
      'https://acme.example:444',
    ])
      expect((await browser.ask('/api/auth/callback/credentials', { form, headers: { origin } })).status).toBe(403);
  });
});

describe('a callback address', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'https://acme.example@evil.example/',
    'https://acme.example.evil.example/',
    'http://acme.example/',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/api/auth/signout',
  ])('%j leads home', async (callbackUrl) => {
    const browser = site.open();
    await browser.ask('/api/auth/csrf?callbackUrl=/jobs');
    expect((await browser.signIn(ada.email, PASSWORD, { callbackUrl })).json()).toEqual({
      url: 'https://acme.example/',
    });
    expect((await browser.signOut({ callbackUrl })).json()).toEqual({ url: 'https://acme.example/' });
    const page = await browser.ask(`/api/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`);
    expect(page.headers.location).toBe('https://acme.example/user/login');
  });

  it('in a cookie is believed no more', async () => {
    const browser = site.open();
    browser.cookies.set('__Secure-next-auth.callback-url', encodeURIComponent('https://evil.example/'));
    expect((await browser.signIn(ada.email, PASSWORD)).json()).toEqual({ url: 'https://acme.example/' });
  });
});

describe('a session', () => {
  it('ends with signing out, in every copy of its cookies', async () => {
    const browser = site.open();
    await browser.signIn(ada.email, PASSWORD);
    const copy = site.open();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const { jwt } = await copy.session();
    const reply = await browser.signOut({ callbackUrl: '/jobs' });
    expect(reply.json()).toEqual({ url: 'https://acme.example/jobs' });
    expect(browser.cookies.has('np-signed-in')).toBe(false);
    expect(browser.cookies.has('__Secure-next-auth.session-token')).toBe(false);
    expect(await copy.session()).toEqual({});
    expect(copy.cookies.has('np-signed-in')).toBe(false);
    const late = await site.api.post('acme.example', { query: '{ version }' }, { authorization: `Bearer ${jwt}` });
    expect(JSON.stringify(await late.json())).toContain('SESSION_ENDED');
  });

  it('belongs to one brand', async () => {
    const browser = site.open();
    await browser.signIn(ada.email, PASSWORD);
    const elsewhere = site.open('other.example');
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect(await elsewhere.session()).toEqual({});
  });

  it('lasts as long as its brand says, and longer for who comes back', async () => {
    const browser = site.open('other.example');
    const { cookies } = await browser.signIn(ada.email, PASSWORD);
    const until = /session-token=.*Expires=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? '';
    const days = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / 86_400_000);
    expect(days(until)).toBe(2);
    const rows = async () => {
      const text =
        "select expires::text from account_session where frontend = 'other' and ended is null order by created desc limit 1";
      return (await site.api.pool.query<{ expires: string }>(text)).rows[0]?.expires ?? '';
    };
    expect(days(await rows())).toBe(2);
    await site.api.pool.query(
      "update account_session set expires = now() + interval '10 minutes' where frontend = 'other'",
    );
    expect(await browser.session()).toMatchObject({ user: { email: ada.email } });
    expect(days(await rows())).toBe(2);
    await site.api.pool.query("update account_session set expires = now() where frontend = 'other'");
    expect(await browser.session()).toEqual({});
  });

  it('is none for cookies that are made up', async () => {
    const browser = site.open();
    browser.cookies.set('__Secure-next-auth.session-token', 'eyJhbGciOiJkaXIifQ.x.x.x.x');
    browser.cookies.set('np-signed-in', '1');
    expect(await browser.session()).toEqual({});
    expect([...browser.cookies.keys()].filter((name) => /session|signed/.test(name))).toEqual([]);
  });

  it('in chunks is read as one, and cleared as one', async () => {
    const browser = site.open();
    await browser.signIn(ada.email, PASSWORD);
    const name = '__Secure-next-auth.session-token';
    const whole = browser.cookies.get(name) ?? '';
    browser.cookies.delete(name);
    browser.cookies.set(`${name}.0`, whole.slice(0, 100));
    browser.cookies.set(`${name}.1`, whole.slice(100));
    expect(await browser.session()).toMatchObject({ user: { email: ada.email } });
    expect([...browser.cookies.keys()].filter((one) => one.startsWith(name))).toEqual([name]);
  });

  it('takes a marker away that nothing stands behind', async () => {
    const browser = site.open();
    browser.cookies.set('np-signed-in', '1');
    await browser.session();
    expect(browser.cookies.has('np-signed-in')).toBe(false);
  });

  it('is kept while the database is away', async () => {
    const browser = site.open();
    await browser.signIn(ada.email, PASSWORD);
    await site.api.pool.query('alter table account_session rename to account_session_away');
    const reply = await browser.ask('/api/auth/session');
    await site.api.pool.query('alter table account_session_away rename to account_session');
    expect([reply.status, reply.headers['retry-after'], reply.cookies]).toEqual([503, '3', []]);
    expect(await browser.session()).toMatchObject({ user: { email: ada.email } });
  });
});

describe('acting as somebody', () => {
  const begin = async (keeper: Browser) => {
    const ACT = 'mutation ($userId: Int!) { masquerade(userId: $userId) { token } }';
    const { data } = await keeper.graphql(ACT, { userId: ada.id });
    const { masquerade } = data as { masquerade: { token: string } };
    return keeper.update({ handover: masquerade.token });
  };
  const signedInKeeper = async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const keeper = await insertPerson(site.api, { roles: ['site_admin'], passwordHash });
    const browser = site.open();
    await browser.signIn(keeper.email, PASSWORD);
    return { browser, keeper };
  };

  it('changes hands by the session update, there and back', async () => {
    const { browser, keeper } = await signedInKeeper();
    expect(await begin(browser)).toMatchObject({ user: { email: ada.email }, masqueraded: true });
    expect(await browser.session()).toMatchObject({ user: { email: ada.email }, masqueraded: true });
    expect(await browser.update({ handover: 'back' })).toMatchObject({
      user: { email: keeper.email },
      masqueraded: false,
    });
  });

  it('ends altogether with signing out', async () => {
    const { browser } = await signedInKeeper();
    const before = new Map(browser.cookies);
    await begin(browser);
    await browser.signOut();
    const copy = site.open();
    for (const [name, value] of before) copy.cookies.set(name, value);
    expect(await copy.session()).toEqual({});
  });

  it("is nothing that a token of one's own making brings", async () => {
    const browser = site.open();
    await browser.signIn(ada.email, PASSWORD);
    for (const handover of ['back', 'x', ''])
      expect(await browser.update({ handover })).toMatchObject({ user: { email: ada.email }, masqueraded: false });
  });
});

it('goes on after a new password, in this browser alone', async () => {
  const person = await insertPerson(site.api, { passwordHash: await hashPassword(PASSWORD) });
  const [browser, other] = [site.open(), site.open()];
  for (const one of [browser, other]) await one.signIn(person.email, PASSWORD);
  const CHANGE =
    'mutation ($old: String, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { jwt } }';
  await browser.graphql(CHANGE, { old: PASSWORD, new: 'another password' });
  expect(await browser.session()).toMatchObject({ user: { email: person.email } });
  expect(await other.session()).toEqual({});
});

describe('the routes', () => {
  it('list the providers', async () => {
    const browser = site.open();
    expect(Object.keys((await browser.ask('/api/auth/providers')).json())).toEqual(['credentials']);
  });

  it.each([
    ['GET', '/api/auth', 404],
    ['GET', '/api/auth/nothing', 404],
    ['GET', '/api/auth/__proto__', 404],
    ['GET', '/api/auth/signin/google/more', 404],
    ['POST', '/api/auth/csrf', 405],
    ['PUT', '/api/auth/session', 405],
    ['DELETE', '/api/auth/signout', 405],
  ])('%s %s is %d', async (method, path, status) => {
    expect((await site.open().ask(path, { method })).status).toBe(status);
  });

  it.each([
    ['/api/auth/signin/unknown', 'https://acme.example/user/login'],
    ['/api/auth/callback/unknown?code=1', 'https://acme.example/user/login'],
    ['/api/auth/callback/credentials', 'https://acme.example/user/login'],
    ['/api/auth/signin', 'https://acme.example/user/login'],
    ['/api/auth/signin?error=SessionRequired', 'https://acme.example/user/login?error=SessionRequired'],
    [
      '/api/auth/signin?error=SessionRequired&callbackUrl=/de/dashboard',
      'https://acme.example/de/user/login?callbackUrl=https%3A%2F%2Facme.example%2Fde%2Fdashboard&error=SessionRequired',
    ],
    ['/api/auth/signout', 'https://acme.example/user/logout'],
    ['/api/auth/error?error=AccessDenied', 'https://acme.example/user/login?error=AccessDenied'],
    ['/api/auth/error', 'https://acme.example/user/login?error=Default'],
    ['/api/auth/error?error=%3Cscript%3E%26destination=//evil', 'https://acme.example/user/login?error=Default'],
  ])('%s leads to %s', async (path, location) => {
    const reply = await site.open().ask(path);
    expect([reply.status, reply.headers.location]).toEqual([302, location]);
  });

  it('lead to the sign-in page for an unknown provider in a form, too', async () => {
    const browser = site.open();
    const form = { csrfToken: await browser.csrf(), json: 'true' };
    const reply = await browser.ask('/api/auth/signin/unknown', { form });
    expect(reply.json()).toEqual({ url: 'https://acme.example/user/login' });
  });

  it('keep bodies within bounds', async () => {
    const browser = site.open();
    const type = (name: string) => ({ 'content-type': name });
    const path = '/api/auth/callback/credentials';
    const long = await browser.ask(path, {
      body: `email=${'x'.repeat(70_000)}`,
      headers: type('application/x-www-form-urlencoded'),
    });
    expect(long.status).toBe(413);
    expect((await browser.ask(path, { body: '<x/>', headers: type('text/xml') })).status).toBe(415);
    expect((await browser.ask(path, { body: '[1]', headers: type('application/json') })).status).toBe(400);
    const odd = JSON.stringify({ email: { x: 1 }, password: ['a'], csrfToken: {}, __proto__: { polluted: true } });
    expect((await browser.ask(path, { body: odd, headers: type('application/json') })).status).toBe(302);
    expect({}).not.toHaveProperty('polluted');
  });

  it('never fail, whatever is sent', async () => {
    const odd = fc.constantFrom(
      '',
      '%',
      '%00',
      '%ff',
      '..',
      "'",
      '"',
      '<x>',
      '\u0001',
      '__proto__',
      'é',
      '=',
      '&',
      ';',
      'a'.repeat(300),
    );
    const text = fc.array(odd, { maxLength: 4 }).map((parts) => parts.join(''));
    const action = fc.constantFrom('signin', 'callback', 'signout', 'session', 'csrf', 'providers', 'error');
    const provider = fc.constantFrom('', '/credentials', '/google', '/__proto__', '/%00', '/constructor');
    const call = fc.record({
      action,
      provider,
      query: text,
      cookie: text,
      field: text,
      isPost: fc.boolean(),
      isJson: fc.boolean(),
    });
    const check = fc.asyncProperty(call, async ({ action, provider, query, cookie, field, isPost, isJson }) => {
      const browser = site.open();
      const encoded = encodeURIComponent(query);
      const latin = Buffer.from(cookie)
        .toString('latin1')
        .replace(/[^\x20-\x7e\x80-\xff]/g, '');
      const json = JSON.stringify({ email: field, csrfToken: field, callbackUrl: [field], data: { handover: field } });
      const { status } = await browser.ask(
        `/api/auth/${action}${provider}?callbackUrl=${encoded}&error=${encoded}&state=${encoded}`,
        {
          headers: {
            cookie: `__Secure-next-auth.session-token=${latin}; __Host-next-auth.csrf-token=${latin}|x; __Secure-next-auth.callback-url=${latin}`,
            ...(isPost && isJson && { 'content-type': 'application/json' }),
          },
          ...(isPost && (isJson ? { body: json } : { form: { email: field, password: field, csrfToken: field } })),
        },
      );
      expect(status).toBeLessThan(500);
    });
    await fc.assert(check, { numRuns: 300 });
    expect(site.entries.filter((entry) => entry.startsWith('error'))).toEqual([]);
  });

  it('are closed where no accounts are', async () => {
    const browser = site.open('directory.acme.example');
    expect((await browser.ask('/api/auth/providers')).json()).toEqual({});
    expect(await browser.session()).toEqual({});
    const { headers } = await browser.ask('/api/auth/signin');
    expect(headers.location).toBe('https://directory.acme.example/user/login?error=Configuration');
  });

  it('are kept by no cache', async () => {
    for (const action of ['csrf', 'session', 'providers', 'signin', 'error'])
      expect((await site.open().ask(`/api/auth/${action}`)).headers['cache-control']).toBe('private, no-store');
  });
});
