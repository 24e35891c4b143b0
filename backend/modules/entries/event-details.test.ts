/** What the activity log says, in every language, on the screen and as CSV. */
import { beforeAll, expect, it } from 'vitest';
import { accountEvent } from '../../database/schema/accounts.ts';
import { brandPatch, scheduledPatch } from '../../database/schema/brands.ts';
import { consentInfo } from '../../database/schema/consent.ts';
import { outbox } from '../../database/schema/mail.ts';
import { brandPreview } from '../../database/schema/previews.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertBasics } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend({
  document: {
    locales: { default: 'en', supported: ['en', 'de', 'fr', 'es'] },
    prices: {
      currency: 'EUR',
      products: {
        year: { name: { en: 'A year', de: 'Ein Jahr' }, type: 'job_flat_rate', price: 1, slots: 1, days: 365 },
      },
    },
  },
});
let keeper: Person;
/** Ids of things that differ in nothing but their brand. */
const made: Record<string, Record<string, number>> = {};

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  keeper = await insertPerson(api, { roles: ['site_admin'] });
  for (const frontend of ['acme', 'rhein']) made[frontend] = await insertNamed(frontend);
});

async function insertNamed(frontend: string): Promise<Record<string, number>> {
  const by = { frontend, authorName: 'Ada' };
  const change = { ...by, patch: {}, kind: 'set' };
  const soon = days(2);
  const insert = async (rows: Promise<{ id: number }[]>) => (await rows)[0]?.id ?? 0;
  const { db } = api;
  return {
    version: await insert(
      db
        .insert(everyBrand(brandPatch))
        .values({ ...change, note: 'Turn on the blog' })
        .returning({ id: brandPatch.id }),
    ),
    scheduled: await insert(
      db
        .insert(everyBrand(scheduledPatch))
        .values({ ...by, changes: {}, starts: soon, note: 'Summer campaign' })
        .returning({ id: scheduledPatch.id }),
    ),
    preview: await insert(
      db
        .insert(everyBrand(brandPreview))
        .values({ ...by, patch: {}, role: 'visitor', created: soon, expires: new Date('2030-05-04T10:30:00Z') })
        .returning({ id: brandPreview.id }),
    ),
    consent: await insert(
      db
        .insert(everyBrand(consentInfo))
        .values({ frontend, type: 'PRIVACY_POLICY', placement: 'REGISTRATION' })
        .returning({ id: consentInfo.id }),
    ),
    mail: await insert(
      db
        .insert(everyBrand(outbox))
        .values({
          ...{ frontend, locale: 'en', template: 'job_alert', messageId: 'm', senderName: 'Acme', text: '', html: '' },
          ...{ recipient: 'ada@example.com', subject: 'New jobs', headers: {} },
        })
        .returning({ id: outbox.id }),
    ),
  };
}

type Detail = Record<string, string>;

/** What the log of a brand says about an event with these details: on the screen, and as CSV. */
async function said(detail: Detail, language = 'en'): Promise<{ lines: string[]; csv: string }> {
  await api.db.delete(everyBrand(accountEvent));
  await api.db
    .insert(everyBrand(accountEvent))
    .values({ frontend: 'acme', kind: 'brand_switched', accountId: keeper.id, detail });
  const headers = Object.assign({ frontend: `acme;${language}` }, keeper.headers);
  const query = `{ adminEvents { events { details { label text steps } } } adminEntriesCsv(of: "events") }`;
  const answer = (await api.ask({ ...keeper, headers }, query)) as {
    adminEvents: { events: { details: { label: string; text: string; steps: string[] }[] }[] };
    adminEntriesCsv: string;
  };
  const [event] = answer.adminEvents.events;
  const lines = (event?.details ?? []).map(({ label, text, steps }) =>
    [`${label}: ${text}`, ...(steps.length > 0 ? [steps.join('/')] : [])].join(' -> '),
  );
  // Some locales have narrow spaces in numbers and times.
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  return { lines: lines.map(plain).sort(), csv: plain(answer.adminEntriesCsv) };
}

it('names versions, scheduled changes, previews and emails of the brand, with the way to them', async () => {
  const { version, scheduled, preview, mail } = made.acme ?? {};
  const detail = Object.entries({ version, scheduled, preview, mail }).map(([key, id]) => [key, String(id)]);
  const { lines, csv } = await said(Object.fromEntries(detail));
  expect(lines).toEqual([
    `Email: New jobs -> outbox/${mail}`,
    'Preview: until May 4, 2030, 10:30 AM -> brands/acme',
    'Scheduled change: Summer campaign -> brands/acme',
    `Version: no. ${version}, Turn on the blog -> brands/acme/history`,
  ]);
  expect(csv).toContain('Scheduled change: Summer campaign');
});

it('leads from a consent text to its page', async () => {
  const consent = String(made.acme?.consent);
  expect((await said({ consent })).lines).toEqual([`Consent text: Privacy policy -> consents/${consent}`]);
  expect((await said({ consent }, 'de')).lines).toEqual([
    `Einwilligungstext: Datenschutzerklärung -> consents/${consent}`,
  ]);
  const foreign = String(made.rhein?.consent);
  expect((await said({ consent: foreign })).lines).toEqual([`Consent text: no. ${foreign}`]);
});

it('names nothing of another brand', async () => {
  const { version, scheduled, preview, mail } = made.rhein ?? {};
  const detail = Object.entries({ version, scheduled, preview, mail }).map(([key, id]) => [key, String(id)]);
  const { lines } = await said(Object.fromEntries(detail));
  expect(lines).toEqual([
    `Email: no. ${mail}`,
    `Preview: no. ${preview}`,
    `Scheduled change: no. ${scheduled}`,
    `Version: no. ${version}`,
  ]);
});

it.each([
  [
    'en',
    [
      'Days: 1,400',
      'Language: French',
      'Product: A year',
      'Role: Site administrator',
      'Task: Send alerts',
      'Template: Job alert',
      'What: scheduled',
      'With: LinkedIn',
    ],
  ],
  [
    'de',
    [
      'Aufgabe: Suchagenten versenden',
      'Mit: LinkedIn',
      'Produkt: Ein Jahr',
      'Rolle: Website-Administrator/in',
      'Sprache: Französisch',
      'Tage: 1.400',
      'Vorlage: Suchagent für Stellen',
      'Was: geplant',
    ],
  ],
  [
    'fr',
    [
      'Avec: LinkedIn',
      'Jours: 1 400',
      'Langue: français',
      'Modèle: Alerte d’offres',
      'Produit: A year',
      'Quoi: programmé',
      'Rôle: Administrateur du site',
      'Tâche: Envoyer les alertes',
    ],
  ],
  [
    'es',
    [
      'Con: LinkedIn',
      'Días: 1400',
      'Idioma: francés',
      'Plantilla: Alerta de empleo',
      'Producto: A year',
      'Qué: programado',
      'Rol: Administrador del sitio',
      'Tarea: Enviar las alertas',
    ],
  ],
])('says words of a list in %s', async (language, expected) => {
  const detail = {
    days: '1400',
    template: 'job_alert',
    language: 'fr',
    product: 'year',
    role: 'site_admin',
    task: 'send-alerts',
    change: 'schedule',
    provider: 'linkedin',
  };
  const { lines, csv } = await said(detail, language);
  expect(lines).toEqual(expected);
  for (const line of lines) expect(csv).toContain(line.split(': ')[1]);
});

it('leaves what somebody wrote as it is', async () => {
  const { lines } = await said({ reason: '<b>Spam</b>: 100 %', operation: 'adminUsers', post: '7', title: 'News' });
  expect(lines).toEqual(['Operation: adminUsers', 'Post: News -> posts/7', 'Reason: <b>Spam</b>: 100 %']);
});
