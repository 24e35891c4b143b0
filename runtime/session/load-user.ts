import { operation } from '../core/operation.ts';
import type { SessionUser } from './session-user.generated.ts';
import { loadSessionUserQuery } from './session-user.generated.ts';

/** The person of the session's token; null if the backend knows none. Rejects when it does not answer. */
export async function loadUser(): Promise<SessionUser | null> {
  const { graphqlOnce, isSessionEnd } = await import('../graphql/client.ts');
  try {
    const { getUser } = await graphqlOnce(operation(loadSessionUserQuery));
    return getUser;
  } catch (error) {
    if (isSessionEnd(error)) return null;
    throw error;
  }
}
