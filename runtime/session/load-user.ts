import type { SessionUser } from './session-state.ts';

const document = `query SessionUser {
  getUser {
    id name email displayName firstName lastName roles { targetId } emailVerified
    organization { id name ownerId } isUserApprovedAndVerified isEligibleForJobApply activeOrganization { id }
    hasPassword networks locale
  }
}`;

/** The person of the session's bearer; null when the backend knows none. Rejects when it does not answer. */
export async function loadUser(): Promise<SessionUser | null> {
  const { graphqlOnce, isSessionEnd } = await import('../graphql/client.ts');
  try {
    const { getUser } = await graphqlOnce<{ getUser: SessionUser | null }>({ document, variables: {} });
    return getUser;
  } catch (error) {
    if (isSessionEnd(error)) return null;
    throw error;
  }
}
