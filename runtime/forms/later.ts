/** Controls with a script of their own. */
import { createElement, use } from 'react';
import type { ControlProps, RegisteredControl } from './control-contract.ts';

type Control = RegisteredControl['component'];

/** A control whose script loads once. Preloaded, it renders without suspending, so that nothing below it moves. */
export function later(load: () => Promise<Control>): Required<Pick<RegisteredControl, 'component' | 'preload'>> {
  let here: Control | null = null;
  let coming: Promise<Control> | null = null;
  function preload(): Promise<Control> {
    coming ??= load().then(
      (found) => {
        here = found;
        return found;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  }
  return {
    component: function Later(props: ControlProps) {
      return createElement(here ?? use(preload()), props);
    },
    preload,
  };
}
