/** New organizations, and existing ones on a further brand. */
import type { AnswerError } from '../../../schemas/answer-check.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { faultsOf } from '../forms/service.ts';
import { noteEvent } from './events.ts';
import { requireOwn } from './own-organization.ts';
import {
  insertOrganization,
  insertProfile,
  listElsewhere,
  lockOwnOrganization,
  type OwnOrganizationRow,
  updateActive,
} from './own-store.ts';
import { freeSlug } from './slug-store.ts';

/** The same limit as in the form groups that ask for the name. */
const LONGEST_NAME = 150;

export interface Creation {
  faults: FormFault[];
  organization: OwnOrganizationRow | null;
}

/** Creates an organization of the current person; its name is filled into the groups that ask for it. */
export async function createOrganization(context: ApiContext, given: string): Promise<Creation> {
  const { account } = context.viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  const name = given.trim();
  const errors = nameErrors(name);
  if (errors.length > 0) return { faults: faultsOf(context, errors), organization: null };
  await context.limits.take('organization', `account ${account.id}`);
  const { firstName, lastName } = account;
  const known = firstName && lastName ? { personal_info: { firstName, lastName } } : {};
  const data = { ...known, company_info: { name }, organization_page: { name } };
  const id = await transact(context, async (tx) => {
    const made = await insertOrganization(tx, { name, ownerId: account.id, slug: await freeSlug(tx, name), data });
    await updateActive(tx, account.id, made);
    await noteEvent(tx, context, 'organization_created', { id: made });
    return made;
  });
  return { faults: [], organization: await requireOwn(context, id) };
}

/** Gives an organization of other brands a profile on this one. */
export async function bringOrganization(context: ApiContext, id: number): Promise<OwnOrganizationRow> {
  const { account } = context.viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  const elsewhere = (await listElsewhere(context, account.id)).find((one) => one.id === id);
  await transact(context, async (tx) => {
    if (elsewhere === undefined || (await lockOwnOrganization(tx, id)) !== null) return;
    await insertProfile(tx, id, await freeSlug(tx, elsewhere.name));
    await updateActive(tx, account.id, id);
    await noteEvent(tx, context, 'organization_brought', { id });
  });
  return requireOwn(context, id);
}

function nameErrors(name: string): AnswerError[] {
  const pointer = '/name';
  if (name === '') return [{ code: 'required', pointer }];
  return name.length > LONGEST_NAME ? [{ code: 'maxLength', pointer, allowed: LONGEST_NAME }] : [];
}
