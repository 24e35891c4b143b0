import { ask } from '../shared/account/account-calls.ts';

export interface Invitation {
  state: 'open' | 'accepted' | 'expired' | 'withdrawn' | 'unknown';
  organization: string | null;
  /** Only a person with this address may accept. */
  email: string | null;
  role: 'owner' | 'editor' | null;
}

export async function loadInvitation(token: string): Promise<Invitation> {
  const document = 'query Invitation($token: String!) { invitation(token: $token) { state organization email role } }';
  return (await ask<{ invitation: Invitation }>(document, { token })).invitation;
}

export async function acceptInvitation(token: string): Promise<void> {
  await ask('mutation AcceptInvitation($token: String!) { acceptInvitation(token: $token) { id } }', { token });
}
