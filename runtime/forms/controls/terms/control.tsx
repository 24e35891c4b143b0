import type { ControlProps } from '../../control-contract.ts';
import { Chooser } from '../../parts/Chooser.tsx';

/** Values of a taxonomy or of the brand: all visible if there are few, else found by searching. */
export function TermsControl(control: ControlProps) {
  return <Chooser {...control} />;
}
