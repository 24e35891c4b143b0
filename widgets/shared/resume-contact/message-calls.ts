/** Messages between an organization and the owner of a resume. Every function rejects with `GraphqlError`. */
import { run } from '../../../runtime/graphql/run.ts';
import type { Message } from './messages.generated.ts';
import { resumeContactMessagesQuery, sendResumeContactMessageMutation } from './messages.generated.ts';

/** The latest 200, the oldest of them first. */
export async function loadConversation(contactId: number): Promise<readonly Message[]> {
  return (await run(resumeContactMessagesQuery, { id: contactId })).resumeContact.messages;
}

/** Answers all messages with the new one. */
export async function sendMessage(contactId: number, text: string): Promise<readonly Message[]> {
  return (await run(sendResumeContactMessageMutation, { id: contactId, text })).done.messages;
}
