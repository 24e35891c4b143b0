import { asc } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '../../backend/database/schema/accounts.ts';
import { contactMessage } from '../../backend/database/schema/contact.ts';
import { outbox } from '../../backend/database/schema/mail.ts';
import { rateLimit, upload } from '../../backend/database/schema/uploads.ts';
import { hashPassword } from '../../backend/modules/accounts/passwords.ts';
import { testBrand } from '../../backend/testing/backend.ts';
import { everyBrand } from '../../backend/testing/every-brand.ts';
import { insertPerson } from '../../backend/testing/people.ts';
import { insertBasics } from '../../backend/testing/rows.ts';
import { pdf } from '../../backend/uploads/testing/files.ts';
import { BOUNDARY, encodeForm, type Part } from '../../backend/uploads/testing/form.ts';
import { createTexts } from '../../tests/site/support/texts.ts';
import { testAuthSite } from '../testing/auth-site.ts';

const PASSWORD = 'ten letters!';
const t = createTexts('en');
const french = createTexts('fr');
const own = testBrand('acme', ({ site, forms, customFields }) => {
  site.contactEmail = 'post@acme.example';
  forms.registration.items = {};
  customFields.topic = {
    label: 'Topic',
    multiple: true,
    required: false,
    groups: ['contact/message'],
    terms: { press: { label: 'Press' }, jobs: { label: 'Jobs' } },
  };
});
const checked = testBrand('checked', ({ site, forms }) => {
  site.contactEmail = 'post@checked.example';
  forms.contact.captcha = true;
  forms.registration.captcha = true;
});
const site = testAuthSite([own, checked]);
const { api } = site;
const origin = 'https://acme.example';
const sender = { origin, 'sec-fetch-site': 'same-origin' };

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'checked']);
  const passwordHash = await hashPassword(PASSWORD);
  await insertPerson(api, { email: 'ada@example.com', displayName: 'Ada', passwordHash });
});
beforeEach(async () => {
  for (const table of [outbox, contactMessage, rateLimit, upload]) await api.db.delete(everyBrand(table));
});

const message = {
  form: 'contact',
  '/message/name': 'Ida Berg',
  '/message/email': 'Ida@Example.com ',
  '/message/subject': 'A question',
  '/message/body': 'When?\r\nWhere?',
};
const newcomer = {
  form: 'registration',
  '/account/email': 'new@example.com',
  '/account/password': 'a long password',
  '/account/role': 'applicant',
  '/consents/terms': 'on',
};
const mails = () => api.db.select().from(everyBrand(outbox)).orderBy(asc(outbox.id));
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = sender) =>
  site.open().ask(path, { form, headers });
const parts = (fields: Record<string, string>): Part[] =>
  Object.entries(fields).map(([name, text]) => ({ name, text }));
const postParts = (path: string, all: readonly Part[] | Buffer, headers: Record<string, string> = {}) =>
  site.open().ask(path, {
    body: Buffer.isBuffer(all) ? all : encodeForm(all),
    method: 'POST',
    headers: { ...sender, 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  });
const file = (bytes: Buffer, filename = 'Plan.pdf'): Part => ({ name: '/message/attachments', filename, bytes });

describe('a message', () => {
  it('is sent as by the API, and leads on to where the brand says', async () => {
    const reply = await post('/de/contact', { ...message, '/message/copy': 'on' });
    expect([reply.status, reply.headers.location, reply.headers['cache-control'], reply.text]).toEqual([
      303,
      '/de?sent=contact',
      'no-store',
      '',
    ]);
    expect(await mails()).toMatchObject([
      {
        template: 'contact',
        recipient: 'post@acme.example',
        replyTo: 'ida@example.com',
        subject: 'A question (message from Ida Berg)',
      },
      { template: 'contact_receipt', locale: 'de', recipient: 'ida@example.com' },
    ]);
    expect((await mails())[0]?.text).toContain('> When?\n> Where?');
  });

  it('goes out once, however often the button is pressed, and again when it says something else', async () => {
    const browser = site.open();
    const send = (form: Record<string, string>) => browser.ask('/contact', { form, headers: sender });
    const all = await Promise.all([send(message), send(message)]);
    expect([...all, await send(message)].map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await mails()).toHaveLength(1);
    await send({ ...message, '/message/body': 'Why?' });
    expect(await mails()).toHaveLength(2);
  });

  it('comes back with what is wrong at its fields and all that was typed, in the language of the page', async () => {
    const reply = await post('/fr/contact', {
      ...message,
      '/message/email': 'ida',
      '/message/body': ' ',
      '/message/copy': 'on',
    });
    expect(reply.status).toBe(422);
    expect(reply.json()).toMatchObject({
      locale: 'fr',
      posted: {
        form: 'contact',
        refusal: null,
        isSent: false,
        answers: { message: { name: 'Ida Berg', email: 'ida', subject: 'A question', body: ' ', copy: true } },
        faults: [
          { code: 'required', pointer: '/message/body', message: french('forms:fault.required') },
          {
            code: 'format',
            pointer: '/message/email',
            message: french('forms:fault.format.email'),
          },
        ],
      },
    });
    expect(await mails()).toEqual([]);
  });

  it('takes several values of one field, and no field that the form does not have', async () => {
    const body = `${new URLSearchParams(message)}&%2Fmessage%2Ftopic=press&%2Fmessage%2Ftopic=jobs`;
    const send = (text: string) =>
      site
        .open()
        .ask('/contact', { body: text, headers: { ...sender, 'content-type': 'application/x-www-form-urlencoded' } });
    expect((await send(body)).status).toBe(303);
    const reply = await send(`${body}&%2Fmessage%2F__proto__=x&%2Faccount%2Fpassword=y&x=z`);
    expect([reply.status, reply.json().posted]).toMatchObject([
      422,
      {
        answers: { message: { topic: ['press', 'jobs'] } },
        faults: ['/message/__proto__', '/account/password', 'x'].map((pointer) => ({
          code: 'additionalProperties',
          pointer,
        })),
      },
    ]);
  });

  it('is refused in words after five within an hour from one network', async () => {
    const browser = site.open();
    for (let at = 0; at < 5; at += 1)
      await browser.ask('/contact', { form: { ...message, '/message/subject': `No. ${at}` }, headers: sender });
    const reply = await browser.ask('/contact', { form: message, headers: sender });
    expect([reply.status, reply.json().posted]).toMatchObject([
      429,
      {
        refusal: expect.stringMatching(
          new RegExp(`^${t('refusals:TOO_MANY_TRIES_other').replace('{{count}}', '\\d+')}$`),
        ),
        answers: { message: { name: 'Ida Berg' } },
      },
    ]);
  });

  it('is copied to somebody who is signed in and whose address it is, and leads them to their own page', async () => {
    const browser = site.open();
    await browser.signIn('ada@example.com', PASSWORD);
    const form = { ...message, '/message/email': 'ada@example.com', '/message/copy': 'on' };
    const reply = await browser.ask('/contact', { form, headers: sender });
    expect([reply.status, reply.headers.location]).toEqual([303, '/dashboard?sent=contact']);
    expect((await mails()).map(({ template }) => template)).toEqual(['contact', 'contact_copy']);
  });

  it('says where to write where robots are looked for, since that needs scripts', async () => {
    const headers = { origin: 'https://checked.example' };
    const reply = await site.open('checked.example').ask('/contact', { form: message, headers });
    expect([reply.status, reply.json().posted]).toMatchObject([
      422,
      {
        refusal: t('posted:captchaWrite').replace('{{email}}', 'post@checked.example'),
        answers: { message: { subject: 'A question' } },
      },
    ]);
  });
});

describe('files of a message', () => {
  it('go with it', async () => {
    const reply = await postParts('/contact', [...parts(message), file(pdf())]);
    expect([reply.status, reply.headers.location]).toEqual([303, '/?sent=contact']);
    expect(await api.db.select().from(everyBrand(upload))).toMatchObject([{ state: 'kept', name: 'Plan.pdf' }]);
    expect((await mails())[0]?.text).toContain('Plan.pdf');
  });

  it('may be none, and fields may stand behind them', async () => {
    const { '/message/body': body, ...before } = message;
    const reply = await postParts('/contact', [
      ...parts(before),
      file(Buffer.alloc(0), ''),
      ...parts({ '/message/body': body }),
    ]);
    expect(reply.status).toBe(303);
  });

  it('have to be chosen again when something else is wrong, and are not kept', async () => {
    const reply = await postParts('/contact', [...parts({ ...message, '/message/email': '' }), file(pdf())]);
    expect([reply.status, reply.json().posted]).toMatchObject([
      422,
      {
        faults: [
          { pointer: '/message/email', message: t('forms:fault.required') },
          {
            pointer: '/message/attachments',
            message: t('posted:fileAgain'),
          },
        ],
      },
    ]);
    expect(reply.text).not.toContain('Plan.pdf');
    expect(await api.db.select().from(everyBrand(upload))).toEqual([]);
  });

  it('are refused at their field when they are of another kind, while the rest of the form is read', async () => {
    const { '/message/body': body, ...before } = message;
    const all = [
      ...parts(before),
      file(Buffer.from('#!/bin/sh\n'.repeat(20_000)), 'run.sh'),
      ...parts({ '/message/body': body }),
    ];
    const reply = await postParts('/contact', all);
    expect([reply.status, reply.json().posted]).toMatchObject([
      422,
      {
        answers: { message: { body: 'When?\nWhere?' } },
        faults: [{ code: 'UPLOAD_TYPE_REFUSED', pointer: '/message/attachments' }],
      },
    ]);
    expect(await mails()).toEqual([]);
  });

  it.each<[string, Buffer | Part[]]>([
    ['is cut off', encodeForm([...parts(message), file(pdf())]).subarray(0, -40)],
    ['has a file of a field that takes none', [...parts(message), { ...file(pdf()), name: '/message/body' }]],
    [
      'has 300 fields',
      parts({ ...message, ...Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`x${at}`, 'y'])) }),
    ],
    ['holds NUL', parts({ ...message, '/message/body': 'a\0b' })],
  ])('are not read from a form that %s', async (_, body) => {
    const reply = await postParts('/contact', body);
    expect([reply.status, reply.json().posted]).toMatchObject([400, { refusal: t('posted:unreadable') }]);
    expect(await mails()).toEqual([]);
  });
});

describe('registering', () => {
  it('makes an account, mails a link, and leads to a page that says so', async () => {
    const reply = await post('/user/register?destination=%2Fjobs', newcomer);
    expect([reply.status, reply.headers.location]).toEqual([
      303,
      '/user/register?sent=registration&destination=%2Fjobs',
    ]);
    expect(await mails()).toMatchObject([{ recipient: 'new@example.com', template: 'verify_email' }]);
    const page = await site.open().ask('/user/register?sent=registration');
    expect([page.status, page.json()]).toMatchObject([
      200,
      { posted: { form: 'registration', isSent: true, faults: [] } },
    ]);
  });

  it('answers the same for an address that is known', async () => {
    const reply = await post('/user/register', { ...newcomer, '/account/email': 'ada@example.com' });
    expect([reply.status, reply.headers.location]).toEqual([303, '/user/register?sent=registration']);
  });

  it('shows what is wrong, and never the password again', async () => {
    const { '/consents/terms': _, ...without } = newcomer;
    const reply = await post('/de/user/register', { ...without, '/account/email': 'x', '/account/role': 'recruiter' });
    expect([reply.status, reply.json().posted]).toMatchObject([
      422,
      {
        answers: { account: { email: 'x', role: 'recruiter' }, consents: { terms: false } },
        faults: [{ pointer: '/account/email' }, { pointer: '/consents/terms', code: 'const' }],
      },
    ]);
    expect(reply.text).not.toContain(newcomer['/account/password']);
  });
});

describe('signing in', () => {
  const ada = { form: 'login', email: 'ada@example.com', password: PASSWORD };

  it('opens a session without a token that the browser fetched, and leads to where the person wanted to go', async () => {
    const browser = site.open();
    const reply = await browser.ask('/user/login?destination=%2Fjobs%3Fsearch%3Dcook', { form: ada, headers: sender });
    expect([reply.status, reply.headers.location, reply.headers['cache-control']]).toEqual([
      303,
      '/jobs?search=cook',
      'no-store',
    ]);
    expect(reply.cookies).toEqual([
      expect.stringMatching(
        /^__Secure-next-auth\.session-token=.+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^np-signed-in=1; Path=\/; Secure; SameSite=Lax; Expires=/),
    ]);
    expect(await browser.session()).toMatchObject({ user: { email: 'ada@example.com' } });
  });

  it.each([
    ['/user/login', '/dashboard'],
    ['/de/user/login?destination=https%3A%2F%2Fevil.example', '/de/dashboard'],
    ['/user/login?callbackUrl=%2F%2Fevil.example', '/dashboard'],
  ])('leads from %s to %s', async (path, target) => {
    expect((await post(path, ada)).headers.location).toBe(target);
  });

  it('says that address or password is wrong, keeps the address and sets nothing', async () => {
    const reply = await post('/user/login', { ...ada, password: 'not the password' });
    expect([reply.status, reply.cookies, reply.json().posted]).toEqual([
      422,
      [],
      {
        form: 'login',
        status: 422,
        answers: { credentials: { email: 'ada@example.com' } },
        faults: [],
        refusal: 'CredentialsSignin',
        isSent: false,
      },
    ]);
    expect(reply.text).not.toContain('not the password');
  });

  it('asks for what is missing', async () => {
    const reply = await post('/de/user/login', { ...ada, password: '' });
    expect([reply.status, reply.json().posted]).toMatchObject([
      422,
      {
        refusal: null,
        faults: [
          { code: 'required', pointer: '/credentials/password', message: createTexts('de')('account:form.required') },
        ],
      },
    ]);
  });

  it('waits after ten tries for one account', async () => {
    const wrong = { ...ada, email: 'bo@example.com', password: 'not the password' };
    for (let at = 0; at < 10; at += 1) await post('/user/login', wrong);
    const reply = await post('/user/login', wrong);
    expect([reply.status, reply.json().posted]).toMatchObject([429, { refusal: 'TooManyTries' }]);
  });
});

describe('a post', () => {
  it.each<[string, Record<string, string>]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'https://acme.example:8443' }],
    ['of a page without an origin', { origin: 'null' }],
    ['that the browser calls cross-site', { origin, 'sec-fetch-site': 'cross-site' }],
    ['of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['linked from another site', { referer: 'https://evil.example/acme.example' }],
    ['that does not say where it comes from', {}],
  ])('%s is refused with a page that says so, unread', async (_, headers) => {
    for (const [path, form] of [
      ['/contact', message],
      ['/user/register', newcomer],
      ['/user/login', { form: 'login', email: 'ada@example.com', password: PASSWORD }],
    ] as const) {
      const reply = await post(path, form, headers);
      expect([reply.status, reply.cookies, reply.json().posted]).toEqual([
        403,
        [],
        {
          form: null,
          status: 403,
          answers: {},
          faults: [],
          refusal: t('posted:otherSite'),
          isSent: false,
        },
      ]);
    }
    expect(await mails()).toEqual([]);
  });

  const urlencoded = { ...sender, 'content-type': 'application/x-www-form-urlencoded' };
  it.each<[string, string, Record<string, string>, number]>([
    ['is half of a letter', 'form=contact&%2Fmessage%2Fname=%C3', urlencoded, 400],
    ['ends in the middle of a letter', 'form=contact&x=%2', urlencoded, 400],
    ['holds NUL', 'form=contact&%2Fmessage%2Fname=a%00b', urlencoded, 400],
    ['has a thousand fields', `form=contact${'&a=b'.repeat(1000)}`, urlencoded, 400],
    ['names no form', '%2Fmessage%2Fname=Ida', urlencoded, 400],
    ['names a form of another page', 'form=login&email=a&password=b', urlencoded, 400],
    ['names two forms', 'form=contact&form=contact', urlencoded, 400],
    ['is JSON', '{"form":"contact"}', { ...sender, 'content-type': 'application/json' }, 415],
    ['is compressed', 'form=contact', { ...urlencoded, 'content-encoding': 'gzip' }, 415],
    ['has no kind', 'form=contact', sender, 415],
  ])('that %s is no form of this site', async (_, body, headers, status) => {
    const reply = await site.open().ask('/contact', { body, headers });
    expect([reply.status, reply.json().posted]).toMatchObject([status, { refusal: t('posted:unreadable') }]);
  });

  it('that is too large is refused in words', async () => {
    const reply = await post('/contact', { ...message, '/message/body': 'x'.repeat(300 * 1024) });
    expect([reply.status, reply.json().posted]).toMatchObject([413, { refusal: t('posted:tooLarge') }]);
  });

  it('to a page without such a form is passed on, and so is whoever only looks', async () => {
    for (const path of ['/', '/jobs', '/user/settings', '/nope'])
      expect((await post(path, message)).text, path).toBe('passed on');
    for (const path of [
      '/contact',
      '/contact?sent=',
      '/contact?sent=x',
      '/?sent=registration',
      '/user/login?sent=login',
    ])
      expect((await site.open().ask(path)).text, path).toBe('passed on');
  });

  it('leaves no word of itself in the log', async () => {
    api.entries.length = 0;
    site.entries.length = 0;
    const secret = { '/message/name': 'A secret name', '/message/email': 'secret' };
    await post('/contact', { ...message, ...secret });
    await post('/user/login', { form: 'login', email: 'secret@example.com', password: 'a secret password' });
    expect(JSON.stringify([api.entries, site.entries])).not.toMatch(/secret/i);
  });

  it('makes no account twice', async () => {
    const twice = { ...newcomer, '/account/email': 'twice@example.com' };
    expect(
      (await Promise.all([post('/user/register', twice), post('/user/register', twice)])).map(({ status }) => status),
    ).toEqual([303, 303]);
    const rows = await api.db.select({ email: account.email }).from(account);
    expect(rows.filter(({ email }) => email === 'twice@example.com')).toHaveLength(1);
  });
});
