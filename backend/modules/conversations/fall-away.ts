/** What becomes of interviews that were agreed on when one side leaves: calendars remove what is still to come. */
import { canWithdraw, parseStage } from '../../../runtime/core/applications/stages.ts';
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Announcements, Announcing } from '../../announcements.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { findApplyJob } from '../applications/job-store.ts';
import { pageLink, statusLink } from '../applications/links.ts';
import { readerOf } from '../applications/mails.ts';
import { type ApplicationRow, findApplication } from '../applications/store.ts';
import { CONTACTS_PAGE, OWNERS_PAGE, ownerNameFor } from '../resume-contacts/mails.ts';
import { findCorrespondent } from '../resume-contacts/message-store.ts';
import { type ContactRow, findContact, findPerson } from '../resume-contacts/store.ts';
import {
  type AgreedRow,
  type InterviewRow,
  listAgreed,
  listAgreedOfAuthor,
  listAgreedOfContact,
  listAgreedOfOrganizations,
  listAgreedOfSeeker,
  saveInterview,
} from './interview-store.ts';
import { applicantNameFor, type InterviewNews, mailInterview } from './mails.ts';
import { findMember, type Reader } from './reader.ts';

interface Desk extends Announcing {
  brand: CompiledBrand;
  frontend: string;
  linkOrigin: string;
}

type News = Pick<InterviewNews, 'reader' | 'from' | 'job' | 'template' | 'isOwn'>;

/** The application is withdrawn: its interviews count as declined, and both sides get an email for each. */
export async function declineAgreed(
  tools: Announcing,
  tx: TransactionScope,
  { applicationId, linkOrigin }: Announcements['applicationWithdrawn'],
): Promise<void> {
  const [brand, application] = [tools.findBrand(tx.frontend), await findApplication(tx, applicationId)];
  if (brand === undefined || application === undefined) return;
  const agreed = await listAgreed(tx, applicationId, tools.now);
  if (agreed.length === 0) return;
  const desk = { ...tools, brand, frontend: tx.frontend, linkOrigin };
  const template = 'interview_cancelled';
  const news = [
    await newsToEmployer(desk, tx, application, template),
    await newsToApplicant(desk, tx, application, template),
  ];
  for (const before of agreed)
    await settle(desk, tx, { before, change: { accepted: null, declined: tools.now }, news });
}

/** An account is being deleted: the employers of the seeker are told, and the applicants to jobs that were the person's alone. */
export async function leaveAgreed(
  tools: Announcing,
  tx: TransactionScope,
  { accountId }: Announcements['accountGoes'],
): Promise<void> {
  for (const agreed of await listAgreedOfSeeker(tx, accountId, tools.now)) await seekerGoes(tools, tx, agreed);
  for (const agreed of await listAgreedOfAuthor(tx, accountId, tools.now)) await employerGoes(tools, tx, agreed);
}

/** A seeker took an approval back: the organization is told, which cannot write any more. */
export async function endContact(
  tools: Announcing,
  tx: TransactionScope,
  { contactId }: Announcements['contactRevoked'],
): Promise<void> {
  for (const agreed of await listAgreedOfContact(tx, contactId, tools.now)) await seekerGoes(tools, tx, agreed);
}

/** Organizations are being deleted: the seekers are told. */
export async function endAgreed(
  tools: Announcing,
  tx: TransactionScope,
  { ids }: Announcements['organizationsGo'],
): Promise<void> {
  for (const agreed of await listAgreedOfOrganizations(tx, ids, tools.now)) await employerGoes(tools, tx, agreed);
}

async function seekerGoes(tools: Announcing, tx: TransactionScope, agreed: AgreedRow): Promise<void> {
  const found = await findSubject(tools, tx, agreed);
  if (found === null) return;
  const { desk, here, application, contact } = found;
  const isOpen = application !== null && canWithdraw(parseStage(application.stage));
  const template = isOpen ? 'interview_cancelled' : 'interview_withdrawn';
  const news = application
    ? await newsToEmployer(desk, here, application, template)
    : contact && (await newsToOrganization(desk, here, contact));
  await settle(desk, here, { before: agreed.row, change: { accepted: null, declined: tools.now }, news: [news] });
}

async function employerGoes(tools: Announcing, tx: TransactionScope, agreed: AgreedRow): Promise<void> {
  const found = await findSubject(tools, tx, agreed);
  if (found === null) return;
  const { desk, here, application, contact } = found;
  const news = application
    ? await newsToApplicant(desk, here, application, 'interview_withdrawn')
    : contact && (await newsToOwner(desk, here, contact));
  await settle(desk, here, { before: agreed.row, change: { withdrawn: tools.now }, news: [news] });
}

/** What it is about, on the brand of the interview; null for a brand that this server does not serve. */
async function findSubject(tools: Announcing, tx: TransactionScope, { frontend, applicationId, contactId }: AgreedRow) {
  const brand = tools.findBrand(frontend);
  if (brand === undefined) return null;
  const here = { ...tx, frontend };
  return {
    here,
    desk: { ...tools, brand, frontend, linkOrigin: tools.originOf(brand) },
    application: (applicationId === null ? undefined : await findApplication(here, applicationId)) ?? null,
    contact: contactId === null ? null : await findContact(here, contactId),
  };
}

/** Notes that it falls away, and tells whoever is there to hear of it. */
async function settle(
  desk: Desk,
  tx: TransactionScope,
  { before, change, news }: { before: InterviewRow; change: Partial<InterviewRow>; news: readonly (News | null)[] },
): Promise<void> {
  const answer = { ...change, revision: before.revision + 1 };
  await saveInterview(tx, before.id, answer);
  for (const one of news)
    if (one !== null) await mailInterview(desk, tx, { ...one, before, after: { ...before, ...answer } });
}

async function newsToEmployer(
  desk: Desk,
  tx: TransactionScope,
  application: ApplicationRow,
  template: News['template'],
): Promise<News | null> {
  const job = application.jobId === null ? null : await findApplyJob(tx, application.jobId);
  const reader = await findMember(desk, tx, { application, job });
  if (reader === null) return null;
  return { reader, from: applicantNameFor(desk, application, reader.locale), job: application.jobTitle, template };
}

async function newsToApplicant(
  desk: Desk,
  tx: TransactionScope,
  application: ApplicationRow,
  template: News['template'],
): Promise<News | null> {
  const { accountId, jobTitle: job, organizationName: from } = application;
  const found = await readerOf(tx, desk.brand, application);
  return (
    found && { reader: { ...found, accountId, link: statusLink(desk, application) }, from, job, template, isOwn: true }
  );
}

async function newsToOrganization(desk: Desk, tx: TransactionScope, contact: ContactRow): Promise<News | null> {
  const reader = readerAt(desk, await findCorrespondent(tx, contact), CONTACTS_PAGE);
  if (reader === null) return null;
  const from = await ownerNameFor({ ...desk, ...tx }, contact, reader.locale);
  return { reader, from, job: '', template: 'interview_withdrawn' };
}

async function newsToOwner(desk: Desk, tx: TransactionScope, contact: ContactRow): Promise<News | null> {
  const person = await findPerson(tx, contact.ownerId);
  const reader = readerAt(desk, person && { ...person, accountId: contact.ownerId }, OWNERS_PAGE);
  return reader && { reader, from: contact.organizationName, job: '', template: 'interview_withdrawn' };
}

function readerAt(
  desk: Desk,
  person: { accountId: number; email: string; locale: string | null } | null,
  path: string,
): Reader | null {
  if (person === null) return null;
  const locale = languageOr(desk.brand.document.locales, person.locale);
  return { accountId: person.accountId, to: person.email, locale, link: pageLink(desk, locale, path) };
}
