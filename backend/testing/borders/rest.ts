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
import { outbox } from '../../database/schema/mail.ts';
import { newsletterReader } from '../../database/schema/newsletter.ts';
import { adminNote } from '../../database/schema/notes.ts';
import { brandPreview } from '../../database/schema/previews.ts';
import { resumeContact, resumeFrontend, resumeMessage } from '../../database/schema/resumes.ts';
import { upload } from '../../database/schema/uploads.ts';
import { contentVersion } from '../../database/schema/versions.ts';
import { indexResumes } from '../../search/index-job.ts';
import { everyBrand } from '../every-brand.ts';
import { days, insertBlogPost, insertPage } from '../rows.ts';
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
      ...{ frontend, locale: 'en', template: 'resume_contact_message', messageId: `relayed mail of ${frontend}` },
      ...{ senderName: 'x', recipient: people.seeker.email, subject: 'x', text: 'x', html: 'x', headers: {} },
      state: 'failed',
    })
    .returning({ id: outbox.id });
  const mailId = first(mails);
  const openedContact = await ask({ ...opened, organizationId: shared.secondId });
  const unreached = { ...opened, resumeId: resumes[THERE] ?? 0, organizationId: shared.secondId };
  await ask({ ...unreached, ways: ['email'], mailId });
  await ask({ resumeId: resumes[THERE] ?? 0, organizationId: shared.secondId, state: 'declined', answered: days(-1) });
  const written = { frontend, fromOwner: false, text: `of ${frontend}`, created: days(-1) };
  await db.insert(everyBrand(resumeMessage)).values([
    { ...written, contactId: approved, authorId: people.employer.id },
    { ...written, contactId: openedContact, authorId: people.colleague.id, mailId },
    { ...written, contactId: openedContact, authorId: people.colleague.id, undelivered: days(-1) },
  ]);
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

/** What the brand says and asks, a message to it, a draft and a mail. */
export async function insertBrandRows(db: Database, frontend: string, { people }: Shared) {
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
  const notes = await db
    .insert(everyBrand(adminNote))
    .values({
      ...{ frontend, list: 'users', entryId: people.seeker.id, text: marker, created: days(-1) },
      ...{ authorId: people.administrator.id, authorName: 'administrator' },
    })
    .returning({ id: adminNote.id });
  return {
    adminNote: first(notes),
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
  };
}
