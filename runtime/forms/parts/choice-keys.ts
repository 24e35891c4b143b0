/** A chosen value as elements carry it, and back. */
import type { Choice } from '../control-contract.ts';

/** Values of `value` attributes are texts. */
export function keyOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** The value that an element's text stands for. */
export function choiceOf(choices: readonly Choice[], key: string): string | number | undefined {
  return choices.find(({ value }) => keyOf(value) === key)?.value;
}

/** A stored value that is not offered any more stays visible, or it would be lost unseen. */
export function withStored(choices: readonly Choice[], stored: readonly unknown[]): Choice[] {
  const gone = valuesIn(stored).filter((value) => value !== '' && !choices.some((choice) => choice.value === value));
  return [...choices, ...gone.map((value) => ({ value, label: String(value) }))];
}

/** The values of an answer that can be values of a choice, each once. */
export function valuesIn(answer: unknown): (string | number)[] {
  const list: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return [...new Set(list.filter((value) => typeof value === 'string' || typeof value === 'number'))];
}
