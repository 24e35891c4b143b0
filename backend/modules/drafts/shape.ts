/** What may stand in a draft: any part of what the form asks, and nothing else. */
import type { AskedForm } from '../../../runtime/core/forms/ask.ts';
import type { FormCheck } from '../../../runtime/core/forms/check.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';

/** Bytes of the answers as JSON. */
export const MOST_DRAFT_BYTES = 128 * 1024;
/** Objects and lists inside of each other. */
export const DEEPEST_DRAFT = 16;

/** Pointer of the first answer that has no place in the form, or no value of its kind; null when all have. Rules of sending do not count. */
export function misfitOf(check: FormCheck, answers: unknown): string | null {
  const { errors } = check(answers);
  return errors.find(({ code }) => code === 'type' || code === 'additionalProperties')?.pointer ?? null;
}

/** Whether it is too much to keep. */
export function isTooLarge(answers: unknown): boolean {
  return depthOf(answers) > DEEPEST_DRAFT || Buffer.byteLength(JSON.stringify(answers) ?? '') > MOST_DRAFT_BYTES;
}

/** Stops counting past the bound, so that what is nested without end costs nothing. */
function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > DEEPEST_DRAFT) return depth;
  return Object.values(value).reduce<number>((deepest, one) => Math.max(deepest, depthOf(one, depth + 1)), depth + 1);
}

/** The answers without groups and fields that the brand has taken out of the form since. */
export function stillAsked({ groups }: AskedForm, answers: Schema): Record<string, Schema> {
  const kept: Record<string, Schema> = {};
  for (const { group, schema } of groups) {
    const given = Object.hasOwn(answers, group) ? answers[group] : undefined;
    const fields = isSchema(schema.properties) ? schema.properties : {};
    if (isSchema(given)) {
      kept[group] = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(fields, name)));
    }
  }
  return kept;
}

/** Forms that ask for a password leave no trace of what is typed. */
export function asksForSecrets({ groups }: AskedForm): boolean {
  return groups.some(({ fields }) => fields.some(({ control }) => control === 'password'));
}
