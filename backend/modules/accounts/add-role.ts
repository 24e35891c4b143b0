/** Adding a second role to an account on a brand: recruiting besides job seeking, or the reverse. */
import { announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/event-store.ts';
import { agreeByRegistering, findLatestConsent } from '../consent/service.ts';
import { STANDARD } from '../consent/wording.ts';
import { awaitApproval, grantRole, wasTaken } from './account-store.ts';
import { checkRegistration } from './answers.ts';
import type { OwnRole } from './register.ts';

/**
 * Gives a member of the brand the other role. Only consents can have faults, and only if the latest wording was not
 * agreed to yet. Throws `UserError` FEATURE_OFF when the brand does not offer the role, NOT_ALLOWED for a person who has
 * not joined the brand, and for a role that an administrator revoked.
 */
export async function addRole(context: ApiContext, role: OwnRole, given: unknown): Promise<FormFault[]> {
  const { account, actorId, roles } = context.viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  if (!context.brand.document.features[role]) throw refusal('FEATURE_OFF');
  if (roles.has(role)) return [];
  if (!roles.has('applicant') && !roles.has('recruiter')) throw refusal('NOT_ALLOWED');
  if (await wasTaken(context, account.id, role)) throw refusal('NOT_ALLOWED');
  const hasAgreed = (await findLatestConsent(context, STANDARD)) !== null;
  const faults = hasAgreed ? [] : consentFaults(context, given);
  if (faults.length > 0) return faults;
  const { brand, address } = context;
  await transact(context, async (tx) => {
    if (!(await grantRole(tx, account.id, role))) return;
    if (role === 'recruiter' && brand.document.moderation.accounts) await awaitApproval(tx, account.id);
    if (!hasAgreed) await agreeByRegistering({ ...tx, brand }, { accountId: account.id, mail: account.email, address });
    await announce(context, tx, 'standingChanged', { accountId: account.id });
    await recordEvent(tx, { kind: 'role_added', accountId: account.id, actorId, address, detail: { role } });
  });
  return [];
}

function consentFaults(context: ApiContext, given: unknown): FormFault[] {
  const { faults } = checkRegistration(context, given);
  return faults.filter(({ pointer }) => pointer === '' || pointer.startsWith('/consents'));
}
