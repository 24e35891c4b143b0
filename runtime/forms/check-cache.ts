/** Validation scripts, each loaded once. */
import type { FormCheck } from '../core/forms/check.ts';
import { checkFromScript } from './check-script.ts';
import type { FormToFill } from './form.generated.ts';

/** A rendered form. If it shows fewer fields or choices, it also carries the groups its script was compiled from. */
export interface DrawnFormToFill extends FormToFill {
  readonly compiled?: FormToFill['groups'];
}

const loading = new Map<string, Promise<unknown>>();

/**
 * The check of a form. Null when its script cannot be loaded (the form has changed since the page was rendered, or the
 * browser is offline): the backend checks anyway.
 */
export async function loadCheck(asked: DrawnFormToFill): Promise<FormCheck | null> {
  const known = loading.get(asked.check);
  const script = known ?? import(/* turbopackIgnore: true */ /* webpackIgnore: true */ asked.check);
  loading.set(asked.check, script);
  try {
    return checkFromScript({ groups: asked.compiled ?? asked.groups }, await script);
  } catch (error) {
    loading.delete(asked.check);
    console.warn('The check of this form is not to be had; the server checks.', error);
    return null;
  }
}
