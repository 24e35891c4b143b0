import type { ControlProps } from '../../control-contract.ts';
import { TextField } from '../../parts/TextField.tsx';
import { withProtocol } from '../../parts/web-address.ts';

/** A web address, which people may give without its beginning. */
export function UrlControl(control: ControlProps) {
  return (
    <TextField
      control={control}
      input={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
      finish={withProtocol}
    />
  );
}
