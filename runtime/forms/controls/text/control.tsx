import type { ControlProps } from '../../control-contract.ts';
import { TextField } from '../../parts/TextField.tsx';

/** One line. */
export function TextControl(control: ControlProps) {
  return <TextField control={control} />;
}
