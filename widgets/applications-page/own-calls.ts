/** What people ask of the backend about their own applications. Every function rejects with `GraphqlError`. */
import type { Stage } from '../../runtime/core/applications/stages.ts';
import { ask } from '../shared/account/account-calls.ts';
import { CONTENT, type Content, type StageEvent } from '../shared/applications/application-types.ts';

export interface OwnApplication {
  id: number;
  jobTitle: string;
  organizationName: string;
  jobPath: string | null;
  stage: Stage;
  created: string;
  clears: string;
  canWithdraw: boolean;
  content: Content;
  events: readonly StageEvent[];
}

export type OwnEntry = Pick<OwnApplication, 'id' | 'jobTitle' | 'organizationName' | 'stage' | 'created'>;

export const PAGE_SIZE = 20;
const WHOLE = `id jobTitle organizationName jobPath stage created clears canWithdraw ${CONTENT} events { stage created note }`;

export async function listOwn(page: number): Promise<{ total: number; items: readonly OwnEntry[] }> {
  const document = `query Applications($limit: Int, $offset: Int) {
    applications(limit: $limit, offset: $offset) { total items { id jobTitle organizationName stage created } }
  }`;
  const variables = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  return (await ask<{ applications: { total: number; items: OwnEntry[] } }>(document, variables)).applications;
}

/** Null for an application of somebody else. */
export async function findOwn(id: number): Promise<OwnApplication | null> {
  const document = `query Application($id: Int!) { application(id: $id) { ${WHOLE} } }`;
  return (await ask<{ application: OwnApplication | null }>(document, { id })).application;
}

export type LinkState = 'unconfirmed' | 'confirmed' | 'joined' | 'expired' | 'closed' | 'unknown';
export interface GuestLink {
  state: LinkState;
  email: string | null;
  application: OwnApplication | null;
}

const LINK = `{ state email application { ${WHOLE} } }`;

/** Looks at the link of a mail, and changes nothing. */
export async function lookAtApplication(token: string): Promise<GuestLink> {
  const document = `query ApplicationLink($token: String!) { applicationLink(token: $token) ${LINK} }`;
  return (await ask<{ applicationLink: GuestLink }>(document, { token })).applicationLink;
}

/** The address is the person's: the employer sees the application from now on. */
export async function confirmApplication(token: string): Promise<GuestLink> {
  const document = `mutation ConfirmApplication($token: String!) { confirmApplication(token: $token) ${LINK} }`;
  return (await ask<{ confirmApplication: GuestLink }>(document, { token })).confirmApplication;
}

export async function withdraw(id: number, token: string | null): Promise<OwnApplication> {
  const document = `mutation WithdrawApplication($id: Int!, $token: String) {
    withdrawApplication(id: $id, token: $token) { ${WHOLE} }
  }`;
  return (await ask<{ withdrawApplication: OwnApplication }>(document, { id, token })).withdrawApplication;
}
