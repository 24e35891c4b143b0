/** Who reads the newsletter, through GraphQL on a real database. */
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { consent } from '../../database/schema/consent.ts';
import { newsletterReader } from '../../database/schema/newsletter.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { days } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';
import { sweepNewsletter } from './sweep.ts';

const switches = { newsletter: true };
const site = testAccountsOf([
  testBrand('acme', ({ features, locales }) => {
    Object.defineProperty(features, 'newsletter', { get: () => switches.newsletter, enumerable: true });
    Object.assign(locales, { default: 'en', supported: ['en', 'de'] });
  }),
  testBrand('other'),
]);
const SUBSCRIBE = `mutation ($email: String!) {
  subscribeToNewsletter(email: $email) { confirm faults { code pointer } } }`;
const FIELDS = '{ email text confirmed ended }';
const READ = `query ($token: String!) { newsletterReader(token: $token) ${FIELDS} }`;
const CONFIRM = `mutation ($token: String!) { confirmNewsletter(token: $token) ${FIELDS} }`;
const END = `mutation ($token: String!) { endNewsletter(token: $token) ${FIELDS} }`;
const SET = 'mutation ($wanted: Boolean!) { setNewsletter(wanted: $wanted) { since } }';
const SINCE = '{ newsletter { since } }';
const asked = { subscribeToNewsletter: { confirm: true, faults: [] } };

let people = 0;
function somebody(): string {
  people += 1;
  return `reader${people}@example.com`;
}

async function tokenTo(email: string): Promise<string> {
  const [mail] = await site.mailsTo(email);
  return /\/user\/newsletter\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** An address that was confirmed. */
async function reader(): Promise<{ email: string; token: string }> {
  const email = somebody();
  await site.ask(SUBSCRIBE, { email });
  const token = await tokenTo(email);
  await site.ask(CONFIRM, { token });
  return { email, token };
}

const ledger = (mail: string) =>
  site.db.select().from(everyBrand(consent)).where(eq(consent.mail, mail)).orderBy(consent.id);
const readers = () => site.db.select().from(everyBrand(newsletterReader)).orderBy(newsletterReader.id);

beforeEach(async () => {
  switches.newsletter = true;
  await site.db.delete(everyBrand(newsletterReader));
});

describe('an address without an account', () => {
  it('is confirmed with the link of a mail, and only then is there a consent', async () => {
    const email = somebody();
    expect(await site.ask(SUBSCRIBE, { email: ` ${email.toUpperCase()} ` })).toEqual(asked);
    const [mail] = await site.mailsTo(email);
    expect(mail).toMatchObject({ template: 'newsletter_confirm', frontend: 'acme' });
    const token = await tokenTo(email);
    const shown = {
      email,
      text: '<p>I would like to receive news from this site by email, no more than once a week. I can unsubscribe at any time with the link in every email.</p>',
      confirmed: false,
      ended: false,
    };
    expect(await site.ask(READ, { token })).toEqual({ newsletterReader: shown });
    expect(await ledger(email)).toEqual([]);
    const confirmed = { confirmNewsletter: { ...shown, confirmed: true } };
    expect(await site.ask(CONFIRM, { token })).toEqual(confirmed);
    expect(await site.ask(CONFIRM, { token })).toEqual(confirmed);
    expect(await ledger(email)).toMatchObject([{ frontend: 'acme', accountId: null, withdrawn: null }]);
    const [row] = await readers();
    expect(JSON.stringify(row)).not.toContain(token.slice(token.indexOf('-') + 1));
  });

  it('gets the same answer whether it subscribes or not; its owner learns it by mail', async () => {
    const { email, token } = await reader();
    expect(await site.ask(SUBSCRIBE, { email })).toEqual(asked);
    expect(await site.mailsTo(email)).toMatchObject([{ template: 'newsletter_known' }, {}]);
    expect(await tokenTo(email)).toBe(token);
    const person = await insertPerson(site);
    await site.ask(SET, { wanted: true }, person);
    expect(await site.ask(SUBSCRIBE, { email: person.email })).toEqual(asked);
    expect(await site.mailsTo(person.email)).toMatchObject([{ template: 'newsletter_known' }]);
    expect(await site.ask(READ, { token: await tokenTo(person.email) })).toMatchObject({
      newsletterReader: { email: person.email, confirmed: true },
    });
  });

  it('unsubscribes with the link, which stays good for subscribing again, and on no other brand', async () => {
    const { email, token } = await reader();
    const strange = await reader();
    const forged = `${token.split('-')[0]}-${strange.token.split('-').slice(1).join('-')}`;
    for (const wrong of [forged, `${token}x`, 'x', ''])
      for (const [document, name] of [
        [READ, 'newsletterReader'],
        [CONFIRM, 'confirmNewsletter'],
        [END, 'endNewsletter'],
      ] as const)
        expect(await site.ask(document, { token: wrong })).toEqual({ [name]: null });
    expect(await site.ask(END, { token }, { brand: 'other' })).toEqual({ endNewsletter: null });
    expect(await site.ask(END, { token })).toMatchObject({ endNewsletter: { ended: true } });
    expect(await site.ask(END, { token })).toMatchObject({ endNewsletter: { ended: true } });
    expect(await ledger(email)).toMatchObject([{ withdrawn: expect.any(Date) }]);
    expect(await ledger(strange.email)).toMatchObject([{ withdrawn: null }]);
    expect(await site.ask(CONFIRM, { token })).toMatchObject({ confirmNewsletter: { confirmed: true, ended: false } });
    expect(await ledger(email)).toMatchObject([{ withdrawn: expect.any(Date) }, { withdrawn: null }]);
  });

  it('unsubscribes with the one click of a mail program, and only on its brand', async () => {
    const { email, token } = await reader();
    const { services, work } = site.backend;
    const end = async (brand: string) => {
      const found = work.findBrand(brand);
      return found && services.endNewsletter(found, token);
    };
    expect([await end('other'), await end('acme'), await end('acme')]).toEqual([false, true, true]);
    expect(await ledger(email)).toMatchObject([{ withdrawn: expect.any(Date) }]);
  });

  it.each([
    ['', 'required'],
    ['ida', 'format'],
    ['ida@example.com, bob@example.com', 'format'],
  ])('is no %j', async (email, code) => {
    expect(await site.ask(SUBSCRIBE, { email })).toEqual({
      subscribeToNewsletter: { confirm: false, faults: [{ code, pointer: '/subscription/email' }] },
    });
  });

  it('gets five mails a day, whoever enters it and wherever', async () => {
    const email = somebody();
    for (let times = 0; times < 5; times += 1)
      await site.ask(SUBSCRIBE, { email }, { brand: times % 2 ? 'acme' : 'other' });
    await expect(site.ask(SUBSCRIBE, { email })).rejects.toThrow('TOO_MANY_TRIES');
    expect(await site.mailsTo(email)).toHaveLength(5);
  });

  it('goes when nobody confirms it, and after it unsubscribed; the ledger keeps its fingerprint', async () => {
    await site.ask(SUBSCRIBE, { email: somebody() });
    const { email, token } = await reader();
    await reader();
    await site.ask(END, { token });
    expect(await sweepNewsletter(site.db, days(6))).toBe(0);
    expect(await sweepNewsletter(site.db, days(8))).toBe(1);
    expect(await ledger(email)).toHaveLength(1);
    expect(await sweepNewsletter(site.db, days(31))).toBe(1);
    expect(await ledger(email)).toEqual([]);
    const own = and(isNull(consent.accountId), isNull(consent.withdrawn));
    expect(await site.db.select().from(everyBrand(consent)).where(own)).not.toEqual([]);
    expect(await readers()).toHaveLength(1);
  });
});

describe('a member', () => {
  it('subscribes and unsubscribes in the settings, on this brand alone', async () => {
    const person = await insertPerson(site);
    expect(await site.ask(SET, { wanted: true }, person)).toEqual({ setNewsletter: { since: expect.any(String) } });
    await site.ask(SET, { wanted: true }, person);
    expect(await readers()).toMatchObject([{ accountId: person.id, email: null, frontend: 'acme', ended: null }]);
    expect(await site.ask(SET, { wanted: false }, person)).toEqual({ setNewsletter: { since: null } });
    expect(await ledger(person.email)).toMatchObject([{ withdrawn: expect.any(Date) }]);
    await site.ask(SET, { wanted: true }, person);
    expect(await readers()).toMatchObject([{ accountId: person.id, ended: null }]);
    const other = await insertPerson(site);
    await site.ask(SET, { wanted: false }, other);
    expect(await site.ask(SINCE, {}, person)).toEqual({ newsletter: { since: expect.any(String) } });
  });

  it('needs no mail where the address is the own confirmed one', async () => {
    const person = await insertPerson(site);
    expect(await site.ask(SUBSCRIBE, { email: person.email }, person)).toEqual({
      subscribeToNewsletter: { confirm: false, faults: [] },
    });
    expect(await site.mailsTo(person.email)).toEqual([]);
    expect(await readers()).toMatchObject([{ accountId: person.id }]);
    const unsure = await insertPerson(site, { emailVerified: null });
    expect(await site.ask(SUBSCRIBE, { email: unsure.email }, unsure)).toEqual(asked);
    expect(await site.ask(SUBSCRIBE, { email: somebody() }, person)).toEqual(asked);
  });

  it('ends what was begun with the address alone, once it is confirmed, and the other way round', async () => {
    const early = await reader();
    const person = await insertPerson(site, { email: early.email });
    expect(await site.ask(SINCE, {}, person)).toEqual({ newsletter: { since: expect.any(String) } });
    await site.ask(SET, { wanted: true }, person);
    await site.ask(END, { token: early.token });
    expect(await site.ask(SINCE, {}, person)).toEqual({ newsletter: { since: null } });
    expect(await ledger(early.email)).toMatchObject([{ withdrawn: expect.any(Date) }, { withdrawn: expect.any(Date) }]);
    const late = await reader();
    const unsure = await insertPerson(site, { email: late.email, emailVerified: null });
    expect(await site.ask(SINCE, {}, unsure)).toEqual({ newsletter: { since: null } });
    await site.ask(SET, { wanted: false }, unsure);
    expect(await site.ask(READ, { token: late.token })).toMatchObject({ newsletterReader: { ended: false } });
  });

  it('takes everything along: what is kept is exported, and gone with the account', async () => {
    const { email } = await reader();
    const person = await insertPerson(site, { email });
    await site.ask(SET, { wanted: true }, person);
    const { exportAccount } = await site.ask<{ exportAccount: Record<string, object[]> }>(
      '{ exportAccount }',
      {},
      person,
    );
    expect(exportAccount.newsletter_reader).toHaveLength(2);
    expect(JSON.stringify(exportAccount.newsletter_reader)).not.toContain('nonce');
    expect(exportAccount.consent).toHaveLength(2);
  });
});

it('is not there while it is off', async () => {
  const person = await insertPerson(site);
  const { token } = await reader();
  switches.newsletter = false;
  for (const [document, variables] of [
    [SINCE, {}],
    [SET, { wanted: true }],
    [SUBSCRIBE, { email: somebody() }],
    [READ, { token }],
    [CONFIRM, { token }],
    [END, { token }],
  ] as const)
    await expect(site.ask(document, variables, person)).rejects.toThrow('FEATURE_OFF');
});
