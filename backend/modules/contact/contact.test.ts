import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactMessage } from '../../database/schema/contact.ts';
import { outbox } from '../../database/schema/mail.ts';
import { rateLimit, upload } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { testUploads } from '../../testing/uploads.ts';
import { pdf } from '../../uploads/testing/files.ts';
import { formOf, uploadServer } from '../../uploads/testing/form.ts';
import { sweepMessages } from './chores.ts';

const brand = (id: string, contactEmail: string | null = `post@${id}.example`) =>
  testBrand(id, ({ site, locales, routes }) => {
    site.contactEmail = contactEmail;
    locales.default = 'en';
    routes.callToAction.afterContactSignedIn = '/dashboard';
  });
const api = testBackend([brand('acme'), brand('other'), brand('silent', null)], { uploads: testUploads() });
const server = uploadServer(api);

const SEND = `mutation ($answers: JSON!, $key: String) {
  sendContactMessage(answers: $answers, key: $key) { id faults { code pointer message } next }
}`;
const message = { name: 'Ida', email: 'Ida@Example.com ', subject: 'A question', body: 'When?\nWhere?' };

beforeEach(async () => {
  for (const table of [outbox, contactMessage, rateLimit, upload]) await api.db.delete(everyBrand(table));
});

interface Sent {
  id: number | null;
  faults: { code: string; pointer: string; message: string }[];
  next: string;
}

async function send(
  answers: unknown,
  {
    on = 'acme',
    key,
    locale = 'en',
    headers = {},
  }: {
    on?: string;
    key?: string;
    locale?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<Sent> {
  const response = await api.post(
    `${on}.example`,
    { query: SEND, variables: { answers, key } },
    { frontend: `${on};${locale}`, ...headers },
  );
  const { data, errors } = (await response.json()) as {
    data?: { sendContactMessage: Sent } | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  if (!data) throw new Error(`${errors?.[0]?.extensions.code}: ${errors?.[0]?.message}`);
  return data.sendContactMessage;
}

const mails = () => api.db.select().from(everyBrand(outbox)).orderBy(asc(outbox.id));
const attached = async (headers: Record<string, string> = {}) => {
  const { file } = await server.send(formOf(pdf(), { filename: 'Plan.pdf' }), headers);
  return { id: String(file.id), name: String(file.name), size: Number(file.size) };
};

describe('a message', () => {
  it('goes to the brand in its language, and is answered to its writer', async () => {
    const { id, faults, next } = await send({ message }, { locale: 'de' });
    expect({ faults, next }).toEqual({ faults: [], next: '/' });
    expect(await api.db.select().from(everyBrand(contactMessage))).toMatchObject([{ id, frontend: 'acme', files: [] }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      frontend: 'acme',
      locale: 'en',
      recipient: 'post@acme.example',
      replyTo: 'ida@example.com',
      subject: 'A question (message from Ida)',
    });
    expect(mail?.text).toContain('> When?\n> Where?');
  });

  it('is copied to a writer whose address is confirmed, in the language of the page', async () => {
    const ida = await insertPerson(api, { email: 'ida@example.com' });
    await send({ message: { ...message, copy: true } }, { locale: 'de', headers: ida.headers });
    const [, copy] = await mails();
    expect(copy).toMatchObject({ template: 'contact_copy', locale: 'de', recipient: 'ida@example.com', replyTo: null });
    expect(copy?.text).toContain('> When?');
  });

  it.each([
    ['a visitor', null],
    ['somebody who has not confirmed it', { email: 'new@example.com', emailVerified: null }],
    ['whoever it does not belong to', { email: 'other@example.com' }],
  ])('has no word in what goes to the address that %s gave', async (_, values) => {
    const to = values && 'emailVerified' in values ? values.email : 'victim@example.com';
    const person = values && (await insertPerson(api, values));
    const own = { ...message, email: to, name: 'Buy pills', subject: 'pills.example', body: 'https://pills.example' };
    await send({ message: { ...own, copy: true } }, person ? { headers: person.headers } : {});
    const [, receipt] = await mails();
    expect(receipt).toMatchObject({ template: 'contact_receipt', recipient: to, replyTo: null });
    expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toMatch(/pills/i);
  });

  it('goes on without a receipt where an address got three on a day, whoever sends and from where', async () => {
    const to = { ...message, email: 'flooded@example.com', copy: true };
    for (let times = 0; times < 5; times += 1) expect((await send({ message: to })).faults).toEqual([]);
    const templates = (await mails()).map(({ template }) => template);
    expect(templates.filter((template) => template === 'contact')).toHaveLength(5);
    expect(templates.filter((template) => template === 'contact_receipt')).toHaveLength(3);
  });

  it('goes out once, however often it is sent', async () => {
    const key = 'one-message-of-ida';
    const all = await Promise.all([1, 2, 3].map(() => send({ message }, { key })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect((await send({ message }, { key })).id).toBe(all[0]?.id);
    expect(await mails()).toHaveLength(1);
    await send({ message }, { key, on: 'other' });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['post@acme.example', 'post@other.example']);
  });

  it('leads signed-in people back to their own page', async () => {
    const { headers } = await insertPerson(api);
    expect((await send({ message }, { headers })).next).toBe('/dashboard');
  });
});

describe('a message is refused', () => {
  it('where something is wrong with it, at the field and in the language of the page', async () => {
    const { id, faults } = await send({ message: { ...message, email: 'ida', body: ' ' } }, { locale: 'fr' });
    expect(id).toBeNull();
    expect(faults).toEqual([
      { code: 'required', pointer: '/message/body', message: 'Veuillez remplir ce champ.' },
      {
        code: 'format',
        pointer: '/message/email',
        message: 'Veuillez saisir une adresse e-mail, par exemple ida@example.com.',
      },
    ]);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['a list', []],
    ['a text', 'hello'],
    ['an object of objects', { message: { name: {}, email: [], subject: 1, body: true } }],
    ['keys of prototypes', JSON.parse('{"__proto__":{"message":{}},"message":{"__proto__":{"copy":true}}}')],
    ['a foreign group', { message, account: { email: 'a@example.com' } }],
    ['an address with two', { message: { ...message, email: 'a@example.com,b@example.com' } }],
  ])('that is %s', async (_, answers) => {
    const { id, faults } = await send(answers);
    expect(id).toBeNull();
    expect(faults).not.toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('with line breaks that would make headers', async () => {
    await send({ message: { ...message, name: 'Ida\r\nBcc: x@example.com', subject: 'A\r\nBcc: y@example.com' } });
    const [mail] = await mails();
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.recipient).toBe('post@acme.example');
  });

  it('with a key of another shape', async () => {
    await expect(send({ message }, { key: 'a b' })).rejects.toThrow('BAD_INPUT: A key has 8 to 64 letters.');
  });

  it('by a brand without an address, in words', async () => {
    await expect(send({ message }, { on: 'silent' })).rejects.toThrow(
      'CONTACT_OFF: This site is not accepting messages right now.',
    );
  });

  it('after five within an hour from one network', async () => {
    for (let sent = 0; sent < 5; sent += 1) await send({ message });
    await expect(send({ message })).rejects.toThrow('TOO_MANY_TRIES');
    expect(await mails()).toHaveLength(5);
  });
});

describe('files of a message', () => {
  it('are kept, and linked to in the mail to the brand alone', async () => {
    const file = await attached();
    await send({ message: { ...message, copy: true, attachments: [file] } });
    expect(await api.db.select().from(everyBrand(upload))).toMatchObject([{ state: 'kept' }]);
    const [mail, copy] = await mails();
    const link = /Plan\.pdf\nhttps:\/\/acme\.example(\/files\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const opened = await api.backend.services.uploads.open('acme', link);
    expect(opened).toMatchObject({ name: 'Plan.pdf' });
    expect(await api.backend.services.uploads.open('other', link)).toBeNull();
    expect(copy?.text).not.toContain('/files/');
  });

  it('of another person are refused at their field, and nothing is sent', async () => {
    const [owner, thief] = [await insertPerson(api), await insertPerson(api)];
    const own = await attached(owner.headers);
    const guests = await attached();
    for (const id of [own.id, guests.id.split('.')[0], '1000000', '0']) {
      const { id: number, faults } = await send(
        { message: { ...message, attachments: [{ ...own, id }] } },
        { headers: thief.headers },
      );
      expect(number).toBeNull();
      expect(faults).toMatchObject([{ code: 'UPLOAD_UNKNOWN', pointer: '/message/attachments' }]);
    }
    expect(await mails()).toEqual([]);
    expect((await api.db.select().from(everyBrand(upload))).map(({ state }) => state)).toEqual([
      'temporary',
      'temporary',
    ]);
  });

  it('of another brand are refused', async () => {
    const file = await attached();
    const { faults } = await send({ message: { ...message, attachments: [file] } }, { on: 'other' });
    expect(faults).toMatchObject([{ code: 'UPLOAD_UNKNOWN' }]);
  });

  it('are five at most', async () => {
    const attachments = Array.from({ length: 6 }, (_, at) => ({ id: String(at + 1), name: 'a.pdf', size: 1 }));
    const { faults } = await send({ message: { ...message, attachments } });
    expect(faults).toMatchObject([{ code: 'maxItems', pointer: '/message/attachments' }]);
  });

  it('go after a month, with what was noted of the message', async () => {
    await send({ message: { ...message, attachments: [await attached()] } });
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    expect(await sweepMessages(api.pool, days(29))).toBe(0);
    await api.db.update(everyBrand(contactMessage)).set({ handled: days(1) });
    expect(await sweepMessages(api.pool, days(31))).toBe(1);
    expect(await api.db.select().from(everyBrand(upload))).toEqual([]);
    expect(await api.db.select().from(everyBrand(contactMessage))).toEqual([]);
  });

  it('go after a month alone while nobody has handled the message, which stays for half a year', async () => {
    const { id } = await send({ message: { ...message, attachments: [await attached()] } });
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    expect(await sweepMessages(api.pool, days(31))).toBe(1);
    expect(await sweepMessages(api.pool, days(179))).toBe(0);
    expect(await api.db.select().from(everyBrand(upload))).toEqual([]);
    expect(await api.db.select().from(everyBrand(contactMessage))).toMatchObject([{ id, files: [] }]);
    await sweepMessages(api.pool, days(181));
    expect(await api.db.select().from(everyBrand(contactMessage))).toEqual([]);
  });
});
