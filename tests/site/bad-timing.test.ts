/** Bad input and bad timing in the workspace: what the person is told, and that nothing they entered is lost. */
import { readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { testBrowser } from './support/browser.ts';
import { type OwnServer, ownServers } from './support/own-server.ts';
import { openAs, signIn } from './support/sign-in.ts';

const own = ownServers();
const open = testBrowser();
const PASSWORD = 'a password of the tests';
const BOSS = 'boss@example.com';
const KEEPER = 'keeper@example.com';
const BRAND = 'harbor-ledger';
const SAVED = 'Saved. The changes are live on every page.';
const UNREACHABLE = 'We cannot reach the server right now. Nothing is lost; please try again.';
const UNSAVED = 'You have unsaved changes.';

let server: OwnServer;
let pool: pg.Pool;
let brandsDir: string;

beforeAll(async () => {
  const databaseUrl = await own.database();
  brandsDir = own.brandsDir();
  server = await own.start({ DATABASE_URL: databaseUrl, BRANDS_DIR: brandsDir });
  pool = createPool(databaseUrl);
  await makeAdministrator(pool, { email: BOSS, role: 'administrator', brand: null, password: PASSWORD });
  await makeAdministrator(pool, { email: KEEPER, role: 'site_admin', brand: BRAND, password: PASSWORD });
});
afterAll(() => pool?.end());

const enter = (email = BOSS, expected?: RegExp): Promise<Page> =>
  openAs(open, email, `${server.origin(BRAND)}/admin/brands/${BRAND}`, {
    password: PASSWORD,
    ...(expected ? { expected } : {}),
  });

/** Opens the review of what is on the screen. */
async function review(page: Page, note: string) {
  await page.getByRole('button', { name: 'Review and save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason for the change').fill(note);
  return { dialog, save: () => dialog.getByRole('button', { name: 'Save', exact: true }).click() };
}

async function flip(page: Page, feature: string): Promise<void> {
  await page.getByRole('switch', { name: feature }).press('Space');
  await page.getByText(UNSAVED).waitFor();
}

const isOn = (page: Page, feature: string) => page.getByRole('switch', { name: feature }).isChecked();

/** Notes of saved changes of the brand, latest first. */
async function notes(): Promise<string[]> {
  const { rows } = await pool.query<{ note: string }>(
    'select note from brand_patch where frontend = $1 order by id desc',
    [BRAND],
  );
  return rows.map(({ note }) => note);
}

/** Changes the file of the brand. */
function write(change: (document: { pages: Record<string, unknown> }) => void): void {
  const file = path.join(brandsDir, `${BRAND}.json`);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  document.pages ??= {};
  change(document);
  writeFileSync(file, JSON.stringify(document));
}

describe('a saved change that the file no longer fits', () => {
  it('is suspended in sight, is kept, and is in force again with the file', async () => {
    write(({ pages }) => {
      pages.team = { path: '/team', layout: 'single', title: { en: 'Team' }, main: [{ widget: 'contact-form' }] };
    });
    const hasTeam = async () => /href="\/team"/.test((await server.get('/jobs', { brand: BRAND })).text);
    await expect.poll(async () => (await server.get('/team', { brand: BRAND })).status).toBe(200);
    const page = await enter();
    await page.getByText('Navigation', { exact: true }).click();
    await page.locator('[data-pointer="/navigation/main"] textarea').fill('[{ "label": "Team", "page": "team" }]');
    await page.getByText(UNSAVED).waitFor();
    const { save } = await review(page, 'The team in the menu');
    await save();
    await page.getByText(SAVED).waitFor();
    expect(await hasTeam()).toBe(true);

    write(({ pages }) => delete pages.team);
    await expect.poll(hasTeam).toBe(false);
    await page.reload();
    await page.getByText(/no longer fit it\. The site uses the file alone/).waitFor();
    await page.getByText('UNKNOWN_PAGE').first().waitFor();
    expect(await notes()).toEqual(['The team in the menu']);

    write(({ pages }) => {
      pages.team = { path: '/team', layout: 'single', title: { en: 'Team' }, main: [{ widget: 'contact-form' }] };
    });
    await expect.poll(hasTeam).toBe(true);
    await page.reload();
    await page.getByRole('switch', { name: 'RSS' }).waitFor();
    expect(await page.getByText(/no longer fit it/).count()).toBe(0);
  });
});

describe('a lost connection', () => {
  const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

  it('is told; what was changed stays, and is saved once it is back', async () => {
    const page = await enter(BOSS, expected);
    await flip(page, 'RSS');
    const { dialog, save } = await review(page, 'After the tunnel');
    await page.context().setOffline(true);
    await save();
    await dialog.getByText(UNREACHABLE).first().waitFor();
    expect(await notes()).not.toContain('After the tunnel');
    await page.context().setOffline(false);
    await save();
    await page.getByText(SAVED).waitFor();
    expect((await notes())[0]).toBe('After the tunnel');
  });

  it('after the change had arrived saves it once, and says so', async () => {
    const page = await enter(BOSS, expected);
    const before = await isOn(page, 'VAT number');
    await flip(page, 'VAT number');
    const { dialog, save } = await review(page, 'Half a way');
    const swallow = async (route: Route) => {
      if (!route.request().postData()?.includes('saveBrandPatch')) return route.fallback();
      await route.fetch();
      await route.abort();
    };
    await page.route('**/graphql', swallow);
    await save();
    // The page may have loaded the saved version by itself, which says the same at once.
    const isSaved = dialog.getByText('Everything here is saved already.');
    await dialog.getByText(UNREACHABLE).or(isSaved).first().waitFor();
    await page.unroute('**/graphql', swallow);
    if (!(await isSaved.isVisible())) {
      await save();
      await dialog.getByRole('button', { name: 'Load the latest version and keep my changes' }).click();
    }
    await isSaved.waitFor();
    expect((await notes()).filter((note) => note === 'Half a way')).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await isOn(page, 'VAT number')).toBe(!before);
    expect(await page.getByText(UNSAVED).count()).toBe(0);
  });
});

describe('a connection that is cut in the middle', () => {
  const WAITING = `select count(*)::int as waiting from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`;
  const PATCH = { features: { rss: false }, site: { tagline: 'Cut in the middle' } };

  interface Request {
    headers: Record<string, string>;
    body: string;
  }

  /** A request that saves two settings, from somebody who is signed in. */
  async function request(note: string): Promise<Request> {
    const page = await enter();
    const { jwt } = await page.evaluate(async () => (await fetch('/api/auth/session')).json());
    const { rows } = await pool.query<{ version: number }>(
      'select coalesce(max(id), 0) as version from brand_patch where frontend = $1',
      [BRAND],
    );
    return {
      headers: {
        ...{ origin: server.origin(BRAND), frontend: `${BRAND};en`, authorization: `Bearer ${jwt}` },
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        query: `mutation ($expected: Int!, $patch: JSON!, $note: String!) {
          saveBrandPatch(brand: "${BRAND}", expected: $expected, patch: $patch, note: $note) { version } }`,
        variables: { expected: rows[0]?.version, patch: PATCH, note },
      }),
    };
  }

  function bytesOf({ headers, body }: Request): Buffer {
    const { host } = new URL(server.origin(BRAND));
    const lines = Object.entries({ ...headers, host, 'content-length': Buffer.byteLength(body) });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    return Buffer.from(`POST /graphql HTTP/1.1\r\n${head}\r\n${body}`);
  }

  const send = async (bytes: Buffer): Promise<net.Socket> => {
    const socket = net.connect(server.port, '127.0.0.1').on('error', () => undefined);
    await new Promise<void>((done) => socket.write(bytes, () => done()));
    return socket;
  };
  const cut = (socket: net.Socket) => new Promise<void>((done) => socket.on('close', () => done()).destroy());
  /** What is saved under a note, and whether the log says so. */
  const saved = async (note: string) => {
    const { rows } = await pool.query<{ patch: object; events: number }>(
      `select patch, (select count(*)::int from account_event e where e.kind = 'brand_switched'
         and e.detail ->> 'version' = p.id::text) as events from brand_patch p where note = $1`,
      [note],
    );
    return rows;
  };

  it('while the change is on its way saves nothing', async () => {
    const bytes = bytesOf(await request('Half a letter'));
    await cut(await send(bytes.subarray(0, bytes.length - 20)));
    // A whole one that comes after it is saved, so the half one has been dealt with.
    await send(bytesOf(await request('A whole letter')));
    await expect.poll(async () => (await saved('A whole letter')).length).toBe(1);
    expect(await saved('Half a letter')).toEqual([]);
  });

  it('while the change is being saved saves all of it, once', async () => {
    const sent = await request('Sent and gone');
    const blocker = await pool.connect();
    try {
      // As if somebody else were saving.
      await blocker.query('begin');
      await blocker.query("select pg_advisory_xact_lock(hashtext('brand_patch'), hashtext($1))", [BRAND]);
      const socket = await send(bytesOf(sent));
      const waiting = async () => (await pool.query<{ waiting: number }>(WAITING)).rows[0]?.waiting;
      await expect.poll(waiting).toBe(1);
      await cut(socket);
      expect(await saved('Sent and gone')).toEqual([]);
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
    await expect.poll(() => saved('Sent and gone')).toEqual([{ patch: PATCH, events: 1 }]);
    // Who sends it again is told that it is no longer what they changed.
    const { text } = await server.get('/graphql', { brand: BRAND, method: 'POST', ...sent });
    expect(text).toContain('PATCH_CONFLICT');
    expect(await saved('Sent and gone')).toHaveLength(1);
  });
});

describe('an administrator who loses the role while editing', () => {
  it('saves nothing, and finds the change again with the role', async () => {
    const page = await enter(KEEPER, /status of 40[13]/);
    const before = await isOn(page, 'Blog');
    await flip(page, 'Blog');
    const { save } = await review(page, 'Without the role');
    const roles = `account_role where role = 'site_admin' and account_id = (select id from account where email = $1)`;
    const { rows } = await pool.query<{ account_id: number }>(`delete from ${roles} returning account_id`, [KEEPER]);
    await save();
    await page.getByText('Your account does not have permission to do this.').first().waitFor();
    expect(await notes()).not.toContain('Without the role');

    await pool.query("insert into account_role (account_id, frontend, role) values ($1, $2, 'site_admin')", [
      rows[0]?.account_id,
      BRAND,
    ]);
    await page.reload();
    await page.getByText('Kept from your last visit:').waitFor();
    expect(await isOn(page, 'Blog')).toBe(!before);
  });

  it('and the session with it, as when somebody takes the role away, is asked to sign in, and finds the change again', async () => {
    const page = await enter(KEEPER, /status of 40[13]/);
    const before = await isOn(page, 'Blog');
    await flip(page, 'Blog');
    const { save } = await review(page, 'Without a session');
    await pool.query('update account set token_version = token_version + 1 where email = $1', [KEEPER]);
    await save();
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await notes()).not.toContain('Without a session');
    await signIn(page, KEEPER, PASSWORD);
    await page.goto(`${server.origin(BRAND)}/admin/brands/${BRAND}`);
    await page.getByText('Kept from your last visit:').waitFor();
    expect(await isOn(page, 'Blog')).toBe(!before);
  });
});

describe('more JSON than a request may have', () => {
  it('is refused in words, not kept where the browser has no room, and the page goes on', async () => {
    const page = await enter(BOSS, /status of 413/);
    await page.getByText('Navigation', { exact: true }).click();
    const menu = page.locator('[data-pointer="/navigation/main"] textarea');
    const before = await menu.inputValue();
    // As much as a browser keeps, but for some.
    await page.evaluate(() => localStorage.setItem('other', 'x'.repeat(5 * 1024 * 1024 - 100_000)));
    await menu.fill(JSON.stringify([{ label: 'word '.repeat(60_000), page: 'jobs' }]));
    await page.getByText('This is too much to save at once.').first().waitFor();
    await page.getByText('Too long for this browser to keep').waitFor();
    await menu.fill(before);
    await expect.poll(() => page.getByText(UNSAVED).count()).toBe(0);
    expect(await page.getByText('This is too much to save at once.').count()).toBe(0);
  });
});

describe('a preview that ends while somebody looks at it', () => {
  it('says so on the next page', async () => {
    const page = await enter(BOSS, /status of 4(04|10)/);
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Preview', exact: true }).click(),
    ]);
    await preview.getByRole('link', { name: 'Privacy' }).first().waitFor();
    await pool.query('update brand_preview set expires = now()');
    await preview.getByRole('link', { name: 'Privacy' }).first().click();
    await preview.getByRole('heading', { name: 'This preview has ended' }).waitFor();
    await preview.getByText('Please ask whoever sent you the link for a new one.').waitFor();
  });
});
