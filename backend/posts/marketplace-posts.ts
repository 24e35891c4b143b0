/** Applications and job alerts of browsers without scripts. */
import type { Schema } from '../../schemas/resolved-schema.ts';
import type { ApiContext } from '../context.ts';
import { jobAlerts } from '../modules/alerts/kinds.ts';
import { alertPolicies } from '../modules/alerts/policy.ts';
import { confirmAlert, createAlert, pauseAlert } from '../modules/alerts/service.ts';
import { apply } from '../modules/applications/apply.ts';
import { confirm, sendLinkAgain } from '../modules/applications/guests.ts';
import { applicationPolicies } from '../modules/applications/policy.ts';
import { findBySendKey } from '../modules/applications/store.ts';
import type { Filled, FormPlace } from './filled.ts';

/** A form that is sent again within these milliseconds was sent twice by mistake; later, its sender misses the email. */
const TWICE_MS = 2 * 60_000;

/** Throws `UserError` like the operation `apply`. */
export async function applyPlainly(
  context: ApiContext,
  sending: { jobId: number; answers: unknown; key: string },
): Promise<Filled> {
  await applicationPolicies.Mutation.apply(context, {});
  const before = await findBySendKey(context, sending.key);
  const { faults, confirmAt } = await apply(context, { ...sending, proof: null });
  if (before !== undefined && context.now.getTime() - before.created.getTime() > TWICE_MS)
    await sendLinkAgain(context, sending.key);
  return { faults, next: null, isComplete: confirmAt === null };
}

/** For the search in the address of the page. Throws `UserError` like the operation `createJobAlert`. */
export async function savePlainAlert(
  context: ApiContext,
  { query }: FormPlace,
  answers: Readonly<Record<string, Schema>>,
): Promise<Filled> {
  await alertPolicies.Mutation.createJobAlert(context, {});
  const search = query.get('search') ?? '';
  const { faults, confirm: isOpen } = await createAlert(context, jobAlerts, { search, answers });
  return { faults, next: null, isComplete: !isOpen };
}

/** The button behind the link of an alert: `confirm`, `pause`, or `resume`. */
export async function changeLinkedAlert(context: ApiContext, token: string, act: string | undefined): Promise<void> {
  await alertPolicies.Mutation.pauseJobAlert(context, {});
  if (act === 'confirm') await confirmAlert(context, jobAlerts, token);
  if (act === 'pause' || act === 'resume') await pauseAlert(context, jobAlerts, { token, paused: act === 'pause' });
}

/** The button behind the link of a guest's application. */
export async function confirmLinkedApplication(context: ApiContext, token: string): Promise<void> {
  await applicationPolicies.Mutation.confirmApplication(context, {});
  await confirm(context, token);
}
