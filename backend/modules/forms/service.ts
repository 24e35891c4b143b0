/** Rules of form validation. */
import { faultText } from '../../../runtime/core/forms/fault-text.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { AnswerError } from '../../../schemas/answer-check.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { FormFault } from '../../graphql.generated.ts';
import type { Reader } from '../../refusal.ts';
import { isOffered } from './forms.ts';

/** Path of a form's validation script. */
export function scriptPath({ forms, brand }: ApiContext, form: string): string {
  const script = forms.script(brand, form);
  if (script === null) throw new Error(`There is no form "${form}".`);
  return script.path;
}

/** Faults in the answers of a form, in the language of the request. Throws `UserError` for an unknown form. */
export function findFaults({ forms, brand, locale }: ApiContext, name: string, answers: unknown): FormFault[] {
  const check = isOffered(brand, name) ? forms.check(brand, name) : null;
  if (check === null) throw new UserError('BAD_INPUT', `There is no form "${name}".`, { path: 'name' });
  return faultsOf({ brand, locale }, check(answers).errors);
}

/** Faults in answers, in the reader's language. */
export function faultsOf({ brand, locale }: Reader, errors: readonly AnswerError[]): FormFault[] {
  const t = translatorOf(cutCatalogue(brand, locale, ['forms']), 'forms');
  return errors.map((error) => ({ code: error.code, pointer: error.pointer, message: faultText(t, error) }));
}
