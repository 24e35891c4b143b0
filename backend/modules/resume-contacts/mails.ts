/** Mails about contact requests, to the owner of the resume and to members of the organization. None of them discloses an address of the other side. */
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { ALWAYS_OPENED, CONTACT_WAYS, openedFields } from '../../../runtime/core/resume-contact/opened-fields.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Scope } from '../../scope.ts';
import { hrefOf } from '../../services/href.ts';
import { findListed } from '../resumes/found-store.ts';
import { findCorrespondent } from './message-store.ts';
import { isOpened, openedInWords, openedName, ownerInWords } from './opened.ts';
import { type Addressee, type ContactRow, findPerson } from './store.ts';

/** From a request, or from a task: the brand of the mails, and the origin of links. */
interface Desk {
  brand: CompiledBrand;
  linkOrigin: string;
}

/** Common parts of a mail to somebody, in their language on this brand if it still has that. */
function headTo({ brand, linkOrigin: origin }: Desk, { email: to, locale }: Addressee) {
  return { brand, origin, to, locale: languageOr(brand.document.locales, locale) };
}

const linkTo = ({ brand, linkOrigin }: Desk, locale: string, path: string) =>
  linkOrigin + hrefOf(brand, locale).path(path);

/** Page where an organization sees its requests. */
export const CONTACTS_PAGE = '/resumes/contacts';

/** Page where the owner sees requests. */
export const OWNERS_PAGE = '/resume';

/** To the owner, with what approval would disclose. */
export async function mailRequest(context: ApiContext, tx: TransactionScope, row: ContactRow): Promise<void> {
  const person = await findPerson(tx, row.ownerId);
  if (person === null) return;
  const head = headTo(context, person);
  const values = {
    link: linkTo(context, head.locale, OWNERS_PAGE),
    organization: row.organizationName,
    message: row.message,
    opens: openedInWords(head, ALWAYS_OPENED),
    ways: openedInWords(head, CONTACT_WAYS),
  };
  await queueMail(tx.db, { ...head, template: 'resume_contact_asked', values });
}

/** To the owner, once the organization has access: what it can see. Returns the id of the mail. */
export async function mailOpened(context: ApiContext, tx: TransactionScope, row: ContactRow): Promise<number | null> {
  const person = await findPerson(tx, row.ownerId);
  if (person === null) return null;
  const head = headTo(context, person);
  const link = linkTo(context, head.locale, OWNERS_PAGE);
  const values = { link, organization: row.organizationName, opens: openedInWords(head, openedFields(row.ways)) };
  return queueMail(tx.db, { ...head, template: 'resume_contact_opened', values });
}

/** To whoever sent the request: the owner's decision. */
export async function mailAnswer(context: ApiContext, tx: TransactionScope, row: ContactRow): Promise<void> {
  const person = row.askedBy === null ? null : await findPerson(tx, row.askedBy);
  if (person === null) return;
  const head = headTo(context, person);
  const { state, opened, resumeId, ways } = row;
  if (state === 'declined') await queueMail(tx.db, { ...head, template: 'resume_contact_declined', values: {} });
  if (state === 'revoked') await queueMail(tx.db, { ...head, template: 'resume_contact_revoked', values: {} });
  if (state !== 'approved') return;
  const link = linkTo(context, head.locale, `/resume/${resumeId}`);
  // The resume page shows what must be paid, with a link to buy credits.
  if (opened === null) await queueMail(tx.db, { ...head, template: 'resume_contact_unpaid', values: { link } });
  else {
    const values = { link, opens: openedInWords(head, openedFields(ways)) };
    await queueMail(tx.db, { ...head, template: 'resume_contact_approved', values });
  }
}

/** Name of the owner of a resume, as far as the organization may know it. */
export async function ownerNameFor(
  context: Scope & Pick<ApiContext, 'forms' | 'brand'>,
  row: ContactRow,
  locale: string,
): Promise<string> {
  const [resume] = isOpened(context, row) ? await findListed(context, [row.resumeId]) : [];
  const name = resume && openedName({ ...context, locale }, resume);
  return name ?? ownerInWords({ brand: context.brand, locale });
}

/** Page where the organization sees the request: that of the resume while it is listed. */
export async function organizationsPage(tx: Scope, { resumeId }: ContactRow): Promise<string> {
  const [resume] = await findListed(tx, [resumeId]);
  return resume === undefined ? CONTACTS_PAGE : `/resume/${resumeId}`;
}

/** To the organization: the owner cannot be reached. `back` is what it gets back. */
export async function mailUnreachable(
  desk: Desk,
  tx: TransactionScope,
  row: ContactRow,
  back: 'slot' | 'credit' | null,
): Promise<void> {
  const person = await findCorrespondent(tx, row);
  if (person === null) return;
  const head = headTo(desk, person);
  const link = linkTo(desk, head.locale, CONTACTS_PAGE);
  await queueMail(tx.db, { ...head, template: 'resume_contact_unreachable', values: { link, back } });
}
