/** What a draft may contain: any part of what the form asks, and nothing else. */
import type { AskedForm } from '../../../runtime/core/forms/ask.ts';
import type { FormCheck } from '../../../runtime/core/forms/check.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';

/** Size limit of the answers as JSON, in bytes. */
export const MOST_DRAFT_BYTES = 128 * 1024;
/** Maximum nesting depth. */
export const DEEPEST_DRAFT = 16;

/** Pointer of the first answer that has no field in the form, or a value of the wrong type; null if there is none. Other validation does not apply. */
export function misfitOf(check: FormCheck, answers: unknown): string | null {
  const { errors } = check(answers);
  return errors.find(({ code }) => code === 'type' || code === 'additionalProperties')?.pointer ?? null;
}

/** Whether it exceeds the size limit. */
export function isTooLarge(answers: unknown): boolean {
  return depthOf(answers) > DEEPEST_DRAFT || Buffer.byteLength(JSON.stringify(answers) ?? '') > MOST_DRAFT_BYTES;
}

/** Stops counting at the limit, so that deep nesting costs nothing. */
function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > DEEPEST_DRAFT) return depth;
  return Object.values(value).reduce<number>((deepest, one) => Math.max(deepest, depthOf(one, depth + 1)), depth + 1);
}

/** The answers without groups and fields that the brand has since removed from the form. */
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

/** Forms with a password field are never saved as drafts. */
export function asksForSecrets({ groups }: AskedForm): boolean {
  return groups.some(({ fields }) => fields.some(({ control }) => control === 'password'));
}
