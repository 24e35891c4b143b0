/** Whether saved candidates may be kept beyond the brand's term: only with the person's yes, for a year at a time. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { Keeping, KeepingState } from '../../graphql.generated.ts';
import { queueMail } from '../../mail/outbox.ts';
import { refusal } from '../../refusal.ts';
import { hrefOf } from '../../services/href.ts';
import type { PersonalLinks } from '../../services/personal-links.ts';
import {
  type Candidate,
  listCandidates,
  lockCandidate,
  lockToAsk,
  removeFromLists,
  updateCandidate,
} from './candidate-store.ts';
import { type ClearTools, clear, dateText, inBatches } from './clear.ts';
import { isApplicants } from './links.ts';
import { readerOf } from './mails.ts';
import { type ApplicationRow, findApplication, lockApplication, updateApplication } from './store.ts';

/** Canonical path of the page behind the mail's links, before the token. */
export const KEEPING_PATH = '/user/keeping';
const LINK = 'keeping';
const YEAR_DAYS = 365;
/** Days that a person has to answer before the year ends. */
export const ANSWER_DAYS = 30;
const BATCH = 200;

interface Sender {
  brand: CompiledBrand;
  origin: string;
  links: PersonalLinks;
  now: Date;
}

/** When the brand's term ends. */
export function termOf({ created }: Pick<ApplicationRow, 'created'>, brand: Pick<CompiledBrand, 'document'>): Date {
  return new Date(created.getTime() + brand.document.retention.applicationDays * DAY_MS);
}

/** Until when an application is kept with this candidate, which may be null. */
export function keptUntil(row: ApplicationRow, candidate: Candidate | null, brand: CompiledBrand): Date {
  const term = termOf(row, brand);
  const until = candidate !== null && candidate.lists.length > 0 ? candidate.until : null;
  return until !== null && until > term ? until : term;
}

/** Asks the person by email. Without an address nothing is asked, and nothing is kept. */
export function askToKeep(
  { brand, linkOrigin: origin, links, now }: ApiContext,
  tx: TransactionScope,
  asked: { row: ApplicationRow; candidate: Candidate },
): Promise<void> {
  return ask({ brand, origin, links, now }, tx, asked, 'application_keep');
}

async function ask(
  { brand, origin, links, now }: Sender,
  tx: TransactionScope,
  { row, candidate }: { row: ApplicationRow; candidate: Candidate },
  template: 'application_keep' | 'application_keep_again',
): Promise<void> {
  const reader = await readerOf(tx, brand, row);
  if (reader === null) return;
  const { to, locale } = reader;
  const page = `${KEEPING_PATH}/${links.tokenOf(LINK, { id: row.id, nonce: candidate.nonce })}`;
  const linkTo = (path: string) => origin + hrefOf(brand, locale).path(path);
  const values = {
    ...{ link: linkTo(`${page}/yes`), no: linkTo(`${page}/no`) },
    ...{ job: row.jobTitle, organization: row.organizationName },
    date: dateText(brand, locale, keptUntil(row, candidate, brand)),
  };
  await queueMail(tx.db, { brand, origin, locale, to, template, values });
  await updateCandidate(tx, row.id, { asked: now });
}

/** Asks everybody whose year ends within a month, once; they are kept for that month at least. Returns how many. */
export async function askAgain(tools: ClearTools & { links: PersonalLinks }): Promise<number> {
  let asked = 0;
  for (const brand of tools.brands())
    asked += await inBatches(tools, brand, async (tx, { now, origin }) => {
      const soon = new Date(now.getTime() + ANSWER_DAYS * DAY_MS);
      const rows = await lockToAsk(tx, soon, BATCH);
      const candidates = await listCandidates(
        tx,
        rows.map(({ id }) => id),
      );
      for (const row of rows) {
        const candidate = candidates.get(row.id);
        if (candidate === undefined) continue;
        const until = soon > termOf(row, brand) ? soon : termOf(row, brand);
        await updateCandidate(tx, row.id, { asked: now, until });
        await ask(
          { brand, origin, links: tools.links, now },
          tx,
          { row, candidate: { ...candidate, until } },
          'application_keep_again',
        );
      }
      return rows.length;
    });
  return asked;
}

/** The application of a link, with what was saved of it; null for an invalid link, and once its data is deleted. */
async function findLinked(
  context: ApiContext,
  token: string,
): Promise<{ row: ApplicationRow; candidate: Candidate } | null> {
  const id = context.links.idIn(token);
  if (id === null) return null;
  const [row, candidates] = await Promise.all([findApplication(context, id), listCandidates(context, [id])]);
  const candidate = candidates.get(id);
  if (row === undefined || row.cleared !== null || candidate === undefined) return null;
  return context.links.isTokenOf(LINK, { id, nonce: candidate.nonce }, token) ? { row, candidate } : null;
}

/** What a mailed link is about; null for an unknown one. Changes nothing. */
export async function linkedKeeping(context: ApiContext, token: string): Promise<Keeping | null> {
  const found = await findLinked(context, token);
  return found && describe(context, found.row, found.candidate);
}

/** The same for the applicant of an application; null where nothing was saved. */
export async function keepingOf(context: ApiContext, row: ApplicationRow): Promise<Keeping | null> {
  const candidate = row.cleared === null ? (await listCandidates(context, [row.id])).get(row.id) : undefined;
  return candidate === undefined ? null : describe(context, row, candidate);
}

function describe(context: ApiContext, row: ApplicationRow, candidate: Candidate): Keeping {
  const { jobTitle, organizationName } = row;
  return { state: stateOf(candidate), jobTitle, organizationName, until: keptUntil(row, candidate, context.brand) };
}

function stateOf({ answer, lists, asked, answered }: Candidate): KeepingState {
  if (answer === 'no') return 'no';
  if (lists.length === 0) return 'over';
  if (answer === null) return 'asked';
  return asked !== null && answered !== null && asked > answered ? 'again' : 'yes';
}

/** Records the answer that a link gives; null for an unknown one. Answering the same again changes nothing. */
export async function answerLinked(context: ApiContext, token: string, keep: boolean): Promise<Keeping | null> {
  const found = await findLinked(context, token);
  if (found === null) return null;
  await answer(context, found.row.id, keep);
  return linkedKeeping(context, token);
}

/** The same for the applicant, by account or with the token of a guest's application. Throws APPLICATION_UNKNOWN. */
export async function answerOwn(
  context: ApiContext,
  { id, token, keep }: { id: number; token: string | null; keep: boolean },
): Promise<ApplicationRow> {
  const row = id > 0 ? await findApplication(context, id) : undefined;
  if (row === undefined || !isApplicants(context, row, token)) throw refusal('APPLICATION_UNKNOWN');
  await answer(context, id, keep);
  return (await findApplication(context, id)) ?? row;
}

async function answer(context: ApiContext, id: number, keep: boolean): Promise<void> {
  const { brand, now } = context;
  await transact(context, async (tx) => {
    const row = await lockApplication(tx, id);
    const candidate = await lockCandidate(tx, id);
    if (row === undefined || row.cleared !== null || candidate === null) return;
    // Who declined, or is no longer saved, has nothing to agree to.
    if (keep && (candidate.answer === 'no' || candidate.lists.length === 0)) return;
    if (keep && stateOf(candidate) === 'yes') return;
    const term = termOf(row, brand);
    if (keep) {
      const year = new Date(now.getTime() + YEAR_DAYS * DAY_MS);
      await updateCandidate(tx, id, { answer: 'yes', answered: now, until: year > term ? year : term });
      // A notice that its data will be deleted no longer holds.
      await updateApplication(tx, id, { noticed: null });
      return;
    }
    if (candidate.answer === 'no') return;
    await removeFromLists(tx, [id], null);
    await updateCandidate(tx, id, { answer: 'no', answered: now, until: null });
    if (term <= now) await clear(tx, [row], now);
  });
}
