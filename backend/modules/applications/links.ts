/** Links to a guest's application. They are sealed tokens, so nothing has to be stored. */
import type { ApiContext } from '../../context.ts';
import type { Scope } from '../../scope.ts';
import { hrefOf } from '../../services/href.ts';
import { findAccountByEmail } from '../accounts/account-store.ts';
import { type ApplicationRow, findApplication, findOfPerson } from './store.ts';

/** Hours within which a guest must confirm the address; docs/limits.md publishes it. */
export const CONFIRM_HOURS = 48;
const OWNER = 'application link';
/** Holds the longest address. */
const LONGEST_TOKEN = 600;

/** Of a guest. */
export type Confirmable = Pick<ApplicationRow, 'id'> & { jobId: number; email: string };

type Sealing = Pick<ApiContext, 'vault' | 'frontend'>;

/** The token of a link to this application. */
export function tokenOf({ vault, frontend }: Sealing, { id }: Pick<ApplicationRow, 'id'>): string {
  return vault.seal(`${frontend} ${id}`, OWNER);
}

/**
 * The token of a link that confirms it. It also says whose application to which job it is, because the row does not stay
 * if the same person has another.
 */
export function confirmingTokenOf(context: ApiContext, { id, jobId, email }: Confirmable): string {
  return context.vault.seal(`${context.frontend} ${id} ${jobId} ${email}`, OWNER);
}

/** The application that a token refers to on this brand. */
export async function findByToken(context: ApiContext, token: string): Promise<ApplicationRow | undefined> {
  const target = targetIn(context, token);
  if (target === null) return undefined;
  const { id, jobId, email } = target;
  const row = await findApplication(context, id);
  return row ?? (email === '' ? undefined : (await findFirst(context, { jobId, email })).first);
}

/** The application of whoever has confirmed this address, if there is one, and their account. */
export async function findFirst(
  scope: Scope,
  { jobId, email }: { jobId: number; email: string },
): Promise<{ first: ApplicationRow | undefined; owner: number | null }> {
  const account = await findAccountByEmail(scope, email);
  const owner = account?.emailVerified && !account.blocked ? account.id : null;
  return { owner, first: await findOfPerson(scope, jobId, { accountId: owner, email }) };
}

/** Whether an application is that of the signed-in person, or of whoever has a guest's token. Nobody's once its data is deleted. */
export function isApplicants(context: ApiContext, row: ApplicationRow, token: string | null): boolean {
  if (row.cleared !== null) return false;
  if (row.accountId !== null) return row.accountId === context.viewer.account?.id;
  const target = token === null ? null : targetIn(context, token);
  if (target === null) return false;
  const isSame = row.confirmed !== null && row.jobId === target.jobId && row.email === target.email;
  return target.id === row.id || isSame;
}

/** Null for an invalid token. */
function targetIn({ vault, frontend }: ApiContext, token: string): { id: number; jobId: number; email: string } | null {
  const [brand, id, jobId, email = ''] = vault.open(token.slice(0, LONGEST_TOKEN), OWNER)?.split(' ') ?? [];
  return brand === frontend ? { id: Number(id), jobId: Number(jobId), email } : null;
}

/** Absolute URL of a page of this site, in the language of the person. */
export function pageLink(
  { brand, linkOrigin }: Pick<ApiContext, 'brand' | 'linkOrigin'>,
  locale: string,
  path: string,
): string {
  return linkOrigin + hrefOf(brand, locale).path(path);
}

/** Page where the applicant sees the application: in the account, or through the sealed link. */
export function statusLink(
  context: Sealing & Pick<ApiContext, 'brand' | 'linkOrigin'>,
  row: Pick<ApplicationRow, 'id' | 'accountId' | 'locale'>,
): string {
  const path = '/user/applications';
  if (row.accountId !== null) return pageLink(context, row.locale, `${path}/${row.id}`);
  return `${pageLink(context, row.locale, path)}?token=${tokenOf(context, row)}`;
}

/** Path where the employer sees the application. */
export function employerPath(jobId: number, id?: number): string {
  return `/job-manager/applicants/${jobId}${id === undefined ? '' : `/${id}`}`;
}
