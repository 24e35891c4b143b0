import { run } from '../../runtime/graphql/run.ts';
import type { GuestLink, OwnApplication } from './applications-page.generated.ts';
import {
  applicationLinkQuery,
  applicationQuery,
  applicationsQuery,
  confirmApplicationMutation,
  withdrawApplicationMutation,
} from './applications-page.generated.ts';

export type OwnEntry = Pick<OwnApplication, 'id' | 'jobTitle' | 'organizationName' | 'stage' | 'created'>;

export const PAGE_SIZE = 20;

export async function listOwn(page: number): Promise<{ total: number; items: readonly OwnEntry[] }> {
  const variables = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  return (await run(applicationsQuery, variables)).applications;
}

/** Null for an application of somebody else. */
export async function findOwn(id: number): Promise<OwnApplication | null> {
  return (await run(applicationQuery, { id })).application;
}

/** Looks at the link of a mail, and changes nothing. */
export async function lookAtApplication(token: string): Promise<GuestLink> {
  return (await run(applicationLinkQuery, { token })).applicationLink;
}

/** The address is the person's: the employer sees the application from now on. */
export async function confirmApplication(token: string): Promise<GuestLink> {
  return (await run(confirmApplicationMutation, { token })).confirmApplication;
}

export async function withdraw(id: number, token: string | null): Promise<OwnApplication> {
  return (await run(withdrawApplicationMutation, { id, token })).withdrawApplication;
}
