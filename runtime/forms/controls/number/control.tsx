import type { ControlProps } from '../../control-contract.ts';
import { NumberField } from '../../parts/NumberField.tsx';
import { numberIn } from '../../parts/schema-parts.ts';

/** From here on thousands are grouped: such a number is an amount, not a year or a number of days. */
const large = 1_000_000;

/** A number. */
export function NumberControl(control: ControlProps) {
  return <NumberField control={control} grouped={(numberIn(control.schema, 'maximum') ?? 0) >= large} />;
}
