import { ask } from '../shared/account/account-calls.ts';

export interface MarkedJobData {
  id: number;
  title: string;
  organizationName: string;
  archived: boolean;
  job: { id: number; slug: string; location: { label: string } | null; expires: string | null } | null;
}

/** `jobs`: those that the browser keeps of a visitor. Rejects with `GraphqlError`. */
export async function loadBookmarks(jobs: readonly number[]): Promise<MarkedJobData[]> {
  const document = `query Bookmarks($jobs: [Int!]) {
    bookmarks(jobs: $jobs) { id title organizationName archived job { id slug location { label } expires } }
  }`;
  return (await ask<{ bookmarks: MarkedJobData[] }>(document, { jobs })).bookmarks;
}
