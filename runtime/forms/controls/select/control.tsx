import type { ControlProps } from '../../control-contract.ts';
import { Chooser } from '../../parts/Chooser.tsx';

/** One of a list. */
export function SelectControl(control: ControlProps) {
  return <Chooser {...control} />;
}
