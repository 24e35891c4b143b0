/** Mails about an application to the person who sent it. */

import { answerText } from '../../../runtime/core/applications/answer-text.ts';
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { type Translate, translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { SentApplication } from '../../mail/application-letters.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Scope } from '../../scope.ts';
import { findAccount } from '../accounts/account-store.ts';
import { type Content, nameIn, readContent } from './content.ts';
import { confirmingTokenOf, pageLink, statusLink } from './links.ts';
import type { ApplicationRow } from './store.ts';

/** To a guest; opening the link confirms the address. */
export async function mailConfirmation(context: ApiContext, tx: TransactionScope, row: ApplicationRow): Promise<void> {
  const { jobTitle: job, organizationName: organization, locale, id, jobId, email } = row;
  if (jobId === null || email === null) return;
  const link = `${pageLink(context, locale, '/user/applications')}?token=${confirmingTokenOf(context, { id, jobId, email })}`;
  const values = { link, job, organization };
  await queueMail(tx.db, { ...head(context, locale), to: email, template: 'application_confirm', values });
}

/** What was sent, verbatim; a guest is invited to register. */
export async function mailReceipt(context: ApiContext, tx: TransactionScope, row: ApplicationRow): Promise<void> {
  if (row.email === null) return;
  const { brand } = context;
  const link = statusLink(context, row);
  const register = pageLink(context, row.locale, '/user/register');
  const values = { ...sentOf(row, brand, row.locale), link, ...(row.accountId === null && { register }) };
  await queueMail(tx.db, { ...head(context, row.locale), to: row.email, template: 'application_receipt', values });
}

/** The employer's decision, with an optional message, and where replies go. */
export async function mailStage(
  context: ApiContext,
  tx: TransactionScope,
  row: ApplicationRow,
  { note, replyTo }: { note: string; replyTo: string | null },
): Promise<void> {
  const reader = await readerOf(tx, context.brand, row);
  if (reader === null) return;
  const { to, locale } = reader;
  const stage = mailWords(context.brand, locale)(`stages.${row.stage}`);
  const values = {
    link: statusLink(context, row),
    job: row.jobTitle,
    organization: row.organizationName,
    stage,
    note,
    isAnswered: replyTo !== null,
  };
  const reply = replyTo === null ? {} : { replyTo };
  await queueMail(tx.db, { ...head(context, locale), to, ...reply, template: 'application_stage', values });
}

/** Current mail address and locale of the applicant; null once the personal data is deleted. */
export async function readerOf(
  tx: Scope,
  { document: { locales } }: CompiledBrand,
  row: Pick<ApplicationRow, 'accountId' | 'email' | 'locale'>,
): Promise<{ to: string; locale: string } | null> {
  const account = row.accountId === null ? undefined : await findAccount(tx, row.accountId);
  const to = account?.email ?? row.email;
  const locale = languageOr(locales, row.locale);
  return to === null ? null : { to, locale };
}

/** The application as displayed in a language. */
export function sentOf(row: ApplicationRow, brand: CompiledBrand, locale: string): SentApplication {
  const content = readContent(row.data);
  const words = mailWords(brand, locale);
  return {
    job: row.jobTitle,
    organization: row.organizationName,
    name: nameIn(content),
    email: content.emailAddress ?? row.email ?? '',
    phone: content.phone ?? '',
    coverLetter: content.coverLetter ?? '',
    answers: content.questions.map((answered) => [answered.text, answerIn(answered, words, locale)] as const),
    fileNames: content.files.map(({ name }) => name),
  };
}

/** An answer as displayed: yes, no and numbers in the format of the language. */
export function answerIn(answered: Content['questions'][number], words: Translate, locale: string): string {
  return answerText(answered, locale, (value) => words(`answers.${value}`));
}

/** Translator for mails in a language. */
export function mailWords(brand: CompiledBrand, locale: string): Translate {
  return translatorOf(cutCatalogue(brand, locale, ['mail']), 'mail');
}

const head = ({ brand, linkOrigin: origin }: ApiContext, locale: string) => ({ brand, origin, locale });
