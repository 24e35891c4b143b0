import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBrand } from '../../backend/testing/backend.ts';
import { insertBasics } from '../../backend/testing/rows.ts';
import { testAuthSite } from '../testing/auth-site.ts';

const site = testAuthSite([testBrand('acme')]);

beforeAll(() => insertBasics(site.api.db, ['acme']));

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
