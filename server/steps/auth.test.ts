import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../backend/modules/accounts/passwords.ts';
import { testBrand } from '../../backend/testing/backend.ts';
import { insertPerson } from '../../backend/testing/people.ts';
import { insertBasics } from '../../backend/testing/rows.ts';
import { testAuthSite } from '../testing/auth-site.ts';

const PASSWORD = 'ten letters!';
const site = testAuthSite([testBrand('acme')]);
let ada: { id: number; email: string };

beforeAll(async () => {
  await insertBasics(site.api.db, ['acme']);
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
      'np-devices',
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
