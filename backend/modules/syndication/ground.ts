/** What jobs find on a brand, read for a batch of them. */
import type pg from 'pg';
import { brandLanguages } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Connection } from '../../database/pool.ts';
import { primaryLanguage } from '../../search/fold.ts';
import { findPostings } from '../../search/postings.ts';
import { type Candidate, type Ground, keyOf } from './candidate.ts';
import { findBlocked, findImported, readStandings } from './candidate-store.ts';

interface Reading {
  db: Connection;
  client: pg.Pool | pg.PoolClient;
}

export async function readGround(
  { db, client }: Reading,
  target: CompiledBrand,
  jobs: readonly Candidate[],
): Promise<Ground> {
  const ids = jobs.map(({ id }) => id);
  const alike = await findPostings(
    client,
    jobs.flatMap((job) => keyOf(job) ?? []),
  );
  const standings = await readStandings(db, target.id, [...ids, ...alike.map(({ id }) => id)]);
  const present: Ground['present'] = new Map();
  for (const { id, key } of alike) {
    const standing = standings.get(id);
    if (standing === 'own' || standing === 'shown' || standing === 'waiting')
      put(present, key, { id, isOwn: standing === 'own' });
  }
  return {
    languages: new Set(brandLanguages(target.document.locales).map(primaryLanguage)),
    standings: new Map(ids.flatMap((id) => (standings.has(id) ? [[id, standings.get(id) ?? 'own']] : []))),
    blocked: await findBlocked(
      db,
      target.id,
      jobs.flatMap(({ organizationId }) => organizationId ?? []),
    ),
    imported: await findImported(db, target.id, ids),
    present,
  };
}

/** The job is there from now on, without being the brand's own. */
export function addPresent(present: Ground['present'], job: Candidate): void {
  const key = keyOf(job);
  if (key !== null) put(present, key, { id: job.id, isOwn: false });
}

/** It is no longer there, unless it is the brand's own. */
export function removePresent(present: Ground['present'], job: Candidate): void {
  const key = keyOf(job);
  if (key === null) return;
  present.set(
    key,
    (present.get(key) ?? []).filter(({ id, isOwn }) => isOwn || id !== job.id),
  );
}

function put(present: Ground['present'], key: string, entry: { id: number; isOwn: boolean }): void {
  present.set(key, [...(present.get(key) ?? []), entry]);
}
