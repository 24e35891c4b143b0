/** Becoming a member of an organization, by invitation or by claim. */
import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { publishTags } from '../../services/tag-store.ts';
import { recordEvent } from '../audit/event-store.ts';
import { fillOwner, makeRecruiter, putMember } from './members-store.ts';
import { findMemberRole, type MemberRole, updateActive } from './own-store.ts';

interface NewMember {
  organizationId: number;
  accountId: number;
  role: MemberRole;
}

/** The person acts for the organization on this brand from now on. An owner stays one. Returns their former role. */
export async function join(
  context: ApiContext,
  tx: TransactionScope,
  { organizationId, accountId, role }: NewMember,
): Promise<MemberRole | null> {
  const former = await findMemberRole(tx, organizationId, accountId);
  if (former !== 'owner') await putMember(tx, organizationId, accountId, role);
  if (await makeRecruiter(tx, accountId, context.locale))
    await recordEvent(tx, {
      ...{ kind: 'role_granted', accountId, actorId: actorFor(context, accountId), address: context.address },
      detail: { role: 'recruiter' },
    });
  await updateActive(tx, accountId, organizationId);
  if (role === 'owner') {
    await fillOwner(tx, organizationId, accountId);
    await ownersChanged(context, tx, organizationId);
  }
  return former;
}

/** Who acts on the account of somebody else. */
const actorFor = ({ viewer }: ApiContext, accountId: number) =>
  viewer.account?.id === accountId ? viewer.actorId : (viewer.account?.id ?? null);

/** Its page offers to claim it while nobody owns it. */
export async function ownersChanged(context: ApiContext, tx: TransactionScope, organizationId: number): Promise<void> {
  await announce(context, tx, 'answerableChanged', { organizationId });
  await publishTags(tx.client, [`org:${organizationId}`]);
}
