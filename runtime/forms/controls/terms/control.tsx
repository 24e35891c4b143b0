import type { ControlProps } from '../../control-contract.ts';
import { Chooser } from '../../parts/Chooser.tsx';

/** Values of a taxonomy or of the brand: visible while they are few, else found by typing. */
export function TermsControl(control: ControlProps) {
  return <Chooser {...control} />;
}
