import type { ControlProps } from '../../control-contract.ts';
import { Chooser } from '../../parts/Chooser.tsx';

/** Multiple selection: checkboxes for few values, search for many. */
export function CheckboxesControl(control: ControlProps) {
  return <Chooser {...control} />;
}
