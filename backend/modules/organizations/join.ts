/** Becoming a member of an organization, by invitation or by claim. */
import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { publishTags } from '../../services/tag-store.ts';
import { recordEvent } from '../audit/event-store.ts';
import { fillOwner, makeRecruiter, putMember } from './members-store.ts';
import { actsFor, findMemberRole, MEMBER_ROLES, type MemberRole, updateActive } from './own-store.ts';

interface NewMember {
  organizationId: number;
  accountId: number;
  role: MemberRole;
}

/** The person acts for the organization on this brand from now on, if the role does. Nobody gets a lower role than before. */
export async function join(
  context: ApiContext,
  tx: TransactionScope,
  { organizationId, accountId, role }: NewMember,
): Promise<{ role: MemberRole; former: MemberRole | null }> {
  const former = await findMemberRole(tx, organizationId, accountId);
  const isHigher = former === null || MEMBER_ROLES.indexOf(role) < MEMBER_ROLES.indexOf(former);
  if (isHigher) await putMember(tx, organizationId, accountId, role);
  if (await makeRecruiter(tx, accountId, context.locale))
    await recordEvent(tx, {
      ...{ kind: 'role_granted', accountId, actorId: actorFor(context, accountId), address: context.address },
      detail: { role: 'recruiter' },
    });
  const now = isHigher ? role : former;
  if (actsFor(now)) await updateActive(tx, accountId, organizationId);
  if (role === 'owner') {
    await fillOwner(tx, organizationId, accountId);
    await ownersChanged(context, tx, organizationId);
  }
  return { role: now, former };
}

/** Who acts on the account of somebody else. */
const actorFor = ({ viewer }: ApiContext, accountId: number) =>
  viewer.account?.id === accountId ? viewer.actorId : (viewer.account?.id ?? null);

/** Its page offers to claim it while nobody owns it. */
export async function ownersChanged(context: ApiContext, tx: TransactionScope, organizationId: number): Promise<void> {
  await announce(context, tx, 'answerableChanged', { organizationId });
  await publishTags(tx.client, [`org:${organizationId}`]);
}
