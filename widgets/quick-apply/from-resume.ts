/** Filling in from the resume of the person. Pure. */
import type { Schema } from '../../schemas/resolved-schema.ts';

export interface ResumeDifference {
  /** Fields without an answer that the resume has. */
  empty: readonly string[];
  /** Fields with another answer than the resume has. */
  other: readonly string[];
}

/** What the resume would change; fields that say the same already are no difference. */
export function differenceTo(answers: Schema, fromResume: Schema): ResumeDifference {
  const names = Object.keys(fromResume).filter((name) => !isSame(answers[name], fromResume[name]));
  return {
    empty: names.filter((name) => isEmpty(answers[name])),
    other: names.filter((name) => !isEmpty(answers[name])),
  };
}

/** The answers with these fields as the resume has them. */
export function filledIn(answers: Schema, fromResume: Schema, names: readonly string[]): Schema {
  return { ...answers, ...Object.fromEntries(names.map((name) => [name, fromResume[name]])) };
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return JSON.stringify(one) === JSON.stringify(other);
}
