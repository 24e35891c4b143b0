/** Backend calls of a resume's owner about contact requests. Every function rejects with `GraphqlError`. */
import type { ContactWay } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { run } from '../../../runtime/graphql/run.ts';
import type { OwnContact } from './owner.generated.ts';
import { answerResumeContactMutation, revokeResumeContactMutation } from './owner.generated.ts';

export type OwnerAction = 'approve' | 'decline' | 'revoke';

/** Answers a request (approval includes the contact methods), or revokes an approval. */
export async function decide(id: number, action: OwnerAction, ways: readonly ContactWay[]): Promise<OwnContact> {
  if (action === 'revoke') {
    return (await run(revokeResumeContactMutation, { id })).done;
  }
  return (await run(answerResumeContactMutation, { id, approve: action === 'approve', ways })).done;
}
