/** Who hears of a message: the seeker, or one member of the employer. */
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import type { Scope } from '../../scope.ts';
import { hrefOf } from '../../services/href.ts';
import type { ApplyJob } from '../applications/job-store.ts';
import { employerPath, statusLink } from '../applications/links.ts';
import { readerOf } from '../applications/mails.ts';
import { listRecipients } from '../applications/notices.ts';
import type { ApplicationRow } from '../applications/store.ts';
import { findLastAuthor } from '../messages/store.ts';
import { OWNERS_PAGE, organizationsPage } from '../resume-contacts/mails.ts';
import { findCorrespondent } from '../resume-contacts/message-store.ts';
import { findPerson } from '../resume-contacts/store.ts';
import { otherSideOf, type Party } from './party.ts';

export interface Reader {
  /** Null for a guest. */
  accountId: number | null;
  to: string;
  /** A language of the brand. */
  locale: string;
  /** URL of the page where they can answer. */
  link: string;
}

/** Reader of what this side writes; null if nobody is left. */
export async function findReader(context: ApiContext, tx: Scope, party: Party): Promise<Reader | null> {
  if (party.about === 'application' && party.side === 'seeker') return findMember(context, tx, party);
  const person = await findPersonFor(context, tx, party);
  if (person === null) return null;
  return { ...person, link: await pageOf(context, tx, otherSideOf(party), person.locale) };
}

/** The member who hears of an application; null if nobody is left. */
export async function findMember(
  { brand, linkOrigin }: Pick<ApiContext, 'brand' | 'linkOrigin'>,
  tx: Scope,
  { application, job }: { application: ApplicationRow; job: ApplyJob | null },
): Promise<Reader | null> {
  const member = job === null ? null : await memberFor(tx, brand, { job, applicationId: application.id });
  if (job === null || member === null) return null;
  const { accountId, to, locale } = member;
  return { accountId, to, locale, link: linkOrigin + hrefOf(brand, locale).path(employerPath(job.id, application.id)) };
}

/** URL of the page where a side sees the conversation. */
export async function pageOf(context: ApiContext, tx: Scope, party: Party, locale: string): Promise<string> {
  const linkTo = (path: string) => context.linkOrigin + hrefOf(context.brand, locale).path(path);
  if (party.about === 'contact')
    return linkTo(party.side === 'seeker' ? OWNERS_PAGE : await organizationsPage(tx, party.contact));
  const { application, job } = party;
  return party.side === 'seeker'
    ? statusLink(context, application)
    : linkTo(employerPath(job?.id ?? 0, application.id));
}

/** All readers but the member who hears of an application. */
async function findPersonFor(context: ApiContext, tx: Scope, party: Party): Promise<Omit<Reader, 'link'> | null> {
  const { brand } = context;
  if (party.about === 'contact') {
    const { contact } = party;
    const found = party.side === 'employer' ? await ownerOf(tx, contact) : await findCorrespondent(tx, contact);
    return (
      found && { accountId: found.accountId, to: found.email, locale: languageOr(brand.document.locales, found.locale) }
    );
  }
  const found = await readerOf(tx, brand, party.application);
  return found && { ...found, accountId: party.application.accountId };
}

async function ownerOf(tx: Scope, { ownerId }: { ownerId: number }) {
  const person = await findPerson(tx, ownerId);
  return person && { ...person, accountId: ownerId };
}

/** The member who wrote last, otherwise one who is notified of new applications, otherwise any. */
async function memberFor(
  tx: Scope,
  brand: CompiledBrand,
  { job, applicationId }: { job: Parameters<typeof listRecipients>[2]; applicationId: number },
) {
  const members = await listRecipients(tx, brand, job);
  const author = await findLastAuthor(tx, { about: 'application', id: applicationId });
  return (
    members.find(({ accountId }) => accountId === author) ??
    members.find(({ mode }) => mode !== 'none') ??
    members[0] ??
    null
  );
}
