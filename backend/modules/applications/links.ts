/** Links to a guest's application. They are sealed tokens, so nothing has to be stored. */
import type { ApiContext } from '../../context.ts';
import { hrefOf } from '../../services/href.ts';
import { type ApplicationRow, findApplication } from './store.ts';

/** Hours within which a guest must confirm the address; docs/limits.md publishes it. */
export const CONFIRM_HOURS = 48;
const OWNER = 'application link';

/** The token of a link to this application. */
export function tokenOf({ admin, frontend }: ApiContext, { id }: Pick<ApplicationRow, 'id'>): string {
  return admin.vault.seal(`${frontend} ${id}`, OWNER);
}

/** The application that a token refers to on this brand. */
export async function findByToken(context: ApiContext, token: string): Promise<ApplicationRow | undefined> {
  const id = idIn(context, token);
  return id === null ? undefined : findApplication(context, id);
}

/** Its id; null for an invalid token. */
export function idIn({ admin, frontend }: ApiContext, token: string): number | null {
  const [brand, id] = admin.vault.open(token.slice(0, 200), OWNER)?.split(' ') ?? [];
  return brand === frontend && id !== undefined ? Number(id) : null;
}

/** Absolute URL of a page of this site, in the language of the person. */
export function pageLink({ brand, linkOrigin }: ApiContext, locale: string, path: string): string {
  return linkOrigin + hrefOf(brand, locale).path(path);
}

/** Page where the applicant sees the application: in the account, or through the sealed link. */
export function statusLink(context: ApiContext, row: Pick<ApplicationRow, 'id' | 'accountId' | 'locale'>): string {
  const path = '/user/applications';
  if (row.accountId !== null) return pageLink(context, row.locale, `${path}/${row.id}`);
  return `${pageLink(context, row.locale, path)}?token=${tokenOf(context, row)}`;
}

/** Path where the employer sees the application. */
export function employerPath(jobId: number, id?: number): string {
  return `/job-manager/applicants/${jobId}${id === undefined ? '' : `/${id}`}`;
}
