/** Changes on top of the current settings of a brand. */
import type { Inspection } from '../../../runtime/core/brand/check/patches.ts';
import { composePatches, valuesIn, withValue } from '../../../runtime/core/brand/sources/compose-patches.ts';
import { type JsonObject, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { sameJson } from '../../../runtime/core/brand/sources/merge.ts';

/** The settings of a brand from its file, and with a patch applied. Undefined if it does not exist. */
export type Inspect = (brand: string, patch?: JsonObject) => Promise<Inspection | undefined>;

/** The whole patch, and the brand as it is with it. Undefined for a brand that does not exist. */
export async function withChanges(
  inspect: Inspect,
  brand: string,
  { current, changes }: { current: JsonObject; changes: JsonObject },
): Promise<{ patch: JsonObject; inspection: Inspection } | undefined> {
  const whole = composePatches(current, changes);
  const inspection = await inspect(brand, whole);
  if (inspection === undefined) return undefined;
  const file = inspection.file.resolved?.document;
  // What is as in the file needs no patch, and follows the file from then on.
  const patch = valuesIn(changes)
    .filter(({ path, value }) => sameJson(valueAt(file, path) ?? null, value))
    .reduce((rest, { path }) => withValue(rest, path, undefined), whole);
  return { patch, inspection };
}
