import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountBrand, accountLink, accountRole, accountSession } from '../../backend/database/schema/accounts.ts';
import { hashPassword } from '../../backend/modules/accounts/passwords.ts';
import { testBrand } from '../../backend/testing/backend.ts';
import { everyBrand } from '../../backend/testing/every-brand.ts';
import { insertPerson, type Person } from '../../backend/testing/people.ts';
import { days } from '../../backend/testing/rows.ts';
import { type Browser, type Reply, testAuthSite } from '../testing/auth-site.ts';

const workspace = testBrand('network', ({ site }) => {
  site.hosts = ['admin.example'];
});
const site = testAuthSite([testBrand('acme'), testBrand('other'), workspace]);
const PASSWORD = 'a password of the tests';
const BRANDS = '{ adminBrands { id } }';
const ACCESS = '{ adminAccess { isAdministrator } }';

let keeper: Person;
let keepers = 0;
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  keepers += 1;
  keeper = await insertPerson(site.api, { email: `keeper${keepers}@example.com`, roles: ['site_admin'], passwordHash });
});

/** A browser of somebody signed in on a site, and the same browser in the workspace. */
async function signedIn(email = keeper.email): Promise<{ there: Browser; here: Browser }> {
  const there = site.open('acme.example');
  await there.signIn(email, PASSWORD);
  return { there, here: site.open('admin.example') };
}

const at = ({ headers }: Reply) => String(headers.location);
const pathOf = (location: string) => location.replace(/^https:\/\/[^/]+/, '');

/** Follows the redirects from a page of the site; returns the pass and the answer to it. */
async function walk({ there, here }: { there: Browser; here: Browser }, path = '/admin/jobs') {
  const door = at(await there.ask(path));
  const asked = at(await here.ask(pathOf(door)));
  const passed = at(await there.ask(pathOf(asked)));
  return { door, asked, passed, use: (browser = here) => browser.ask(pathOf(passed)) };
}

const graphql = async (browser: Browser, query: string, frontend: string, host = 'admin.example') => {
  const { jwt } = await browser.session();
  const body = JSON.stringify({ query });
  const headers = { 'content-type': 'application/json', frontend, origin: `https://${host}` };
  const reply = await browser.ask('/graphql', {
    body,
    headers: { ...headers, ...(typeof jwt === 'string' && { authorization: `Bearer ${jwt}` }) },
  });
  const { data, errors } = JSON.parse(reply.text);
  return errors ? errors[0].extensions.code : data;
};

describe('/admin of a site', () => {
  it('leads into the workspace with a session, its brand chosen and the language kept', async () => {
    const browsers = await signedIn();
    const { door, asked, use } = await walk(browsers, '/de/admin/jobs?state=live');
    expect(door).toBe(
      `https://admin.example/api/workspace?${new URLSearchParams({ brand: 'acme', to: '/de/admin/jobs?state=live&brand=acme' })}`,
    );
    expect(asked).toMatch(/^https:\/\/acme\.example\/api\/workspace\?state=/);
    const entered = await use();
    expect([entered.status, at(entered)]).toEqual([303, '/de/admin/jobs?state=live&brand=acme']);
    expect(await browsers.here.session()).toMatchObject({ user: { email: keeper.email, roles: ['site_admin'] } });
    expect(await graphql(browsers.here, ACCESS, 'acme;en')).toEqual({ adminAccess: { isAdministrator: false } });
  });

  it('leads there without a session, too, for signing in', async () => {
    const browsers = { there: site.open('acme.example'), here: site.open('admin.example') };
    const { passed, use } = await walk(browsers);
    expect(new URL(passed).searchParams.get('pass')).toBe('');
    expect(at(await use())).toBe('/admin/jobs?brand=acme');
    expect(await browsers.here.session()).toEqual({});
  });

  it('gives no pass to people who administer nothing there', async () => {
    const elsewhere = await insertPerson(site.api, { on: 'other', roles: ['site_admin'], passwordHash });
    for (const person of [await insertPerson(site.api, { passwordHash }), elsewhere]) {
      const { passed } = await walk(await signedIn(person.email));
      expect(new URL(passed).searchParams.get('pass')).toBe('');
    }
  });

  it('tells a client-side navigation to go there itself', async () => {
    const { there } = await signedIn();
    expect((await there.ask('/_next/data/build/admin.json')).status).toBe(404);
  });
});

describe('a pass', () => {
  it('works once', async () => {
    const browsers = await signedIn();
    const { use } = await walk(browsers);
    expect((await use()).cookies.some((cookie) => cookie.includes('session-token'))).toBe(true);
    const again = site.open('admin.example');
    for (const [name, value] of browsers.here.cookies) if (name.includes('door')) again.cookies.set(name, value);
    expect((await use(again)).cookies.some((cookie) => cookie.includes('session-token'))).toBe(false);
  });

  it('works in the browser alone that asked for it', async () => {
    const browsers = await signedIn();
    const { use } = await walk(browsers);
    const stranger = site.open('admin.example');
    await stranger.ask(`/api/workspace?${new URLSearchParams({ brand: 'acme', to: '/admin' })}`);
    await use(stranger);
    expect(await stranger.session()).toEqual({});
    await use();
    expect(await browsers.here.session()).toMatchObject({ user: { email: keeper.email } });
  });

  it.each([
    ['after a minute', () => site.api.db.update(everyBrand(accountLink)).set({ expires: days(-1) })],
    [
      'once the session of the site has ended',
      () => site.api.db.update(everyBrand(accountSession)).set({ ended: days(-1) }),
    ],
    [
      'once the role is gone',
      () => site.api.db.delete(everyBrand(accountRole)).where(eq(everyBrand(accountRole).accountId, keeper.id)),
    ],
    ['once the person is blocked there', () => site.api.db.update(everyBrand(accountBrand)).set({ blocked: days(-1) })],
  ])('does not work %s', async (_when, change) => {
    const browsers = await signedIn();
    const { use } = await walk(browsers);
    await change();
    await use();
    expect(await browsers.here.session()).toEqual({});
  });

  it('is stored as a hash, for a minute', async () => {
    const { passed } = await walk(await signedIn());
    const token = new URL(passed).searchParams.get('pass') ?? '';
    const [row] = await site.api.db
      .select()
      .from(everyBrand(accountLink))
      .where(eq(everyBrand(accountLink).accountId, keeper.id));
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((row?.expires.getTime() ?? 0) - (row?.created.getTime() ?? 0)).toBe(60_000);
  });

  it('carries the second factor over only if it was confirmed', async () => {
    for (const secondFactor of [null, days(-1)]) {
      const browsers = await signedIn();
      await site.api.db
        .update(everyBrand(accountSession))
        .set({ secondFactor })
        .where(eq(everyBrand(accountSession).accountId, keeper.id));
      await (await walk(browsers)).use();
      const rows = await site.api.db
        .select()
        .from(everyBrand(accountSession))
        .where(eq(everyBrand(accountSession).frontend, 'network'));
      const [row] = rows.filter(({ accountId, ended }) => accountId === keeper.id && ended === null).slice(-1);
      expect(row?.secondFactor?.getTime()).toBe(secondFactor?.getTime());
      await browsers.here.signOut();
    }
  });

  it('leads to no other place than the administration', async () => {
    const { here } = await signedIn();
    for (const to of ['https://evil.example/', '//evil.example/admin', '/user/login', '/administrator', ''])
      expect(at(await here.ask(`/api/workspace?${new URLSearchParams({ pass: '', to })}`))).toBe('/admin');
  });
});

describe('the workspace', () => {
  const enter = async (email: string) => {
    const here = site.open('admin.example');
    await here.signIn(email, PASSWORD);
    return here;
  };

  it('is entered by password, once for all brands, and answers for those of the person alone', async () => {
    const here = await enter(keeper.email);
    expect(await graphql(here, ACCESS, 'acme;en')).toEqual({ adminAccess: { isAdministrator: false } });
    expect(await graphql(here, ACCESS, 'network;en')).toEqual({ adminAccess: { isAdministrator: false } });
    expect(await graphql(here, ACCESS, 'other;en')).toBe('NOT_ALLOWED');
    expect(await graphql(here, '{ terms(taxonomy: "occupation") { id } }', 'other;en')).toBe('NOT_ALLOWED');
  });

  it('has nothing for people without an administrative role, nor for visitors', async () => {
    const person = await insertPerson(site.api, { passwordHash });
    const here = await enter(person.email);
    expect(await here.session()).toMatchObject({ user: { roles: [] } });
    expect(await graphql(here, ACCESS, 'network;en')).toBe('NOT_ALLOWED');
    expect(await graphql(here, ACCESS, 'acme;en')).toBe('NOT_ALLOWED');
    expect(await graphql(site.open('admin.example'), '{ version }', 'acme;en')).toBe('SIGN_IN_REQUIRED');
  });

  it('gives a blocked administrator nothing on the brand that blocked them', async () => {
    const here = await enter(keeper.email);
    const own = everyBrand(accountBrand);
    await site.api.db
      .update(own)
      .set({ blocked: days(-1) })
      .where(eq(own.accountId, keeper.id));
    expect(await graphql(here, ACCESS, 'network;en')).toBe('NOT_ALLOWED');
    expect(await graphql(here, ACCESS, 'acme;en')).toBe('SESSION_ENDED');
  });

  it('asks for a brand where an operation needs one', async () => {
    const here = await enter(keeper.email);
    expect(await graphql(here, '{ waitingOrganizations(limit: 1) { id } }', 'acme;en')).toEqual({
      waitingOrganizations: [],
    });
    expect(await graphql(here, '{ waitingOrganizations(limit: 1) { id } }', 'network;en')).toBe('BRAND_NEEDED');
    expect(await graphql(here, BRANDS, 'network;en')).toEqual({ adminBrands: [] });
    expect(await graphql(here, 'mutation { deleteAccount(password: "x") { faults { code } } }', 'network;en')).toBe(
      'BRAND_NEEDED',
    );
  });

  it('shares no token with sites', async () => {
    const { there } = await signedIn();
    const here = await enter(keeper.email);
    const [ofSite, ofWorkspace] = [(await there.session()).jwt, (await here.session()).jwt];
    const ask = async (host: string, jwt: unknown, frontend: string) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${jwt}`, frontend };
      const reply = await site.open(host).ask('/graphql', { body: JSON.stringify({ query: ACCESS }), headers });
      return JSON.parse(reply.text).errors?.[0].extensions.code ?? 'yes';
    };
    expect(await ask('acme.example', ofSite, 'acme;en')).toBe('yes');
    expect(await ask('admin.example', ofWorkspace, 'acme;en')).toBe('yes');
    expect(await ask('acme.example', ofWorkspace, 'acme;en')).toBe('SESSION_ENDED');
    expect(await ask('acme.example', ofWorkspace, 'network;en')).toBe('FRONTEND_MISMATCH');
    expect(await ask('admin.example', ofSite, 'acme;en')).toBe('SESSION_ENDED');
    expect(await ask('admin.example', ofSite, 'network;en')).toBe('SESSION_ENDED');
  });

  it('sends what is a page on sites to the administration', async () => {
    const here = site.open('admin.example');
    for (const [path, to] of [
      ['/', '/admin'],
      ['/de', '/de/admin'],
      ['/dashboard', '/admin'],
      ['/jobs', '/admin'],
      ['/fr/dashboard', '/fr/admin'],
    ] as const)
      expect(at(await here.ask(path))).toBe(to);
  });
});

describe('acting as somebody from the workspace', () => {
  const act = async (person: Person) => {
    const here = site.open('admin.example');
    await here.signIn(keeper.email, PASSWORD);
    const { masquerade } = await graphql(here, `mutation { masquerade(userId: ${person.id}) { token } }`, 'acme;en');
    return { here, address: `/api/workspace?act=${masquerade.token}` };
  };

  it('begins a session on the site, flagged, that ends with that of the administrator', async () => {
    const person = await insertPerson(site.api);
    const { here, address } = await act(person);
    const there = site.open('acme.example');
    expect(at(await there.ask(address))).toBe('/dashboard');
    expect(await there.session()).toMatchObject({ user: { email: person.email }, masqueraded: true });
    const again = site.open('acme.example');
    await again.ask(address);
    expect(await again.session()).toEqual({});
    await here.signOut();
    expect(await there.session()).toEqual({});
  });

  it('gives no pass back into the workspace', async () => {
    const { address } = await act(await insertPerson(site.api));
    const there = site.open('acme.example');
    await there.ask(address);
    const { passed } = await walk({ there, here: site.open('admin.example') });
    expect(new URL(passed).searchParams.get('pass')).toBe('');
  });

  it('works on the brand alone that it was begun for, and only while the administrator is signed in', async () => {
    const person = await insertPerson(site.api);
    const elsewhere = await act(person);
    const other = site.open('other.example');
    await other.ask(elsewhere.address);
    expect(await other.session()).toEqual({});
    await elsewhere.here.signOut();
    const there = site.open('acme.example');
    await there.ask(elsewhere.address);
    expect(await there.session()).toEqual({});
  });
});
