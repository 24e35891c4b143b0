/** Re-authentication before irreversible actions. */
import type { ApiContext } from '../../context.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { findAccount } from './account-store.ts';
import { wrongPassword } from './answers.ts';
import { isPassword } from './passwords.ts';
import { findSessionStart } from './session-store.ts';

const FRESH_MS = 10 * 60_000;

/**
 * Null when the password is correct, or when an account without one has just signed in. The fault is reported at
 * `pointer`. Throws `UserError` SIGN_IN_AGAIN, and TOO_MANY_TRIES.
 */
export async function provePerson(
  context: ApiContext,
  password: string | null,
  pointer: string,
): Promise<FormFault | null> {
  const { account: viewer, sessionId } = context.viewer;
  if (viewer === null || sessionId === null) throw refusal('SIGN_IN_REQUIRED');
  const account = await findAccount(context, viewer.id);
  if (account?.passwordHash) {
    await context.limits.take('sign-in-account', viewer.email);
    if (!(await isPassword(account.passwordHash, password ?? ''))) return wrongPassword(context, pointer);
    await context.limits.forget('sign-in-account', viewer.email);
    return null;
  }
  const began = await findSessionStart(context, sessionId);
  if (began === null || context.now.getTime() - began.getTime() > FRESH_MS) throw refusal('SIGN_IN_AGAIN');
  return null;
}
