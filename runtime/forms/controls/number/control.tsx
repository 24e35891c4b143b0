import type { ControlProps } from '../../control-contract.ts';
import { NumberField } from '../../parts/NumberField.tsx';

/** A number. */
export function NumberControl(control: ControlProps) {
  return <NumberField control={control} grouped={false} />;
}
