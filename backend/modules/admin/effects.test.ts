import { beforeAll, describe, expect, it } from 'vitest';
import { accountBrand } from '../../database/schema/accounts.ts';
import { bookmark, searchAlert } from '../../database/schema/alerts.ts';
import { application } from '../../database/schema/applications.ts';
import { creditEntry, purchaseOrder, subscription } from '../../database/schema/billing.ts';
import { cvSite } from '../../database/schema/cv-sites.ts';
import { newsletterReader } from '../../database/schema/newsletter.ts';
import { resume, resumeFrontend } from '../../database/schema/resumes.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertBlogPost, insertJob, insertOrganization, insertPage } from '../../testing/rows.ts';
import { adminBackend } from './testing/admin-backend.ts';

const products = {
  posting: { type: 'job_credits', name: 'One ad', price: 10000, credits: 1 },
  year: { type: 'job_flat_rate', name: 'A year of ads', price: 90000, slots: 5, days: 365 },
};
const api = adminBackend({
  document: {
    features: { blog: true, cvSite: true },
    prices: { currency: 'EUR', products },
    locales: { supported: ['en', 'de'] },
  },
});
const EFFECTS = `query ($brand: String!, $patch: JSON!) { brandPatchEffects(brand: $brand, patch: $patch) {
  languages { change locale } addresses { change locale address page to } menus { change menu locale label href before roles }
  fields { change form group field added removed } filters { change search field } products { change name }
  payments { change provider } features { change feature needs } reach { change thing count locale } } }`;

interface Effects {
  addresses: { change: string; locale: string | null; address: string; page: string | null; to: string | null }[];
  menus: { change: string; menu: string; label: string | null; roles: string[] | null }[];
  fields: { change: string; form: string; group: string | null; field: string | null; added: string[] }[];
  filters: object[];
  products: object[];
  payments: object[];
  features: object[];
  reach: { change: string; thing: string; count: number; locale: string | null }[];
}

let boss: Person;
let keeper: Person;

async function effects(patch: unknown, { brand = 'acme', person = boss } = {}): Promise<Effects> {
  const answer = await api.ask(person, EFFECTS, { brand, patch });
  if (typeof answer === 'string') throw new Error(answer);
  return (answer as { brandPatchEffects: Effects }).brandPatchEffects;
}

const alertOf = (frontend: string, at: number, more: Partial<typeof searchAlert.$inferInsert> = {}) => ({
  ...{ frontend, email: `reader${at}@example.com`, locale: 'en', title: 'All jobs', href: '/jobs', request: {} },
  ...{ searchKey: 'all', interval: 86400, nonce: 'x', created: days(-9), confirmed: days(-9), since: days(-9) },
  ...more,
});

const orderOf = (frontend: string, orderKey: string) => ({
  ...{ frontend, orderKey, organizationName: 'x', provider: 'invoice', currency: 'EUR', locale: 'en', customer: {} },
  ...{ net: 100, tax: 0, taxRate: 0, taxRule: 'none', total: 100, created: days(-1) },
});
const paid = (frontend: string, at: number) => ({
  ...orderOf(frontend, `paid-${at}`),
  ...{ state: 'paid', paid: days(-1) },
});

let resumes = 0;

/** A resume on a brand, with a page of its own. */
async function insertResume(frontend: string, { online, listed }: { online: boolean; listed: Date | null }) {
  resumes += 1;
  const { id: accountId } = await insertPerson(api, { on: 'nowhere', roles: [] });
  const [row] = await api.db
    .insert(everyBrand(resume))
    .values({ accountId, frontend, langcode: 'en' })
    .returning({ id: resume.id });
  const resumeId = row?.id ?? 0;
  await api.db.insert(everyBrand(resumeFrontend)).values({ resumeId, frontend, visible: true, listed });
  await api.db.insert(everyBrand(cvSite)).values({
    ...{ frontend, resumeId, accountId, slug: `cv-${resumes}`, published: true, online, indexable: false },
    changed: days(-1),
  });
}

/** One row more on the other brand than on this one, so that a count without its brand shows. */
const counts = { acme: 2, rhein: 3 } as const;

beforeAll(async () => {
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  keeper = await insertPerson(api, { roles: ['site_admin'] });
  const reader = await insertPerson(api, { on: 'nowhere', roles: [] });
  let at = 0;
  for (const [frontend, count] of Object.entries(counts)) {
    const organizationId = await insertOrganization(api.db, { name: `Works of ${frontend}` });
    const groups = { application_options: { applicationWorkflow: 'internal' } };
    for (let row = 0; row < count; row += 1) {
      at += 1;
      const jobId = await insertJob(api.db, { frontend, groups });
      await insertJob(api.db, { frontend, state: 'needs_review' });
      await insertJob(api.db, { frontend, state: 'archived', archived: days(-20) });
      await api.db.insert(everyBrand(searchAlert)).values([
        alertOf(frontend, at),
        alertOf(frontend, at, { searchKey: 'paused', paused: true }),
        alertOf(frontend, at, { searchKey: 'silent', interval: -1 }),
        alertOf(frontend, at, { searchKey: 'unconfirmed', confirmed: null }),
        alertOf(frontend, at, { searchKey: 'german', locale: 'de' }),
        alertOf(frontend, at, { searchKey: 'german, paused', locale: 'de', paused: true }),
        ...[false, true].map((paused) => {
          const ofPeople = { index: 'RESUMES' as const, accountId: reader.id, email: null };
          return alertOf(frontend, at, { ...ofPeople, searchKey: `people ${at} ${paused}`, paused });
        }),
      ]);
      await api.db.insert(everyBrand(bookmark)).values({ frontend, accountId: reader.id, jobId, created: days(-1) });
      await api.db.insert(everyBrand(newsletterReader)).values([
        {
          frontend,
          email: `r${at}@example.com`,
          locale: 'en',
          nonce: 'x',
          created: days(-2),
          confirmed: days(-2),
          issue: days(-2),
        },
        {
          frontend,
          email: `g${at}@example.com`,
          locale: 'en',
          nonce: 'x',
          created: days(-2),
          confirmed: days(-2),
          ended: days(-1),
          issue: days(-2),
        },
      ]);
      await api.db.insert(everyBrand(application)).values({
        ...{
          frontend,
          jobId,
          jobTitle: 'x',
          organizationName: 'x',
          email: `a${at}@example.com`,
          locale: 'en',
          data: {},
        },
        ...{ confirmed: days(-40), created: days(-40), changed: days(-40) },
      });
      await insertPage(api.db, { frontend, langcode: 'de', path: `/seite-${at}`, publishAt: days(-1) });
      await insertBlogPost(api.db, {
        frontend,
        on: [frontend],
        langcode: 'de',
        slug: `beitrag-${at}`,
        publishAt: days(-1),
      });
      await api.db.insert(everyBrand(subscription)).values([
        {
          frontend,
          organizationId,
          product: 'year',
          label: 'x',
          type: 'job_flat_rate',
          starts: days(-9),
          ends: days(9),
          created: days(-9),
        },
        {
          frontend,
          organizationId,
          product: 'year',
          label: 'x',
          type: 'job_flat_rate',
          starts: days(-9),
          ends: days(-1),
          created: days(-9),
        },
      ]);
      const credits = { frontend, organizationId, type: 'job', amount: 4, kind: 'bought', created: days(-1) };
      await api.db.insert(everyBrand(creditEntry)).values(credits);
      const member = await insertPerson(api, { on: 'nowhere', roles: [] });
      await api.db.insert(everyBrand(accountBrand)).values({ accountId: member.id, frontend, locale: 'de' });
      await api.db.insert(everyBrand(purchaseOrder)).values([orderOf(frontend, `open-${at}`), paid(frontend, at)]);
      await insertResume(frontend, { online: true, listed: days(-1) });
      await insertResume(frontend, { online: false, listed: null });
    }
  }
});

describe('the effects of a change', () => {
  it('are none for what is only looked at', async () => {
    expect(await effects({ theme: { density: 'compact' } })).toEqual({
      ...{ languages: [], addresses: [], menus: [], fields: [], filters: [], products: [], payments: [], features: [] },
      reach: [],
    });
  });

  it('count what a feature reaches, on this brand alone', async () => {
    for (const [brand, count] of Object.entries(counts)) {
      const { reach } = await effects(
        { features: { jobAlerts: false, bookmarks: false, newsletter: false, blog: false, applicant: false } },
        { brand },
      );
      const goes = (thing: string, of: number = count) => ({ thing, change: 'goes', count: of, locale: null });
      expect(reach).toEqual([
        goes('job_alerts', count * 2),
        ...['newsletter_readers', 'bookmarks', 'posts', 'applied_jobs'].map((thing) => goes(thing)),
      ]);
    }
  });

  it('count what employers have bought and do, where they go away', async () => {
    for (const [brand, count] of Object.entries(counts)) {
      const found = await effects({ features: { recruiter: false } }, { brand });
      const goes = (thing: string, of: number = count) => ({ thing, change: 'goes', count: of, locale: null });
      expect(found.reach).toEqual([
        goes('resume_alerts'),
        goes('resumes'),
        goes('managed_jobs'),
        goes('waiting_jobs'),
        goes('open_orders'),
        goes('subscriptions'),
        goes('credits', count * 4),
      ]);
      expect(found.products).toEqual([
        { change: 'goes', name: 'One ad' },
        { change: 'goes', name: 'A year of ads' },
      ]);
    }
  });

  it('count resumes that nobody finds any more, their pages, and alerts about them', async () => {
    for (const [brand, count] of Object.entries(counts)) {
      const { reach } = await effects({ features: { resume: false } }, { brand });
      const goes = (thing: string) => ({ thing, change: 'goes', count, locale: null });
      expect(reach).toEqual(['resume_alerts', 'cv_sites', 'resumes'].map(goes));
    }
  });

  it('count what is kept for less time', async () => {
    for (const [brand, count] of Object.entries(counts)) {
      const { reach } = await effects({ retention: { archivedJobDays: 10, applicationDays: 30 } }, { brand });
      expect(reach).toEqual([
        { thing: 'archived_jobs', change: 'goes', count, locale: null },
        { thing: 'applications', change: 'goes', count, locale: null },
      ]);
      const more = await effects({ retention: { applicationDays: 200 } }, { brand });
      expect(more.reach).toEqual([]);
    }
  });

  it('count what is written and read in a language', async () => {
    for (const [brand, count] of Object.entries(counts)) {
      const found = await effects({ locales: { supported: ['en'] } }, { brand });
      const goes = (thing: string) => ({ thing, change: 'goes', count, locale: 'de' });
      expect(found.reach).toEqual(['members', 'alerts', 'pages', 'posts'].map((kind) => goes(`${kind}_of_language`)));
      const own = found.addresses.filter(({ address }) => /seite-\d/.test(address));
      expect(own.map(({ change, locale }) => [change, locale])).toEqual(Array(count).fill(['goes', 'de']));
    }
  });

  it('name addresses, menu entries and forms in words', async () => {
    const found = await effects({ features: { applicant: false } });
    expect(
      found.addresses
        .filter(({ locale }) => locale === 'en')
        .map(({ address, change, page }) => [address, change, page]),
    ).toEqual([
      ['/user/applications', 'goes', 'Your applications'],
      ['/user/keeping', 'goes', 'Your application'],
      ['/job/apply', 'goes', 'Apply'],
    ]);
    expect(found.menus.filter(({ menu }) => menu === 'personal')).toEqual(
      ['en', 'de'].map((locale) => ({
        ...{ change: 'goes', menu: 'personal', locale, label: 'Applications', before: null, roles: ['applicant'] },
        href: locale === 'en' ? '/user/applications' : '/de/user/applications',
      })),
    );
    expect(found.fields).toContainEqual({
      form: 'application',
      change: 'goes',
      group: null,
      field: null,
      added: [],
      removed: [],
    });
    expect(found.fields).toContainEqual({
      ...{ form: 'registration', change: 'choices', added: [], removed: ['Find a job'] },
      ...{ group: expect.any(String), field: expect.any(String) },
    });
  });

  it('name features that do nothing without others', async () => {
    expect((await effects({ features: { resume: false } })).features).toEqual([
      { change: 'idle', feature: 'resumeSearches', needs: ['resume'] },
      { change: 'idle', feature: 'resumeImport', needs: ['resume'] },
      { change: 'idle', feature: 'resumeAlerts', needs: ['resume'] },
      { change: 'idle', feature: 'resumeContact', needs: ['resume'] },
      { change: 'idle', feature: 'cvSite', needs: ['resume'] },
      { change: 'idle', feature: 'recommender', needs: ['resume'] },
    ]);
  });

  it('are compared with what is live: after saving there are none, and undoing has the opposite', async () => {
    const patch = { features: { rss: false } };
    const feeds = (change: string) =>
      ['/feeds/jobs.rss', '/feeds/jobs.atom', '/feeds/jobs.json', '/feeds/blog.rss'].map((address) => ({
        change,
        locale: null,
        address,
        page: null,
        to: null,
      }));
    expect((await effects(patch)).addresses).toEqual(feeds('goes'));
    const save = `mutation ($patch: JSON!, $expected: Int!) { saveBrandPatch(brand: "acme", expected: $expected, patch: $patch, note: "x") { version } }`;
    const saved = (await api.ask(boss, save, { patch, expected: 0 })) as { saveBrandPatch: { version: number } };
    expect((await effects(patch)).addresses).toEqual([]);
    expect((await effects({})).addresses).toEqual(feeds('appears'));
    const without = { patch: { features: { jobAlerts: false } }, expected: saved.saveBrandPatch.version };
    const next = (await api.ask(boss, save, without)) as typeof saved;
    expect((await effects({})).reach).toEqual([
      { thing: 'job_alerts', change: 'appears', count: counts.acme * 2, locale: null },
    ]);
    await api.ask(boss, save, { patch: {}, expected: next.saveBrandPatch.version });
  });

  it('are not known for a brand with an error, and not told to whom the brand is not', async () => {
    expect(await effects({ theme: { primary: 7 } })).toBeNull();
    expect(await api.ask(keeper, EFFECTS, { brand: 'acme', patch: {} })).toMatchObject({ brandPatchEffects: {} });
    expect(await api.ask(keeper, EFFECTS, { brand: 'rhein', patch: {} })).toBe('NOT_ALLOWED');
  });
});
