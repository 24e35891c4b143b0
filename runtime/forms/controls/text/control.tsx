import type { ControlProps } from '../../control-contract.ts';
import { TextField } from '../../parts/TextField.tsx';

/** A single line of text. */
export function TextControl(control: ControlProps) {
  return <TextField control={control} />;
}
