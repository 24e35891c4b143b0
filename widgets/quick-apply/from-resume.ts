/** Filling in answers from the person's resume. Pure. */
import { isBlank } from '../../runtime/forms/answers.ts';
import type { Schema } from '../../schemas/resolved-schema.ts';

export interface ResumeDifference {
  /** Unanswered fields that the resume has. */
  empty: readonly string[];
  /** Fields whose answers differ from the resume. */
  other: readonly string[];
}

/** What the resume would change; equal fields are left out. */
export function differenceTo(answers: Schema, fromResume: Schema): ResumeDifference {
  const names = Object.keys(fromResume).filter((name) => !isSame(answers[name], fromResume[name]));
  return {
    empty: names.filter((name) => isBlank(answers[name])),
    other: names.filter((name) => !isBlank(answers[name])),
  };
}

/** The answers with these fields replaced from the resume. */
export function filledIn(answers: Schema, fromResume: Schema, names: readonly string[]): Schema {
  return { ...answers, ...Object.fromEntries(names.map((name) => [name, fromResume[name]])) };
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return JSON.stringify(one) === JSON.stringify(other);
}
