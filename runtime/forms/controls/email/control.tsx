import type { ControlProps } from '../../control-contract.ts';
import { TextField } from '../../parts/TextField.tsx';

/** An email address. The input has type text, since browsers would trim and validate it by rules of their own. */
export function EmailControl(control: ControlProps) {
  return (
    <TextField
      control={control}
      input={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
      finish={(text) => text.trim()}
    />
  );
}
