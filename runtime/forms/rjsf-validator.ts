import { toErrorSchema, type ValidatorType } from '@rjsf/utils';
import type { AnswerError } from '../../schemas/answer-check.ts';
import type { FormCheck } from '../core/forms/check.ts';
import { stepsOf } from './answers.ts';

/** The check of a form as RJSF asks for it. Whole forms only: parts of a schema hold no rules that RJSF would need. */
export function rjsfValidator(check: () => FormCheck | null, describe: (error: AnswerError) => string): ValidatorType {
  const errorsOf = (answers: unknown) =>
    (check()?.(answers ?? {}).errors ?? []).map((error) => {
      const message = describe(error);
      return { name: error.code, property: `.${stepsOf(error.pointer).join('.')}`, message, stack: message };
    });
  return {
    validateFormData(answers) {
      const errors = errorsOf(answers);
      return { errors, errorSchema: toErrorSchema(errors) };
    },
    rawValidation: () => ({ errors: [] }),
    isValid: () => true,
  };
}
