/** Merges imported data into existing answers without losing anything the person wrote. Pure. */
import type { Answers } from '../../runtime/forms/answers.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { ResumePart } from '../shared/resume/own-resume.generated.ts';

/** Existing answers are kept; missing entries are added to lists. */
export function mergeParts(answers: Answers, parts: readonly ResumePart[]): Answers {
  const merged: Record<string, Schema> = { ...answers };
  for (const { group, answers: found } of parts) merged[group] = mergeGroup(merged[group] ?? {}, found);
  return merged;
}

function mergeGroup(own: Schema, found: Schema): Schema {
  const merged: Record<string, unknown> = { ...own };
  for (const [name, value] of Object.entries(found)) {
    const before = merged[name];
    if (Array.isArray(value)) merged[name] = mergeLists(Array.isArray(before) ? before : [], value);
    else if (before === undefined || before === null || before === '') merged[name] = value;
  }
  return merged;
}

function mergeLists(own: readonly unknown[], found: readonly unknown[]): unknown[] {
  const known = new Set(own.map(keyOf));
  return [...own, ...found.filter((entry) => !known.has(keyOf(entry)))];
}

/** Two entries with this key are the same: position and start date, school, language; a single word by itself. */
function keyOf(entry: unknown): string {
  if (!isSchema(entry)) return String(entry).toLowerCase();
  const { jobTitle, institution, language, timePeriod } = entry;
  const start = isSchema(timePeriod) ? timePeriod.start : undefined;
  return [jobTitle ?? institution ?? language ?? JSON.stringify(entry), start ?? ''].join('|').toLowerCase();
}
