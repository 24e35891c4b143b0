import { run } from '../../runtime/graphql/run.ts';
import { acceptInvitationMutation, loadInvitationQuery } from './invitation.generated.ts';

export interface Invitation {
  state: 'open' | 'accepted' | 'expired' | 'withdrawn' | 'unknown';
  organization: string | null;
  /** Only a person with this address may accept. */
  email: string | null;
  role: 'owner' | 'editor' | null;
}

export async function loadInvitation(token: string): Promise<Invitation> {
  return (await run(loadInvitationQuery, { token })).invitation;
}

export async function acceptInvitation(token: string): Promise<void> {
  await run(acceptInvitationMutation, { token });
}
