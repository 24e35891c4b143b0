/** Scripts of checks, each loaded once. */
import type { FormCheck } from '../core/forms/check.ts';
import { checkFromScript } from './check-script.ts';
import type { FormToFill } from './form.generated.ts';

/** A form that is drawn. Where fewer fields or choices are drawn, with the groups as its script was compiled from them. */
export interface DrawnFormToFill extends FormToFill {
  readonly compiled?: FormToFill['groups'];
}

const loading = new Map<string, Promise<unknown>>();

/**
 * The check of a form. Null when its script cannot be had (the form has changed since the page was made, or the line
 * is down): the backend checks anyway.
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
