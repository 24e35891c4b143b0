import type { ControlProps } from '../../control-contract.ts';
import { TextField } from '../../parts/TextField.tsx';
import { withProtocol } from '../../parts/web-address.ts';

/** A web address; the protocol may be omitted. */
export function UrlControl(control: ControlProps) {
  return (
    <TextField
      control={control}
      input={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
      finish={withProtocol}
    />
  );
}
