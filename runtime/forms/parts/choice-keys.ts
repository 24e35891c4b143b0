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
  const gone = stored.filter(
    (value): value is string | number =>
      (typeof value === 'string' || typeof value === 'number') &&
      value !== '' &&
      !choices.some((choice) => choice.value === value),
  );
  return [...choices, ...gone.map((value) => ({ value, label: String(value) }))];
}
