/** Resumes on a brand, and what the brand itself says, asks and sends. */
import type { Database } from '../../database/pool.ts';
import {
  appConfig,
  brandPatch,
  brandRevision,
  fleetEdit,
  keeperNotice,
  scheduledPatch,
} from '../../database/schema/brands.ts';
import { consent, consentInfo, consentInfoRevision } from '../../database/schema/consent.ts';
import { contactMessage } from '../../database/schema/contact.ts';
import { cvSite, cvSiteSlug } from '../../database/schema/cv-sites.ts';
import { draft } from '../../database/schema/drafts.ts';
import { importerItem } from '../../database/schema/importers.ts';
import { outbox } from '../../database/schema/mail.ts';
import { newsletterReader } from '../../database/schema/newsletter.ts';
import { adminNote } from '../../database/schema/notes.ts';
import { apiCall, apiKey, apiRequest, webhook, webhookDelivery } from '../../database/schema/partners.ts';
import { brandPreview } from '../../database/schema/previews.ts';
import { resumeContact, resumeFrontend } from '../../database/schema/resumes.ts';
import { happening, jobStatistic, statistic, typedSearch, weeklyFigures } from '../../database/schema/statistics.ts';
import { upload } from '../../database/schema/uploads.ts';
import { contentVersion } from '../../database/schema/versions.ts';
import { morningMail } from '../../database/schema/workspace.ts';
import { newToken } from '../../modules/partners/key-token.ts';
import { SCOPES } from '../../modules/partners/scopes.ts';
import { WEBHOOK_EVENTS } from '../../modules/partners/webhooks/events.ts';
import { indexResumes } from '../../search/index-job.ts';
import { everyBrand } from '../every-brand.ts';
import { days, insertBlogPost, insertImporter, insertPage, insertSyndication } from '../rows.ts';
import { HERE, hashOf, type Shared, THERE } from './people.ts';

const first = (rows: readonly { id: number }[]): number => rows[0]?.id ?? 0;

/** The resumes as the brand shows them, with a request for each and a public page. */
export async function insertResumes(db: Database, frontend: string, shared: Shared, jobId: number) {
  const { people, organizationId, resumes } = shared;
  const resumeId = resumes[HERE] ?? 0;
  await db
    .insert(everyBrand(resumeFrontend))
    .values(Object.values(resumes).map((id) => ({ resumeId: id, frontend, listed: days(-1), visible: true })));
  await indexResumes(db.$client, Object.values(resumes));
  const ask = async (values: Partial<typeof resumeContact.$inferInsert>) =>
    first(
      await db
        .insert(everyBrand(resumeContact))
        .values({
          ...{ frontend, resumeId, organizationId, askedBy: people.employer.id, jobId, message: `of ${frontend}` },
          ...{ created: days(-2), ...values },
        })
        .returning({ id: resumeContact.id }),
    );
  await ask({ state: 'withdrawn', ended: days(-1) });
  const contact = await ask({});
  const approved = await ask({
    ...{ resumeId: resumes[THERE] ?? 0, state: 'approved', answered: days(-1), ways: ['email'] },
  });
  const opened = { state: 'approved', answered: days(-1), opened: days(-1), ways: ['messages'] };
  const mails = await db
    .insert(everyBrand(outbox))
    .values({
      ...{ frontend, locale: 'en', template: 'message', messageId: `relayed mail of ${frontend}` },
      ...{ senderName: 'x', recipient: people.seeker.email, subject: 'x', text: 'x', html: 'x', headers: {} },
      state: 'failed',
    })
    .returning({ id: outbox.id });
  const mailId = first(mails);
  const openedContact = await ask({ ...opened, organizationId: shared.secondId });
  const unreached = { ...opened, resumeId: resumes[THERE] ?? 0, organizationId: shared.secondId };
  await ask({ ...unreached, ways: ['email'], mailId });
  await ask({ resumeId: resumes[THERE] ?? 0, organizationId: shared.secondId, state: 'declined', answered: days(-1) });
  const shown = { frontend, published: true, online: true, indexable: true, shows: ['NAME'], changed: days(-1) };
  const sites = await db
    .insert(everyBrand(cvSite))
    .values([
      { ...shown, resumeId, accountId: people.seeker.id, slug: 'ida-berg' },
      { ...shown, resumeId: resumes[THERE] ?? 0, accountId: people.neighbor.id, slug: 'ida-berg-2' },
    ])
    .returning({ id: cvSite.id });
  await db.insert(everyBrand(cvSiteSlug)).values([
    { frontend, slug: 'ida', cvSiteId: first(sites) },
    { frontend, slug: 'ida-berg-3', cvSiteId: sites[1]?.id ?? 0 },
  ]);
  return {
    resume: resumeId,
    otherResume: resumes[THERE] ?? 0,
    contact,
    approvedContact: approved,
    openedContact,
    lostMail: mailId,
    cvSite: first(sites),
  };
}

/** The blog of the brand: two posts that are alike, one with a version in another language, a draft, and one to announce. */
export async function insertPosts(db: Database, frontend: string) {
  const summary = `of ${frontend}`;
  const values = { frontend, summary, body: `<p>${summary}</p>`, created: days(-9), changed: days(-9) };
  const post = await insertBlogPost(db, { ...values, translation: 'one', publishAt: days(-4) });
  await insertBlogPost(db, { ...values, title: 'Sending an application', translation: 'one', langcode: 'de' });
  await insertBlogPost(db, { ...values, title: 'The application letter', publishAt: days(-2) });
  await insertBlogPost(db, { ...values, title: 'Due', category: '', publishAt: days(-1), announced: false });
  const draftPost = await insertBlogPost(db, { ...values, title: 'Draft', publishAt: null, announced: false });
  for (const postId of [post, draftPost]) await insertVersions(db, frontend, { postId });
  return { post, draftPost };
}

/** The first version of a post or page in its history. */
async function insertVersions(db: Database, frontend: string, about: { postId?: number; pageId?: number }) {
  const content = { title: `of ${frontend}`, picture: { url: `/files/public/${hashOf(frontend).slice(0, 40)}` } };
  const version = { frontend, version: 1, state: 'DRAFT' as const, content, authorName: `editor of ${frontend}` };
  await db.insert(everyBrand(contentVersion)).values({ ...version, ...about, created: days(-9) });
}

/** Pages of the brand: one with a version in another language, a draft, and one to announce. */
export async function insertPages(db: Database, frontend: string) {
  const values = {
    frontend,
    title: `of ${frontend}`,
    body: `<p>of ${frontend}</p>`,
    created: days(-9),
    changed: days(-9),
  };
  const page = await insertPage(db, { ...values, path: '/about-us', translation: 'one' });
  await insertPage(db, { ...values, path: '/ueber-uns', langcode: 'de', translation: 'one' });
  await insertPage(db, { ...values, path: '/due', publishAt: days(-1), announced: false });
  await insertPage(db, { ...values, path: '/reporters', search: '/jobs?search=reporter' });
  const draftPage = await insertPage(db, { ...values, path: '/draft', publishAt: null, announced: false });
  await insertVersions(db, frontend, { pageId: draftPage });
  return { page, draftPage };
}

/** Counts of the brand and of a job, today and long ago. */
async function insertStatistics(db: Database, frontend: string, jobId: number) {
  const texts = ['words', 'words-empty', 'place', 'facet'].map((measure) => ({ measure, subject: 'reporter' }));
  const plain = {
    page: 'home',
    search: 'JOBS',
    'search-by': 'words',
    'job-view': 'search',
    sale: 'job',
    feed: '/embed',
  };
  const all = [...texts, ...Object.entries(plain).map(([measure, subject]) => ({ measure, subject }))];
  const periods = [days(0), days(-3), days(-500)].map((day) => day.toISOString().slice(0, 10));
  for (const period of periods) {
    await db.insert(everyBrand(statistic)).values(all.map((one) => ({ frontend, period, ...one, count: 7 })));
    const views = { views: 9, starts: 3, applications: 2, listed: 20, places: 60, fromSearch: 9 };
    await db.insert(everyBrand(jobStatistic)).values({ frontend, period, jobId, ...views });
    await db
      .insert(everyBrand(typedSearch))
      .values({ frontend, period, measure: 'words', textKey: 'text', networkKey: 'network', count: 1 });
  }
  const [period = ''] = periods;
  await db
    .insert(everyBrand(happening))
    .values({ frontend, period, measure: 'apply-end', subject: 'internal', count: 1, jobId });
}

/** The API key of the organization on a brand. */
export const apiTokenOf = (frontend: string) => newToken(frontend.padEnd(43, 'x'));

/** What the brand says and asks, a message to it, a draft and a mail. */
export async function insertBrandRows(
  db: Database,
  frontend: string,
  { people, organizationId }: Shared,
  jobId: number,
) {
  const marker = `of ${frontend}`;
  const settings = await db
    .insert(everyBrand(appConfig))
    .values({ frontend, name: 'greeting', key: 'greeting', value: marker })
    .returning({ id: appConfig.id });
  await db.insert(everyBrand(brandRevision)).values({ frontend, revision: `revision ${marker}`, document: {} });
  const keeper = { frontend, errors: 'the same', recipient: `keeper@${frontend}.example` };
  await db.insert(everyBrand(keeperNotice)).values(keeper);
  const patches: number[] = [];
  const fleets = await db
    .insert(fleetEdit)
    .values({ changes: { site: { tagline: marker } }, note: marker, authorName: 'administrator', created: days(-1) })
    .returning({ id: fleetEdit.id });
  for (const [kind, restores] of [['set'], ['fleet'], ['undo', 0]] as const) {
    const rows = await db
      .insert(everyBrand(brandPatch))
      .values({
        ...{ frontend, patch: { site: { tagline: marker } }, kind, note: marker, authorName: 'administrator' },
        ...{ restores: restores === undefined ? null : (patches[restores] ?? null), created: days(-1) },
        fleetId: kind === 'fleet' ? first(fleets) : null,
      })
      .returning({ id: brandPatch.id });
    patches.push(first(rows));
  }
  const plan = { frontend, changes: { site: { tagline: marker } }, note: marker, authorName: 'administrator' };
  const plans = await db
    .insert(everyBrand(scheduledPatch))
    .values([
      { ...plan, starts: days(9), created: days(-1) },
      { ...plan, starts: days(-1), created: days(-2), authorId: people.administrator.id },
      { ...plan, starts: days(-3), ends: days(-1), started: days(-3), state: 'active', created: days(-4) },
      { ...plan, starts: days(-3), ends: days(9), started: days(-3), state: 'active', created: days(-4) },
    ])
    .returning({ id: scheduledPatch.id });
  await insertStatistics(db, frontend, jobId);
  const shown = { frontend, patch: {}, role: 'visitor', authorName: marker, created: days(-1), expires: days(1) };
  const previews = await db.insert(everyBrand(brandPreview)).values(shown).returning({ id: brandPreview.id });
  const infos = await db
    .insert(everyBrand(consentInfo))
    .values({ frontend, type: 'PRIVACY_POLICY', placement: 'REGISTRATION' })
    .returning({ id: consentInfo.id });
  const revisions = await db
    .insert(consentInfoRevision)
    .values({ infoId: first(infos), text: { en: marker }, note: marker })
    .returning({ id: consentInfoRevision.id });
  await db.insert(everyBrand(consent)).values({
    ...{ frontend, accountId: people.seeker.id, mail: people.seeker.email, infoId: first(infos) },
    ...{ revisionId: first(revisions), created: days(-1) },
  });
  const news = await db
    .insert(everyBrand(consentInfo))
    .values({ frontend, type: 'NEWSLETTER', placement: 'SETTINGS', required: false })
    .returning({ id: consentInfo.id });
  const newsWords = await db
    .insert(consentInfoRevision)
    .values({ infoId: first(news), text: { en: marker }, note: marker })
    .returning({ id: consentInfoRevision.id });
  const agreed = { frontend, infoId: first(news), revisionId: first(newsWords), created: days(-1) };
  await db.insert(everyBrand(consent)).values([
    { ...agreed, accountId: people.seeker.id, mail: people.seeker.email },
    { ...agreed, mail: 'reader@example.com' },
  ]);
  const reader = { frontend, locale: 'en', nonce: 'nonce', created: days(-20), confirmed: days(-20), issue: days(-20) };
  const readers = await db
    .insert(everyBrand(newsletterReader))
    .values([
      { ...reader, email: 'reader@example.com' },
      { ...reader, email: 'waiting@example.com', created: days(-1), confirmed: null },
      { ...reader, accountId: people.seeker.id },
      // The account gets the issue.
      { ...reader, email: people.seeker.email },
    ])
    .returning({ id: newsletterReader.id });
  const weekly = { frontend, nonce: 'nonce', since: days(-20), issue: days(-20) };
  const weeklies = await db
    .insert(everyBrand(weeklyFigures))
    .values([
      { ...weekly, accountId: people.employer.id },
      { ...weekly, accountId: people.seeker.id, ended: days(-10) },
    ])
    .returning({ id: weeklyFigures.id });
  const files = await db
    .insert(everyBrand(upload))
    .values({
      ...{ frontend, tokenHash: hashOf(marker), purpose: 'ATTACHMENT', key: `file-${frontend}`, name: `${marker}.pdf` },
      ...{ type: 'application/pdf', size: 3, sha256: hashOf(marker), variants: [], state: 'kept' },
    })
    .returning({ id: upload.id });
  const messages = await db
    .insert(everyBrand(contactMessage))
    .values({ frontend, sendKey: 'key-of-a-message', files: [first(files)], created: days(-1) })
    .returning({ id: contactMessage.id });
  await db.insert(everyBrand(draft)).values({
    ...{ accountId: people.seeker.id, frontend, form: 'contact', key: '', version: 1, changed: days(-1) },
    answers: { message: { text: marker } },
  });
  const mail = { frontend, locale: 'en', senderName: marker, subject: marker, text: marker, html: marker, headers: {} };
  const mails = await db
    .insert(everyBrand(outbox))
    .values([
      ...[
        { ...mail, template: 'contact', messageId: `mail ${marker}`, recipient: people.seeker.email, state: 'failed' },
      ],
      { ...mail, template: 'application_receipt', messageId: `receipt ${marker}`, recipient: 'older@example.com' },
    ])
    .returning({ id: outbox.id });
  // Of the person, on all brands.
  await db
    .insert(morningMail)
    .values({ accountId: people.administrator.id, timeZone: 'UTC', locale: 'en', looked: days(-1) })
    .onConflictDoNothing();
  const syndicating = await insertSyndication(db, frontend, jobId);
  const importing = await insertImporter(db, frontend);
  await db.insert(everyBrand(importerItem)).values({
    ...{ frontend, importerId: importing.importer, identity: 'ref:1', postingKey: marker, fingerprint: marker },
    ...{ owns: true, jobId, unknown: ['employment_type:Shifts'] },
  });
  const notes = await db
    .insert(everyBrand(adminNote))
    .values({
      ...{ frontend, list: 'users', entryId: people.seeker.id, text: marker, created: days(-1) },
      ...{ authorId: people.administrator.id, authorName: 'administrator' },
    })
    .returning({ id: adminNote.id });
  const token = apiTokenOf(frontend);
  const keys = await db
    .insert(everyBrand(apiKey))
    .values({
      ...{ frontend, organizationId, name: marker, hint: token.hint, tokenHash: token.hash, perMinute: 600 },
      ...{ scopes: [...SCOPES], authorId: people.employer.id, created: days(-1) },
    })
    .returning({ id: apiKey.id });
  await db.insert(everyBrand(apiRequest)).values({
    ...{ frontend, keyId: first(keys), key: 'a-key-of-twins', bodyHash: 'x', status: 200, headers: {}, body: '{}' },
    created: days(-1),
  });
  await db.insert(everyBrand(apiCall)).values({
    ...{ frontend, keyId: first(keys), created: days(-1), method: 'GET', path: '/jobs', status: 200 },
    requestId: marker,
  });
  const webhooks = await db
    .insert(everyBrand(webhook))
    .values({
      ...{ frontend, organizationId, url: `https://${frontend}.example/hook`, secret: marker, created: days(-1) },
      ...{ events: [...WEBHOOK_EVENTS], paused: days(-1) },
    })
    .returning({ id: webhook.id });
  const deliveries = await db
    .insert(everyBrand(webhookDelivery))
    .values({
      ...{ frontend, webhookId: first(webhooks), messageId: marker, event: 'job.published', payload: '{}' },
      ...{ created: days(-1), since: days(-1), due: days(-1), state: 'failed' },
    })
    .returning({ id: webhookDelivery.id });
  return {
    webhook: first(webhooks),
    delivery: first(deliveries),
    adminNote: first(notes),
    ...importing,
    ...syndicating,
    apiKey: first(keys),
    appConfig: first(settings),
    mail: first(mails),
    preview: first(previews),
    message: first(messages),
    fleet: first(fleets),
    scheduled: plans[0]?.id ?? 0,
    oldPatch: patches[0] ?? 0,
    patch: patches.at(-1) ?? 0,
    consentInfo: first(infos),
    revision: first(revisions),
    reader: first(readers),
    waitingReader: readers[1]?.id ?? 0,
    ownReader: readers[2]?.id ?? 0,
    weekly: first(weeklies),
  };
}
