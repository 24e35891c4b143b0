/** Messages between an organization and the owner of a resume. Every function rejects with `GraphqlError`. */
import { ask } from '../account/account-calls.ts';

/** `created` is an ISO time. */
export interface Message {
  id: number;
  fromOwner: boolean;
  text: string;
  created: string;
  /** Its mail came back. */
  undelivered: boolean;
}

const FIELDS = 'messages { id fromOwner text created undelivered }';

/** The latest 200, the oldest of them first. */
export async function loadConversation(contactId: number): Promise<Message[]> {
  const document = `query ResumeContactMessages($id: Int!) { resumeContact(id: $id) { ${FIELDS} } }`;
  return (await ask<{ resumeContact: { messages: Message[] } }>(document, { id: contactId })).resumeContact.messages;
}

/** Answers all messages with the new one. */
export async function sendMessage(contactId: number, text: string): Promise<Message[]> {
  const document = `mutation SendResumeContactMessage($id: Int!, $text: String!) {
    done: sendResumeContactMessage(id: $id, text: $text) { ${FIELDS} }
  }`;
  return (await ask<{ done: { messages: Message[] } }>(document, { id: contactId, text })).done.messages;
}
