/** What the checker says about brands as they would be after a publication, those that extend them included. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { type PublishedBrands, readPublished } from '../../backend/services/publication-store.ts';
import { Checkup } from '../../runtime/core/brand/check/checkup.ts';
import { describeFinding, sortFindings } from '../../runtime/core/brand/check/finding.ts';
import { Places } from '../../runtime/core/brand/sources/places.ts';
import { SourceFiles } from '../../runtime/core/brand/sources/source-files.ts';
import { layOut } from '../../server/published/lay-out.ts';
import { hostOwnerOf, type Workspace } from './workspace.ts';

interface ExamineOptions {
  workspace: Workspace;
  pool: pg.Pool;
  brands: PublishedBrands;
  /** Files that are not in the database yet. */
  bodies: ReadonlyMap<string, Buffer>;
  /** Brands that the publication changes. */
  changed: readonly string[];
}

export interface Judgement {
  /** As text: errors and warnings. */
  findings: string[];
  errors: number;
}

/** Lays the result out in a temporary folder and examines it there, as a server would. */
export async function examineResult(options: ExamineOptions): Promise<Judgement> {
  const { workspace, pool, brands, bodies, changed } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'nameplate-publish-'));
  try {
    const tree = await layOut(folder, brands, async (hashes) => {
      const kept = await readPublished(
        pool,
        hashes.filter((hash) => !bodies.has(hash)),
      );
      for (const hash of hashes) {
        const body = bodies.get(hash);
        if (body) kept.set(hash, body);
      }
      return kept;
    });
    const { brandsDir, assetsDir } = workspace.locations;
    const places = new Places({ brandsDir, assetsDir }, tree);
    const files = new SourceFiles((id) => places.brandsDirOf(id));
    await files.read([...new Set([...workspace.ids(), ...places.published()])], 'hasty');
    const checkup = new Checkup({
      ...workspace.workshop,
      sources: files.all,
      hostOwner: hostOwnerOf(files.all, new Map()),
      assetsDirOf: (name) => places.assetsDirOf(name),
    });
    const affected = [...files.withDescendants(changed)].filter((id) => files.all.has(id));
    const findings = sortFindings(affected.flatMap((id) => checkup.withAncestors(id))).filter(
      ({ severity }) => severity !== 'info',
    );
    return {
      findings: findings.map(describeFinding),
      errors: findings.filter(({ severity }) => severity === 'error').length,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
