/** Converts option values to attributes and back. */
import type { Choice } from '../control-contract.ts';

/** `value` attributes are strings. */
export function keyOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** The value that an attribute stands for. */
export function choiceOf(choices: readonly Choice[], key: string): string | number | undefined {
  return choices.find(({ value }) => keyOf(value) === key)?.value;
}

/** A stored value that is no longer offered stays visible, or it would be lost unnoticed. */
export function withStored(choices: readonly Choice[], stored: readonly unknown[]): Choice[] {
  const gone = valuesIn(stored).filter((value) => value !== '' && !choices.some((choice) => choice.value === value));
  return [...choices, ...gone.map((value) => ({ value, label: String(value) }))];
}

/** The values of an answer that can be option values, without duplicates. */
export function valuesIn(answer: unknown): (string | number)[] {
  const list: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return [...new Set(list.filter((value) => typeof value === 'string' || typeof value === 'number'))];
}
