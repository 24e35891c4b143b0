/**
 * Who a resume is not shown to: the present employer, and organizations that its owner names. For their members it does not exist, whatever
 * brand, spelling or legal form they have.
 */
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { readObject, readText } from '../../read-json.ts';
import { refusal } from '../../refusal.ts';
import type { Scope } from '../../scope.ts';
import { companyKey } from '../../search/company-key.ts';
import type { Viewer } from '../../viewer.ts';
import {
  countNamed,
  deleteNamed,
  findNamed,
  findOrganization,
  insertHidings,
  listHiddenFrom,
  listOrganizationsOf,
  type NamedOrganization,
} from './hiding-store.ts';
import { ownerOf } from './own-resume.ts';
import { insertResume, lockResume } from './store.ts';

/** Published in docs/limits.md. */
export const MOST_HIDDEN = 50;
const LONGEST_NAME = 150;

/** Hides the current person's resume from an organization, by its id or its name. Throws `UserError`. */
export async function hideFrom(
  context: ApiContext,
  { organizationId, name }: { organizationId: number | null; name: string | null },
): Promise<void> {
  const known = organizationId === null ? null : await findNamed(context, organizationId);
  if (organizationId !== null && known === null) throw refusal('ORGANIZATION_UNKNOWN');
  const written = known?.name ?? (name ?? '').trim();
  const key = companyKey(written);
  if (key === '' || written.length > LONGEST_NAME)
    throw new UserError('BAD_INPUT', `A company has a name of 1 to ${LONGEST_NAME} characters, with letters.`, {
      path: 'name',
    });
  await transact(context, async (tx) => {
    const resume = await holdOwn(context, tx);
    await insertHidings(tx, resume, [{ name: written, organizationId, companyKey: key }], false);
    if ((await countNamed(tx, resume)) > MOST_HIDDEN) throw refusal('TOO_MANY_HIDDEN', { count: MOST_HIDDEN });
  });
}

/** Shows the resume again to an organization that its owner named; one that is not named any more is no fault. */
export async function endHiding(context: ApiContext, id: number): Promise<void> {
  await transact(context, async (tx) => deleteNamed(tx, await holdOwn(context, tx), id));
}

async function holdOwn(context: ApiContext, tx: TransactionScope): Promise<number> {
  const { id } = ownerOf(context);
  await insertResume(tx, id, context.locale);
  const row = await lockResume(tx, id);
  if (row === null) throw refusal('SESSION_ENDED');
  return row.id;
}

/** Looked up once per request, which has a viewer of its own. */
const known = new WeakMap<Viewer, Promise<readonly number[]>>();

/** Resumes that do not exist for a person, as a member of their organizations. */
export function hiddenFromViewer(scope: Pick<Scope, 'db'>, viewer: Viewer): Promise<readonly number[]> {
  const { account } = viewer;
  if (account === null) return Promise.resolve([]);
  const before = known.get(viewer);
  if (before !== undefined) return before;
  const found = hiddenFromAccounts(scope, [account.id]).then((all) => [...(all.get(account.id) ?? [])]);
  known.set(viewer, found);
  return found;
}

/** The same for several accounts, by account; those without organizations are left out. */
export async function hiddenFromAccounts(
  scope: Pick<Scope, 'db'>,
  accountIds: readonly number[],
): Promise<Map<number, ReadonlySet<number>>> {
  const organizations = await listOrganizationsOf(scope, accountIds);
  const hidden = await hiddenFrom(scope, organizations);
  return new Map(
    accountIds.map((accountId) => {
      const own = organizations.filter((one) => one.accountId === accountId);
      return [accountId, new Set(own.flatMap((one) => hidden(one)))];
    }),
  );
}

/** Whether the resume is hidden from this organization. */
export async function isHiddenFrom(
  scope: Pick<Scope, 'db'>,
  { resumeId, organizationId }: { resumeId: number; organizationId: number },
): Promise<boolean> {
  const organizations = await findOrganization(scope, organizationId);
  const hidden = await hiddenFrom(scope, organizations);
  return organizations.some((one) => hidden(one).includes(resumeId));
}

async function hiddenFrom(scope: Pick<Scope, 'db'>, organizations: readonly NamedOrganization[]) {
  const keys = new Map(organizations.map((one) => [one.id, keysOf(one)]));
  const rows = await listHiddenFrom(scope, [...keys.keys()], [...keys.values()].flat());
  return ({ id }: NamedOrganization): number[] =>
    rows.flatMap(({ resumeId, organizationId, companyKey: key }) =>
      organizationId === id || keys.get(id)?.includes(key) ? [resumeId] : [],
    );
}

/** The name of an organization, the other one of its page, and the one of its address. */
function keysOf({ name, data }: NamedOrganization): string[] {
  const page = readObject(data.organization_page);
  const names = [
    name,
    readText(page.name),
    readText(page.alternativeName),
    readText(readObject(data.company_info).name),
  ];
  return [...new Set(names.flatMap((one) => companyKey(one ?? '') || []))];
}
