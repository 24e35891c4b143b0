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

  it('leaves a mark that no script reads, by which the browser gets in when others have tried too often', async () => {
    const browser = site.open();
    const { cookies } = await browser.signIn(ada.email, PASSWORD);
    const mark = cookies.find((cookie) => cookie.startsWith('__Secure-np-devices='));
    expect(mark?.replace(/=[^;]*/, '')).toBe(
      '__Secure-np-devices; Path=/api/auth; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000',
    );
    await browser.signOut();
    expect(browser.cookies.has('__Secure-np-devices')).toBe(true);
    for (let times = 0; times < 10; times += 1) await site.open().signIn(ada.email, 'wrong password');
    const refused = await site.open().signIn(ada.email, PASSWORD);
    expect(refused.text + String(refused.headers.location)).toContain('TooManyTries');
    await browser.signIn(ada.email, PASSWORD);
    expect(await browser.session()).toMatchObject({ user: { email: ada.email } });
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
    await site.api.pool.query(
      "update account_session set expires = now() - interval '1 second' where frontend = 'other'",
    );
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

  it('keeps its marker after a request that was refused', async () => {
    const browser = site.open();
    await browser.signIn(ada.email, PASSWORD);
    const headers = { origin: 'https://acme.example', 'content-type': 'application/json' };
    const { status } = await browser.ask('/api/auth/session', { body: JSON.stringify({ data: {} }), headers });
    expect(status).toBe(400);
    expect(browser.cookies.get('np-signed-in')).toBe('1');
    expect(await browser.session()).toMatchObject({ user: { email: ada.email } });
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
