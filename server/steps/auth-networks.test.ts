import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account, accountIdentity } from '../../backend/database/schema/accounts.ts';
import { outbox } from '../../backend/database/schema/mail.ts';
import { testBrand } from '../../backend/testing/backend.ts';
import { everyBrand } from '../../backend/testing/every-brand.ts';
import { insertPerson } from '../../backend/testing/people.ts';
import { insertBasics } from '../../backend/testing/rows.ts';
import { type Browser, type Reply, testAuthSite } from '../testing/auth-site.ts';
import { CLIENT, testIdentityServer } from '../testing/identity-server.ts';

const identity = testIdentityServer();
const open = testBrand('acme', ({ features }) => {
  features.oauth = { linkedin: true, google: true, facebook: true };
});
const some = testBrand('some', ({ features }) => {
  features.oauth = { linkedin: false, google: true, facebook: true };
});
const closed = testBrand('closed', ({ features }) => {
  features.oauth.google = true;
  features.applicant = false;
  features.recruiter = false;
});
const site = testAuthSite([open, some, closed], () => ({
  ...Object.fromEntries(
    ['LINKEDIN', 'GOOGLE', 'FACEBOOK'].flatMap((name) => [
      [`${name}_ID`, CLIENT.id],
      [`${name}_SECRET`, CLIENT.secret],
      [`${name}_ISSUER`, identity.origin],
    ]),
  ),
  FACEBOOK_ID__SOME: 'another client',
  FACEBOOK_SECRET__SOME: 'another secret',
}));

beforeAll(() => insertBasics(site.api.db, ['acme', 'some', 'closed']));

let count = 0;
/** Somebody whom nobody has seen before, as the network of a provider tells. */
function stranger(claims: Record<string, string | boolean> = {}) {
  count += 1;
  const id = `subject ${count}`;
  return {
    sub: id,
    id,
    email: `stranger${count}@example.com`,
    email_verified: true,
    name: 'Grace Hopper',
    given_name: 'Grace',
    family_name: 'Hopper',
    ...claims,
  };
}

/** Begins at the site and ends there again; `callback` may change the way back. */
async function comeBy(
  browser: Browser,
  provider: string,
  change: (callback: URL) => void = () => undefined,
): Promise<Reply> {
  const form = { csrfToken: await browser.csrf(), json: 'true', callbackUrl: '/de/dashboard' };
  const begun = await browser.ask(`/api/auth/signin/${provider}`, { form });
  const there = await fetch(String(begun.json().url), { redirect: 'manual' });
  const callback = new URL(there.headers.get('location') ?? '');
  change(callback);
  return browser.ask(callback.pathname + callback.search);
}

const loginWith = (error: string) => `https://acme.example/de/user/login?error=${error}`;
const accountOf = async (email: string) =>
  (await site.api.db.select().from(account).where(eq(account.email, email)))[0];

it('offers LinkedIn, Google and Facebook in that order, where the brand has them on', async () => {
  const names = async (host: string) => Object.keys((await site.open(host).ask('/api/auth/providers')).json());
  expect(await names('acme.example')).toEqual(['credentials', 'linkedin', 'google', 'facebook']);
  expect(await names('some.example')).toEqual(['credentials', 'google', 'facebook']);
});

describe.each(['linkedin', 'google', 'facebook'])('signing in by %s', (provider) => {
  it('makes an account, and asks later what it is for', async () => {
    const person = stranger();
    identity.person = person;
    const browser = site.open();
    const reply = await comeBy(browser, provider);
    expect([reply.status, reply.headers.location]).toEqual([302, 'https://acme.example/de/dashboard']);
    expect(await browser.session()).toMatchObject({
      user: { name: 'Grace Hopper', email: person.email, roles: [] },
      isNewUserViaSocial: true,
      masqueraded: false,
    });
    const row = await accountOf(person.email);
    expect(row?.passwordHash).toBeNull();
    // Facebook does not say whether an address was confirmed.
    expect(row?.emailVerified !== null).toBe(provider !== 'facebook');
    const mails = await site.api.db.select().from(everyBrand(outbox)).where(eq(outbox.recipient, person.email));
    expect(mails.map(({ template }) => template)).toEqual(provider === 'facebook' ? ['verify_email'] : []);

    const joined = 'mutation { joinSite(role: recruiter, answers: {consents: {terms: true}}) { faults { pointer } } }';
    expect(await browser.graphql(joined)).toEqual({ data: { joinSite: { faults: [] } } });
    expect(await browser.session()).toMatchObject({ user: { roles: ['recruiter'] }, isNewUserViaSocial: false });
  });

  it('knows the person again, whatever address they have there by then', async () => {
    const person = stranger();
    identity.person = person;
    await comeBy(site.open(), provider);
    identity.person = { ...person, email: 'moved@example.com' };
    const browser = site.open();
    await comeBy(browser, provider);
    expect(await browser.session()).toMatchObject({ user: { email: person.email } });
    expect(await accountOf('moved@example.com')).toBeUndefined();
  });

  it('needs the state that this browser was given', async () => {
    identity.person = stranger();
    const forged = await comeBy(site.open(), provider, ({ searchParams }) => searchParams.set('state', 'forged'));
    expect(forged.headers.location).toBe(loginWith('OAuthCallback'));
    const browser = site.open();
    const reply = await comeBy(browser, provider, () => {
      for (const name of [...browser.cookies.keys()]) if (name.includes('state')) browser.cookies.delete(name);
    });
    expect(reply.headers.location).toBe(loginWith('OAuthCallback'));
    expect(await browser.session()).toEqual({});
  });

  it('comes back to the sign-in page when the person or the network refuses', async () => {
    expect((await comeBy(site.open(), provider)).headers.location).toBe(loginWith('Callback'));
    identity.person = stranger();
    identity.fault = 'no-token';
    expect((await comeBy(site.open(), provider)).headers.location).toBe(loginWith('OAuthCallback'));
  });

  it('keeps state for a quarter of an hour', async () => {
    const browser = site.open();
    const form = { csrfToken: await browser.csrf(), json: 'true' };
    const { cookies } = await browser.ask(`/api/auth/signin/${provider}`, { form });
    const state = cookies.find((cookie) => cookie.startsWith('__Secure-next-auth.state='));
    expect(state).toMatch(/Max-Age=900; .*HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('an address that has an account already', () => {
  it('is joined when both sides have shown that it is theirs', async () => {
    const owner = await insertPerson(site.api, { email: 'owner@example.com' });
    identity.person = stranger({ email: 'Owner@Example.com' });
    const browser = site.open();
    await comeBy(browser, 'google');
    expect(await browser.session()).toMatchObject({ user: { id: String(owner.id) }, isNewUserViaSocial: false });
    const links = await site.api.db.select().from(accountIdentity).where(eq(accountIdentity.accountId, owner.id));
    expect(links.map(({ provider }) => provider)).toEqual(['google']);
  });

  it.each([
    ['was never confirmed here', { emailVerified: null }, {}, 'google'],
    ['was not confirmed there', {}, { email_verified: false }, 'linkedin'],
    ['comes from a network that does not say', {}, {}, 'facebook'],
  ])('is refused when it %s', async (_what, own, claims, provider) => {
    const person = stranger(claims);
    await insertPerson(site.api, { email: person.email, ...own });
    identity.person = person;
    const browser = site.open();
    expect((await comeBy(browser, provider)).headers.location).toBe(loginWith('OAuthAccountNotLinked'));
    expect(await browser.session()).toEqual({});
  });

  it('is refused when the account is blocked', async () => {
    const person = stranger();
    await insertPerson(site.api, { email: person.email, blocked: new Date() });
    identity.person = person;
    expect((await comeBy(site.open(), 'google')).headers.location).toBe(loginWith('AccessDenied'));
  });
});

describe('a network', () => {
  it('that gives no address brings nobody in', async () => {
    identity.person = stranger({ email: '' });
    expect((await comeBy(site.open(), 'facebook')).headers.location).toBe(loginWith('OAuthEmailMissing'));
  });

  it.each(['other-audience', 'other-nonce'] as const)(
    'with a token for somebody else (%s) is not believed',
    async (fault) => {
      identity.person = stranger();
      identity.fault = fault;
      expect((await comeBy(site.open(), 'google')).headers.location).toBe(loginWith('OAuthCallback'));
    },
  );

  it('is asked with PKCE and a nonce where it knows them', async () => {
    identity.person = stranger();
    await comeBy(site.open(), 'google');
    expect(identity.asked.get('code_challenge_method')).toBe('S256');
    expect(identity.asked.get('nonce')).toBeTruthy();
    expect(identity.asked.get('redirect_uri')).toBe('https://acme.example/api/auth/callback/google');
  });

  it('makes no accounts where nobody may register', async () => {
    identity.person = stranger();
    const reply = await comeBy(site.open('closed.example'), 'google');
    expect(reply.headers.location).toBe('https://closed.example/de/user/login?error=AccessDenied');
  });

  it('is called with the keys of the brand, where it has its own', async () => {
    identity.person = stranger();
    await comeBy(site.open('some.example'), 'facebook');
    expect(identity.asked.get('client_id')).toBe('another client');
  });

  it('that is switched off is an unknown one', async () => {
    const browser = site.open('some.example');
    const form = { csrfToken: await browser.csrf(), json: 'true' };
    const { url } = (await browser.ask('/api/auth/signin/linkedin', { form })).json();
    expect(url).toBe('https://some.example/user/login');
  });
});
