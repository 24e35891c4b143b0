/** SQL for what events of the activity log name and no list has: versions, scheduled changes and previews of brands. */
import { inArray } from 'drizzle-orm';
import { rowsWithin } from '../../database/brand-rows.ts';
import { brandPatch, scheduledPatch } from '../../database/schema/brands.ts';
import { brandPreview } from '../../database/schema/previews.ts';
import type { Reach } from './entry-store.ts';

type Find = (reach: Reach, ids: readonly number[]) => Promise<{ id: number; said: string | Date }[]>;

/** What is said of each, by the key of the detail: the reason of a change, the end of a preview. */
export const SAID: Readonly<Record<string, Find>> = {
  version: (reach, ids) =>
    rowsWithin(reach)
      .select({ id: brandPatch.id, said: brandPatch.note })
      .from(brandPatch)
      .where(inArray(brandPatch.id, [...ids])),
  scheduled: (reach, ids) =>
    rowsWithin(reach)
      .select({ id: scheduledPatch.id, said: scheduledPatch.note })
      .from(scheduledPatch)
      .where(inArray(scheduledPatch.id, [...ids])),
  preview: (reach, ids) =>
    rowsWithin(reach)
      .select({ id: brandPreview.id, said: brandPreview.expires })
      .from(brandPreview)
      .where(inArray(brandPreview.id, [...ids])),
};
