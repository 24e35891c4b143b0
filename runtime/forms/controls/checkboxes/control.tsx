import type { ControlProps } from '../../control-contract.ts';
import { Chooser } from '../../parts/Chooser.tsx';

/** Several of a few; of many, found by typing. */
export function CheckboxesControl(control: ControlProps) {
  return <Chooser {...control} />;
}
