import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { accountEvent } from '../../database/schema/accounts.ts';
import { outbox } from '../../database/schema/mail.ts';
import { RATE_LIMITS } from '../../guards/rate-limit.ts';
import { TEMPLATES } from '../../mail/templates.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { adminBackend } from './testing/admin-backend.ts';

const api = adminBackend({ document: { locales: { default: 'en', supported: ['en', 'de'], region: 'eu' } } });
const ARGUMENTS = '$brand: String!, $locale: String!, $template: String!, $kind: MailSampleKind!';
const PASSED = 'brand: $brand, locale: $locale, template: $template, kind: $kind';
const LOOK = `query (${ARGUMENTS}) { mailSample(${PASSED}) { from subject text html } }`;
const SEND = `mutation (${ARGUMENTS}) { sendMailSample(${PASSED}) }`;

let keeper: Person;
beforeAll(async () => {
  await insertPerson(api, { email: 'reader@example.com' });
  keeper = await insertPerson(api, { roles: ['site_admin'], email: 'keeper@example.com' });
});

const sample = { brand: 'acme', locale: 'de', template: 'job_refused', kind: 'NAMED' };
interface Looked {
  mailSample: { from: string; subject: string; text: string; html: string };
}
const look = async (asked: object) => (await api.ask(keeper, LOOK, { ...sample, ...asked })) as Looked;
const sent = () =>
  api.db.select().from(everyBrand(outbox)).where(eq(outbox.template, 'job_refused')).orderBy(desc(outbox.id));

it('lists every template with its subject, in a language of the brand', async () => {
  const query = (more: string) =>
    `{ mailTemplates(brand: "acme"${more}) { locale languages templates { name subject } } }`;
  const { mailTemplates } = (await api.ask(keeper, query(', locale: "de"'))) as {
    mailTemplates: { locale: string; languages: string[]; templates: { name: string; subject: string }[] };
  };
  expect(mailTemplates.templates.map(({ name }) => name)).toEqual(TEMPLATES);
  expect(mailTemplates.templates).toContainEqual({
    name: 'password_changed',
    subject: 'Ihr Passwort bei The acme wurde geändert',
  });
  expect([mailTemplates.locale, mailTemplates.languages]).toEqual(['de', ['en', 'de']]);
  expect(await api.ask(keeper, query(', locale: "fr"'))).toBe('BAD_INPUT');
});

it('shows an email with made-up names, in the look of its brand', async () => {
  const { mailSample } = await look({});
  expect(mailSample.from).toBe('The acme');
  expect(mailSample.text).toContain('Guten Tag Ada Byron,');
  expect(mailSample.text).toContain('> Who pays?');
  expect(mailSample.html).toContain('https://acme.example/contact?sample=a');
  expect((await look({ kind: 'UNNAMED' })).mailSample.text).toContain('Guten Tag,');
  const long = (await look({ kind: 'LONG' })).mailSample;
  expect(long.text).toContain('Reporter Reporter Reporter Reporter Reporter Reporter');
  expect(await look({ template: 'toString' })).toBe('BAD_INPUT');
});

it.each(TEMPLATES.map((name) => [name]))('writes %s at any length', async (template) => {
  const { mailSample } = await look({ template, kind: 'LONG' });
  expect(`${mailSample.subject}${mailSample.text}`).not.toMatch(/\{\{|undefined|\[object|intro_/);
});

it('is for those who administer the brand', async () => {
  for (const document of [LOOK, SEND])
    expect(await api.ask(keeper, document, { ...sample, brand: 'rhein' })).toBe('NOT_ALLOWED');
  expect(await api.ask(keeper, '{ mailTemplates(brand: "rhein") { locale } }')).toBe('NOT_ALLOWED');
  expect(await sent()).toEqual([]);
});

it('sends exactly what it shows, to the person alone, a limited number of times, and logs it', async () => {
  const { mailSample } = await look({});
  expect(await api.ask(keeper, SEND, sample)).toEqual({ sendMailSample: 'keeper@example.com' });
  const [mail] = await sent();
  expect(mail).toMatchObject({
    frontend: 'acme',
    recipient: 'keeper@example.com',
    replyTo: null,
    subject: `[Test] ${mailSample.subject}`,
    text: mailSample.text,
    html: mailSample.html,
  });
  const events = await api.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.kind, 'mail_tested'));
  expect(events).toMatchObject([
    { frontend: 'acme', accountId: keeper.id, detail: { template: 'job_refused', language: 'de' } },
  ]);
  for (let times = 1; times < RATE_LIMITS['mail-sample'].points; times += 1) await api.ask(keeper, SEND, sample);
  expect(await api.ask(keeper, SEND, sample)).toBe('TOO_MANY_TRIES');
  expect(await sent()).toHaveLength(RATE_LIMITS['mail-sample'].points);
});
