/** What awaits somebody, by email in the morning: to whom, when, and what it says. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { networkBrand } from '../../../runtime/core/brand/network.ts';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { account, accountBrand } from '../../database/schema/accounts.ts';
import { outbox } from '../../database/schema/mail.ts';
import { morningMail } from '../../database/schema/workspace.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertJob, insertOrganization } from '../../testing/rows.ts';
import { sendMorningMails } from './morning.ts';
import { adminBackend } from './testing/admin-backend.ts';

const api = adminBackend();
const people = {} as Record<'boss' | 'keeper' | 'idle' | 'editor' | 'seeker', Person>;
const SET = 'mutation ($timeZone: String) { setMorningMail(timeZone: $timeZone) { timeZone locale } }';
const GET = '{ morningMail { timeZone locale } }';
/** Seven o'clock in Berlin, and in New York. */
const BERLIN = new Date('2026-07-04T05:00:00Z');
const NEW_YORK = new Date('2026-07-04T11:00:00Z');

beforeAll(async () => {
  people.boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  people.keeper = await insertPerson(api, { roles: ['site_admin'] });
  people.idle = await insertPerson(api, { roles: ['site_admin'], on: 'default' });
  people.editor = await insertPerson(api, { roles: ['job_editor'], on: 'rhein' });
  people.seeker = await insertPerson(api);
  for (const frontend of ['acme', 'rhein']) {
    const organizationId = await insertOrganization(api.db, {
      name: 'Works',
      profiles: [{ frontend, requested: new Date('2026-07-03T05:00:00Z') }],
    });
    const submitted = new Date('2026-07-01T05:00:00Z');
    await insertJob(api.db, { frontend, organizationId, state: 'needs_review', submitted });
  }
});
beforeEach(async () => {
  await api.db.delete(everyBrand(outbox));
  await api.db.delete(morningMail);
});

const wants = async (
  person: Person,
  { timeZone = 'Europe/Berlin', locale = 'en', looked = '2026-07-03T12:00:00Z' } = {},
) =>
  void (await api.db.insert(morningMail).values({ accountId: person.id, timeZone, locale, looked: new Date(looked) }));

function send(now: Date): Promise<number> {
  const root = api.registry.get('default');
  if (root === undefined) throw new Error('There is no root document.');
  const { work } = api.backend;
  return sendMorningMails({
    ...work,
    findBrand: (id) => (id === NETWORK_ID ? networkBrand(root) : work.findBrand(id)),
    originOf: () => 'https://admin.example',
    now: () => now,
    signal: new AbortController().signal,
  });
}
const mails = () => api.db.select().from(everyBrand(outbox)).orderBy(outbox.recipient);
const recipients = async () => (await mails()).map(({ recipient }) => recipient);
/** Brands that the links of a mail lead to. */
const brandsIn = (text = '') => [...new Set([...text.matchAll(/\?brand=([\w-]+)/g)].map(([, brand]) => brand))];

describe('the morning email', () => {
  it('names what awaits the person on their brands, with links to it', async () => {
    await wants(people.boss);
    await wants(people.keeper);
    await wants(people.editor);
    expect(await send(BERLIN)).toBe(3);
    const sent = new Map((await mails()).map((mail) => [mail.recipient, mail]));
    expect(sent.get(people.boss.email)).toMatchObject({ frontend: 'network', template: 'morning' });
    expect(brandsIn(sent.get(people.boss.email)?.text)).toEqual(['acme', 'rhein']);
    expect(brandsIn(sent.get(people.keeper.email)?.text)).toEqual(['acme']);
    expect(brandsIn(sent.get(people.editor.email)?.text)).toEqual(['rhein']);
    expect(sent.get(people.keeper.email)?.text).toContain(
      [
        'Jobs to review',
        '',
        'The acme\n1 · 3 days ago\nhttps://admin.example/admin/moderation?brand=acme',
        '',
        'Profiles to review',
        '',
        'The acme\n1 · yesterday\nhttps://admin.example/admin/profiles?brand=acme',
      ].join('\n'),
    );
    expect(sent.get(people.editor.email)?.text).not.toContain('Profiles to review');
  });

  it('is written in the language of the choice', async () => {
    await wants(people.keeper, { locale: 'de' });
    await send(BERLIN);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Das ist heute zu tun (2)');
    expect(mail?.text).toContain('vor 3 Tagen\nhttps://admin.example/de/admin/moderation?brand=acme');
  });

  it('comes once a day, at seven where the person is, also where two processes send', async () => {
    await wants(people.keeper);
    await wants(people.boss, { timeZone: 'America/New_York' });
    expect(await send(new Date(BERLIN.getTime() - 1000))).toBe(0);
    expect((await Promise.all([send(BERLIN), send(BERLIN)])).sort()).toEqual([0, 1]);
    expect(await send(new Date(BERLIN.getTime() + 3_600_000))).toBe(0);
    expect(await recipients()).toEqual([people.keeper.email]);
    expect(await send(NEW_YORK)).toBe(1);
    expect(await send(new Date('2026-07-05T05:00:00Z'))).toBe(1);
  });

  it('is not sent where nothing waits, and not made up for later', async () => {
    await wants(people.idle);
    expect(await send(BERLIN)).toBe(0);
    const [row] = await api.db.select().from(morningMail);
    expect(row?.looked).toEqual(BERLIN);
  });

  it('is not sent again after a failure in the middle, nor lost', async () => {
    await wants(people.keeper);
    await api.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$;
      create trigger refuse before update on morning_mail for each statement execute function refuse()`);
    await expect(send(BERLIN)).rejects.toThrow();
    expect(await recipients()).toEqual([]);
    await api.pool.query('drop trigger refuse on morning_mail; drop function refuse()');
    expect(await send(BERLIN)).toBe(1);
  });

  it('has nothing of a brand on which the person is blocked, and goes to no blocked account', async () => {
    await wants(people.keeper);
    await api.db
      .update(everyBrand(accountBrand))
      .set({ blocked: BERLIN })
      .where(eq(accountBrand.accountId, people.keeper.id));
    expect(await send(BERLIN)).toBe(0);
    await api.db
      .update(everyBrand(accountBrand))
      .set({ blocked: null })
      .where(eq(accountBrand.accountId, people.keeper.id));
    await api.db.update(account).set({ blocked: BERLIN }).where(eq(account.id, people.keeper.id));
    expect(await send(NEW_YORK)).toBe(0);
    await api.db.update(account).set({ blocked: null }).where(eq(account.id, people.keeper.id));
  });
});

describe('the choice', () => {
  it('is one’s own, off at first, and starts with the next morning', async () => {
    expect(await api.ask(people.keeper, GET)).toEqual({ morningMail: null });
    const choice = { timeZone: 'Europe/Berlin', locale: 'en' };
    expect(await api.ask(people.keeper, SET, { timeZone: 'Europe/Berlin' })).toEqual({ setMorningMail: choice });
    expect(await api.ask(people.keeper, GET)).toEqual({ morningMail: choice });
    expect(await api.ask(people.boss, GET)).toEqual({ morningMail: null });
    expect(await send(new Date())).toBe(0);
    expect(await send(new Date(Date.now() + 86_400_000))).toBe(1);
    expect(await api.ask(people.keeper, SET, {})).toEqual({ setMorningMail: null });
    expect(await send(new Date(Date.now() + 2 * 86_400_000))).toBe(0);
  });

  it('takes no unknown time zone, and is for nobody else', async () => {
    expect(await api.ask(people.keeper, SET, { timeZone: 'Europe/Atlantis' })).toBe('BAD_INPUT');
    expect(await api.ask(people.seeker, SET, { timeZone: 'UTC' })).toBe('NOT_ALLOWED');
    expect(await api.ask(null, GET)).toBe('SIGN_IN_REQUIRED');
  });
});
