/** What administrators see of contact messages, and that they see to them. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEvent } from '../../database/schema/accounts.ts';
import { contactMessage } from '../../database/schema/contact.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend({ document: { site: { contactEmail: 'post@example.com' } } });
const people = {} as Record<'acme' | 'rhein' | 'boss' | 'editor', Person>;
/** By brand, a message that differs in nothing else. */
const sent: Record<string, number> = {};

beforeAll(async () => {
  people.acme = await insertPerson(api, { roles: ['site_admin'], displayName: 'Ada' });
  people.rhein = await insertPerson(api, { roles: ['site_admin'], on: 'rhein' });
  people.boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  people.editor = await insertPerson(api, { roles: ['job_editor'] });
});
beforeEach(async () => {
  for (const table of [contactMessage, outbox, accountEvent, rateLimit]) await api.db.delete(everyBrand(table));
  const message = {
    name: 'Ida',
    email: 'ida@example.com',
    subject: 'A question',
    body: 'See https://x.example/secret',
  };
  const SEND = 'mutation ($answers: JSON!) { sendContactMessage(answers: $answers) { id faults { message } } }';
  for (const brand of ['acme', 'rhein']) {
    const answer = (await api.ask(null, SEND, { answers: { message } }, brand)) as {
      sendContactMessage: { id: number };
    };
    sent[brand] = answer.sendContactMessage.id;
  }
});

const HANDLE = 'mutation ($id: Int!, $handled: Boolean!) { handleContactMessage(id: $id, handled: $handled) }';
const ask = (who: keyof typeof people, query: string, variables = {}) =>
  api.ask(people[who], query, variables, who === 'rhein' ? 'rhein' : 'acme');
const mark = async (who: keyof typeof people, brand: string, handled = true) => {
  const answer = await ask(who, HANDLE, { id: sent[brand], handled });
  return typeof answer === 'string' ? answer : (answer as { handleContactMessage: boolean }).handleContactMessage;
};
const waiting = async (who: keyof typeof people) => {
  const answer = (await ask(who, '{ waitingToday { kind brand count } }')) as { waitingToday: { kind: string }[] };
  return answer.waitingToday.filter(({ kind }) => kind === 'messages');
};
const LIST = `query ($filters: [AdminFilterValue!]) {
  adminEntries(of: "messages", filters: $filters) { entries { id title brand values } } }`;
const listed = async (who: keyof typeof people, state: string) => {
  const answer = await ask(who, LIST, { filters: [{ name: 'state', value: state }] });
  return (answer as { adminEntries: { entries: { id: number; brand: string; values: object }[] } }).adminEntries
    .entries;
};

describe('a contact message', () => {
  it('waits on its brand until somebody handles it, and again when it is reopened', async () => {
    const one = (brand: string) => ({ kind: 'messages', brand, count: 1 });
    expect(await waiting('acme')).toEqual([one('acme')]);
    expect(await mark('acme', 'acme')).toBe(true);
    expect(await mark('boss', 'acme')).toBe(false);
    expect(await waiting('acme')).toEqual([]);
    expect(await waiting('boss')).toEqual([one('rhein')]);
    expect((await listed('acme', 'handled')).map(({ id }) => id)).toEqual([sent.acme]);
    expect(await mark('boss', 'acme', false)).toBe(true);
    expect(await waiting('acme')).toEqual([one('acme')]);
    const events = await api.db.select().from(everyBrand(accountEvent)).orderBy(accountEvent.id);
    const detail = { contactMessage: String(sent.acme) };
    expect(events.map(({ kind, frontend, accountId, detail: said }) => [kind, frontend, accountId, said])).toEqual([
      ['contact_handled', 'acme', people.acme.id, detail],
      ['contact_reopened', 'acme', people.boss.id, detail],
    ]);
  });

  it('says who handled it, who wrote it and what, without links', async () => {
    await mark('acme', 'acme');
    const [entry] = await listed('acme', 'handled');
    expect(entry).toMatchObject({
      ...{ id: sent.acme, brand: 'acme' },
      values: { sender: 'ida@example.com', handler: 'Ada', handlerId: people.acme.id, state: 'handled' },
    });
    expect(entry?.values).toMatchObject({ letter: expect.stringContaining('See https://x.example/…') });
  });

  it('is still listed when its mail is gone', async () => {
    await api.db.delete(everyBrand(outbox)).where(eq(outbox.frontend, 'acme'));
    const [entry] = await listed('acme', 'open');
    expect(entry).toMatchObject({ id: sent.acme, title: `#${sent.acme}`, values: { letter: null, sender: null } });
  });

  it('is for administrators of its brand', async () => {
    expect(await mark('rhein', 'acme')).toBe(false);
    expect(await mark('editor', 'acme')).toBe('NOT_ALLOWED');
    expect((await listed('rhein', 'open')).map(({ id }) => id)).toEqual([sent.rhein]);
    expect(await waiting('acme')).toHaveLength(1);
  });
});
