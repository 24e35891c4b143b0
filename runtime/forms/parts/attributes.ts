/** Attributes that form elements of all controls share. */
import type { AriaAttributes } from 'react';
import type { ControlProps } from '../control-contract.ts';

type Told = Pick<ControlProps, 'describedBy' | 'invalid' | 'required'>;

/**
 * What assistive technology learns about a form element. Validation uses the schema, so the browser's own is not used.
 */
export function ariaOf({ describedBy, invalid, required }: Told): AriaAttributes {
  return {
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
  };
}

/** For the single form element of a control. */
export function elementOf(props: Pick<ControlProps, 'id' | 'pointer' | 'disabled' | keyof Told>) {
  return { id: props.id, name: props.pointer, disabled: props.disabled, ...ariaOf(props) };
}

/** Several ids for one attribute; undefined when there is none. */
export function idsOf(...ids: readonly (string | undefined | false)[]): string | undefined {
  const known = ids.filter((id) => typeof id === 'string' && id !== '');
  return known.length > 0 ? known.join(' ') : undefined;
}
