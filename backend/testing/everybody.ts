/** Every kind of user of a brand, and the things that they may query: their own, those of others, those of another brand. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { accountBrand, accountRole, organizationInvitation, organizationMember } from '../database/schema/accounts.ts';
import { searchAlert } from '../database/schema/alerts.ts';
import { application, applicationNote } from '../database/schema/applications.ts';
import { creditEntry, purchaseOrder, subscription } from '../database/schema/billing.ts';
import { appConfig, scheduledPatch } from '../database/schema/brands.ts';
import { organizationClaim } from '../database/schema/claims.ts';
import { contactMessage } from '../database/schema/contact.ts';
import { cvSite } from '../database/schema/cv-sites.ts';
import { jobReport } from '../database/schema/jobs.ts';
import { outbox } from '../database/schema/mail.ts';
import { adminNote } from '../database/schema/notes.ts';
import { brandPreview } from '../database/schema/previews.ts';
import { resume, resumeContact, resumeFrontend } from '../database/schema/resumes.ts';
import { syndicatedJob } from '../database/schema/syndication.ts';
import { voucher } from '../database/schema/vouchers.ts';
import type { RoleName } from '../viewer-store.ts';
import type { TestBackend } from './backend.ts';
import { everyBrand } from './every-brand.ts';
import { insertPerson, openSession, type Person } from './people.ts';
import {
  days,
  insertBlogPost,
  insertImporter,
  insertJob,
  insertMerge,
  insertOrganization,
  insertPage,
  insertSyndication,
} from './rows.ts';

type Api = Pick<TestBackend, 'db' | 'backend'>;

interface Role {
  roles: readonly RoleName[];
  /** Roles on another brand. */
  away?: readonly RoleName[];
  emailVerified?: null;
  everywhere?: boolean;
  /** An administrator masquerades as this person. */
  acts?: boolean;
}

/** Every kind of user, with what distinguishes them. */
const cast = {
  visitor: null,
  newcomer: { roles: ['applicant'], emailVerified: null },
  applicant: { roles: ['applicant'] },
  screener: { roles: ['recruiter'] },
  editor: { roles: ['recruiter'] },
  owner: { roles: ['recruiter'] },
  elsewhere: { roles: [], away: ['site_admin'] },
  job_editor: { roles: ['job_editor'] },
  site_admin: { roles: ['site_admin'] },
  administrator: { roles: ['administrator'], everywhere: true },
  acting: { roles: ['recruiter'], acts: true },
} as const satisfies Record<string, Role | null>;
export type Who = keyof typeof cast;
export const everybody = Object.keys(cast) as Who[];

/** The things that operations are about, on one side. */
export interface Things {
  brand: string;
  organization: number;
  person: Person;
  member: number;
  invitation: number;
  /** An organization that nobody owns, and a claim of it. */
  unowned: number;
  claim: number;
  mail: number;
  /** A draft of the organization, and what somebody reported about it. */
  job: number;
  report: number;
  /** Sent to that job by the person, on the own side by who asks, and a note of theirs about it. */
  application: number;
  note: number;
  /** An open order of the organization. */
  order: number;
  /** A job alert of the person, on the own side of who asks. */
  alert: number;
  /** A resume alert of whoever asks, or of the person. */
  resumeAlert: number;
  /** Of the person likewise, and what the organization asks its owner. */
  resume: number;
  contact: number;
  /** A draft for the blog of the brand. */
  post: number;
  /** A draft of a page of the brand. */
  page: number;
  /** Another account was merged into that of the person. */
  merge: number;
  /** A flat rate of the organization. */
  subscription: number;
  /** Granted to the organization. */
  credit: number;
  /** A voucher of the brand. */
  voucher: number;
  /** A note of an administrator about the person, on the own side by who asks. */
  adminNote: number;
  /** A setting of the app, a change that is planned, and a preview of the brand. */
  appConfig: number;
  scheduled: number;
  preview: number;
  /** An importer of the brand, a run of it, and what a text of feeds means there. */
  importer: number;
  importerRun: number;
  importerValue: number;
  /** A rule that brings jobs to the brand, and a job of the organization that waits there, and on a further brand. */
  syndicationRule: number;
  syndicatedJob: number;
  /** A message to the brand. */
  message: number;
  /** The public page of the resume. */
  cvSite: number;
}
/** Own things, those of somebody else on this brand, those of another brand. */
export type Side = 'own' | 'others' | 'foreign';

/** For operations that are about none. */
export const nothing: Things = {
  brand: '',
  organization: 0,
  person: { id: 0, email: '', sessionId: '', headers: { authorization: '' } },
  member: 0,
  invitation: 0,
  unowned: 0,
  claim: 0,
  mail: 0,
  job: 0,
  report: 0,
  application: 0,
  note: 0,
  order: 0,
  alert: 0,
  resumeAlert: 0,
  resume: 0,
  contact: 0,
  post: 0,
  page: 0,
  merge: 0,
  subscription: 0,
  credit: 0,
  voucher: 0,
  adminNote: 0,
  appConfig: 0,
  scheduled: 0,
  preview: 0,
  importer: 0,
  importerRun: 0,
  importerValue: 0,
  syndicationRule: 0,
  syndicatedJob: 0,
  message: 0,
  cvSite: 0,
};

/** Those that stand on an organization, or are asked for by one. */
const OF_ORGANIZATION: readonly (keyof Things)[] = [
  ...(['organization', 'member', 'invitation', 'job', 'report', 'syndicatedJob'] as const),
  ...(['application', 'note', 'order', 'subscription', 'credit', 'resume', 'contact'] as const),
];
const actsFor: ReadonlySet<Who> = new Set(['screener', 'editor', 'owner', 'acting']);

/** Whose things they are, and for whom they are made. */
export interface Making {
  side: Side;
  who: Who;
  me: Person | null;
  /** The things that are asked about: the others stay 0. */
  wanted: ReadonlySet<keyof Things>;
}

/** Things of brand `acme`, foreign ones of `rhein`. Own things are those of an organization that the person acts for. */
export async function makeThings(api: Api, { side, who, me, wanted }: Making): Promise<Things> {
  const frontend = side === 'foreign' ? 'rhein' : 'acme';
  const isWanted = (...names: (keyof Things)[]) => names.some((name) => wanted.has(name));
  const things: Things = { ...nothing, brand: frontend };
  if (wanted.size === (wanted.has('brand') ? 1 : 0)) return things;
  const person = await insertPerson(api, { on: frontend });
  const seeker = side === 'own' && me ? me : person;
  Object.assign(things, { person, member: person.id });
  if (isWanted(...OF_ORGANIZATION))
    things.organization = await insertCompany(api, { side, who, me, wanted }, { frontend, person });
  const organizationId = things.organization;
  if (isWanted('invitation')) things.invitation = await insertInvitation(api, organizationId, frontend);
  if (isWanted('unowned', 'claim'))
    things.unowned = await insertOrganization(api.db, {
      name: `Unowned ${person.id}`,
      profiles: [{ frontend, slug: `unowned-${person.id}`, published: true }],
    });
  if (isWanted('claim')) things.claim = await insertClaim(api, person.id, things.unowned, frontend);
  if (isWanted('mail')) things.mail = await insertMail(api, frontend);
  if (isWanted('job', 'report', 'application', 'note'))
    things.job = await insertJob(api.db, { frontend, organizationId, state: 'draft', published: null });
  if (isWanted('report')) things.report = await insertReport(api, things.job, frontend);
  if (isWanted('application', 'note'))
    things.application = await insertApplication(api, things.job, { frontend, seeker });
  if (isWanted('note')) things.note = await insertNote(api, things.application, seeker.id);
  if (isWanted('order')) things.order = await insertOrder(api, organizationId, frontend);
  if (isWanted('subscription')) things.subscription = await insertFlatRate(api, organizationId, frontend);
  if (isWanted('credit')) things.credit = await insertGrant(api, organizationId, frontend);
  if (isWanted('voucher')) things.voucher = await insertVoucher(api, frontend);
  if (isWanted('alert')) things.alert = await insertAlert(api, seeker.id, { frontend });
  if (isWanted('resumeAlert')) things.resumeAlert = await insertAlert(api, seeker.id, { frontend, index: 'RESUMES' });
  if (isWanted('resume', 'contact', 'cvSite')) things.resume = await insertResume(api, seeker.id, frontend);
  if (isWanted('contact'))
    things.contact = await insertContact(api, { resumeId: things.resume, organizationId, frontend });
  if (isWanted('post'))
    things.post = await insertBlogPost(api.db, { frontend, title: `Post ${person.id}`, publishAt: null });
  if (isWanted('merge')) things.merge = await insertMerge(api.db, person.id);
  if (isWanted('adminNote')) things.adminNote = await insertAdminNote(api, frontend, { about: person, author: seeker });
  if (isWanted('appConfig')) things.appConfig = await insertAppConfig(api, frontend, `x${person.id}`);
  if (isWanted('scheduled')) things.scheduled = await insertPlan(api, frontend);
  if (isWanted('message')) things.message = await insertMessage(api, frontend);
  if (isWanted('cvSite'))
    things.cvSite = await insertCvSite(api, { resumeId: things.resume, accountId: seeker.id, frontend });
  if (isWanted('importer', 'importerRun', 'importerValue'))
    Object.assign(things, await insertImporter(api.db, frontend));
  if (isWanted('syndicationRule', 'syndicatedJob')) {
    const jobId = await insertJob(api.db, {
      ...{ frontend, organizationId: organizationId || null, state: 'draft', published: null },
    });
    Object.assign(things, await insertSyndication(api.db, frontend, jobId));
    const there = { jobId, frontend: 'attic', state: 'waiting', content: 'x', since: days(-1) };
    await api.db.insert(everyBrand(syndicatedJob)).values(there);
  }
  if (isWanted('preview')) things.preview = await insertPreview(api, frontend);
  if (isWanted('page'))
    things.page = await insertPage(api.db, { frontend, path: `/page-${person.id}`, publishAt: null });
  return things;
}

/** An organization with an owner and the person as editor; on the own side whoever asks acts for it. */
async function insertCompany(
  api: Api,
  { side, who, me }: Making,
  { frontend, person }: { frontend: string; person: Person },
): Promise<number> {
  const owner = await insertPerson(api, { on: frontend, roles: ['recruiter'] });
  const organizationId = await insertOrganization(api.db, {
    name: `${side} ${person.id}`,
    profiles: [{ frontend, slug: `works-${person.id}`, published: true }],
  });
  const actor = side === 'own' && me && actsFor.has(who) ? me : null;
  const members = [
    { accountId: owner.id, role: 'owner' },
    { accountId: person.id, role: 'editor' },
    ...(actor ? [{ accountId: actor.id, role: who === 'editor' || who === 'screener' ? who : 'owner' }] : []),
  ];
  await api.db.insert(organizationMember).values(members.map((member) => ({ organizationId, ...member })));
  if (actor)
    await api.db
      .update(everyBrand(accountBrand))
      .set({ activeOrganizationId: organizationId })
      .where(and(eq(accountBrand.accountId, actor.id), eq(accountBrand.frontend, frontend)));
  return organizationId;
}

async function insertInvitation({ db }: Api, organizationId: number, frontend: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(organizationInvitation))
    .values({
      ...{ organizationId, frontend, email: 'x@example.com', role: 'editor' },
      ...{ tokenHash: randomUUID(), expires: days(7) },
    })
    .returning({ id: organizationInvitation.id });
  return row?.id ?? 0;
}

async function insertClaim({ db }: Api, accountId: number, organizationId: number, frontend: string): Promise<number> {
  const said = { position: 'x', email: 'x@example.com', message: '', proof: 'none', created: days(-1) };
  const [row] = await db
    .insert(everyBrand(organizationClaim))
    .values({ frontend, organizationId, accountId, ...said })
    .returning({ id: organizationClaim.id });
  return row?.id ?? 0;
}

async function insertMail({ db }: Api, frontend: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(outbox))
    .values({
      ...{ frontend, locale: 'en', template: 'contact', messageId: randomUUID(), senderName: 'x' },
      ...{ recipient: 'x@example.com', subject: 'x', text: 'x', html: 'x', headers: {}, state: 'failed' },
    })
    .returning({ id: outbox.id });
  return row?.id ?? 0;
}

async function insertReport({ db }: Api, jobId: number, frontend: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(jobReport))
    .values({ frontend, jobId, reason: 'fraud', text: 'x', created: days(-1) })
    .returning({ id: jobReport.id });
  return row?.id ?? 0;
}

async function insertResume({ db }: Api, accountId: number, frontend: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(resume))
    .values({ accountId, frontend, langcode: 'en' })
    .onConflictDoUpdate({ target: resume.accountId, set: { langcode: 'en' } })
    .returning({ id: resume.id });
  const resumeId = row?.id ?? 0;
  await db
    .insert(everyBrand(resumeFrontend))
    .values({ resumeId, frontend, visible: true, listed: days(-1) })
    .onConflictDoNothing();
  return resumeId;
}

interface NewContact {
  resumeId: number;
  organizationId: number;
  frontend: string;
}

async function insertContact({ db }: Api, values: NewContact): Promise<number> {
  const [row] = await db
    .insert(everyBrand(resumeContact))
    .values({ ...values, message: 'x', created: days(-1) })
    .returning({ id: resumeContact.id });
  return row?.id ?? 0;
}

async function insertOrder({ db }: Api, organizationId: number, frontend: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(purchaseOrder))
    .values({
      ...{ frontend, organizationId, organizationName: 'x', provider: 'invoice', currency: 'EUR', locale: 'en' },
      ...{ net: 0, taxRate: 0, taxRule: 'none', tax: 0, total: 0, orderKey: randomUUID(), created: days(-1) },
      customer: { companyName: 'x', email: 'x@example.com', address: { countryCode: 'DE' } },
    })
    .returning({ id: purchaseOrder.id });
  return row?.id ?? 0;
}

async function insertFlatRate({ db }: Api, organizationId: number, frontend: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(subscription))
    .values({
      ...{ frontend, organizationId, product: 'premium_profile', label: 'x', type: 'premium_profile' },
      ...{ starts: days(-1), ends: days(9), created: days(-1) },
    })
    .returning({ id: subscription.id });
  return row?.id ?? 0;
}

async function insertGrant({ db }: Api, organizationId: number, frontend: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(creditEntry))
    .values({ frontend, organizationId, type: 'job', kind: 'granted', amount: 2, created: days(-1) })
    .returning({ id: creditEntry.id });
  return row?.id ?? 0;
}

async function insertVoucher({ db }: Api, frontend: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(voucher))
    .values({ frontend, code: randomUUID(), percent: 1000, currency: 'EUR', created: days(-1) })
    .returning({ id: voucher.id });
  return row?.id ?? 0;
}

async function insertAdminNote(
  { db }: Api,
  frontend: string,
  { about, author }: { about: Person; author: Person },
): Promise<number> {
  const [row] = await db
    .insert(everyBrand(adminNote))
    .values({
      ...{ frontend, list: 'users', entryId: about.id, text: 'x', created: days(-1) },
      ...{ authorId: author.id, authorName: 'x' },
    })
    .returning({ id: adminNote.id });
  return row?.id ?? 0;
}

async function insertAppConfig({ db }: Api, frontend: string, name: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(appConfig))
    .values({ frontend, name, key: name, value: 'x' })
    .returning({ id: appConfig.id });
  return row?.id ?? 0;
}

async function insertPlan({ db }: Api, frontend: string): Promise<number> {
  const changes = { site: { tagline: 'x' } };
  const [row] = await db
    .insert(everyBrand(scheduledPatch))
    .values({ frontend, changes, starts: days(9), note: 'x', authorName: 'x', created: days(-1) })
    .returning({ id: scheduledPatch.id });
  return row?.id ?? 0;
}

async function insertPreview({ db }: Api, frontend: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(brandPreview))
    .values({ frontend, patch: {}, role: 'visitor', authorName: 'x', created: days(-1), expires: days(1) })
    .returning({ id: brandPreview.id });
  return row?.id ?? 0;
}

async function insertMessage({ db }: Api, frontend: string): Promise<number> {
  const [row] = await db
    .insert(everyBrand(contactMessage))
    .values({ frontend, sendKey: randomUUID(), files: [], created: days(-1) })
    .returning({ id: contactMessage.id });
  return row?.id ?? 0;
}

async function insertCvSite(
  { db }: Api,
  values: { resumeId: number; accountId: number; frontend: string },
): Promise<number> {
  const [row] = await db
    .insert(everyBrand(cvSite))
    .values({ ...values, slug: randomUUID(), published: true, online: true, indexable: true, changed: days(-1) })
    .returning({ id: cvSite.id });
  return row?.id ?? 0;
}

async function insertAlert(
  { db }: Api,
  accountId: number,
  { frontend, index = 'JOBS' }: { frontend: string; index?: 'JOBS' | 'RESUMES' },
): Promise<number> {
  const [row] = await db
    .insert(everyBrand(searchAlert))
    .values({
      ...{ frontend, index, accountId, locale: 'en', title: 'x', href: '/jobs', request: {}, searchKey: randomUUID() },
      ...{ interval: -1, nonce: 'x', created: days(-1), confirmed: days(-1), since: days(-1) },
    })
    .returning({ id: searchAlert.id });
  return row?.id ?? 0;
}

async function insertApplication(
  { db }: Api,
  jobId: number,
  { frontend, seeker }: { frontend: string; seeker: Person },
): Promise<number> {
  const [row] = await db
    .insert(everyBrand(application))
    .values({
      ...{ frontend, jobId, jobTitle: 'x', organizationName: 'x', accountId: seeker.id, email: seeker.email },
      ...{ locale: 'en', data: {}, confirmed: days(-1), created: days(-1), changed: days(-1) },
    })
    .returning({ id: application.id });
  return row?.id ?? 0;
}

async function insertNote({ db }: Api, applicationId: number, authorId: number): Promise<number> {
  const [row] = await db
    .insert(applicationNote)
    .values({ applicationId, authorId, authorName: 'x', text: 'x', created: days(-1) })
    .returning({ id: applicationNote.id });
  return row?.id ?? 0;
}

/** Everybody, with a session on `acme`. */
export async function makeCast(api: Api): Promise<Record<Who, Person | null>> {
  const people = await Promise.all(everybody.map(async (who) => [who, await makePerson(api, cast[who])] as const));
  return Object.fromEntries(people) as Record<Who, Person | null>;
}

async function makePerson(api: Api, role: Role | null): Promise<Person | null> {
  if (role === null) return null;
  const { away = [], acts, ...values } = role;
  const person = await insertPerson(api, values);
  if (away.length > 0)
    await api.db
      .insert(everyBrand(accountRole))
      .values(away.map((name) => ({ accountId: person.id, role: name, frontend: 'rhein' })));
  if (!acts) return person;
  const actor = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  const session = await openSession(api, { accountId: person.id, frontend: 'acme', actorId: actor.id });
  return { ...person, ...session };
}
