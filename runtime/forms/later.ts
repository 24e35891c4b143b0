/** Controls with a script of their own. */
import { lazy } from 'react';
import type { RegisteredControl } from './control-contract.ts';

type Control = RegisteredControl['component'];

/** A control whose script loads once. Once loaded, fields use it directly and render without suspending, so that nothing below them moves. */
export function later(
  load: () => Promise<Control>,
): Required<Pick<RegisteredControl, 'component' | 'preload' | 'loaded'>> {
  let found: Control | null = null;
  async function preload(): Promise<Control> {
    found ??= await load();
    return found;
  }
  return { component: lazy(async () => ({ default: await preload() })), preload, loaded: () => found };
}
