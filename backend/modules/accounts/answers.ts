/** Validates answers of account forms against the registration form. */
import { faultText } from '../../../runtime/core/forms/fault-text.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { AnswerError } from '../../../schemas/answer-check.ts';
import type { Schema } from '../../../schemas/resolved-schema.ts';
import type { ApiContext } from '../../context.ts';
import type { FormFault } from '../../graphql.generated.ts';
import type { Reader } from '../../refusal.ts';

const FORM = 'registration';
const filled = { account: { email: 'a@example.com', password: 'long enough', role: 'applicant' } };

/** Answers of the registration form by group, and their faults in the reader's language. */
export function checkRegistration(context: ApiContext, answers: unknown) {
  const { answers: checked, errors } = checkOf(context)(answers);
  return { answers: checked, faults: errors.map((error) => inWords(context, error)) };
}

/** Faults of a single answer of the group `account`, reported at this pointer. */
export function checkField(
  context: ApiContext,
  field: 'email' | 'password',
  value: string,
  pointer = `/${field}`,
): { value: string; faults: FormFault[] } {
  const { answers, errors } = checkOf(context)({ account: { ...filled.account, [field]: value } });
  const faults = errors
    .filter((error) => error.pointer === `/account/${field}`)
    .map((error) => inWords(context, { ...error, pointer }));
  return { value: textAt(answers.account, field), faults };
}

/** A fault at the field that asks for the current password. */
export function wrongPassword({ brand, locale }: Reader, pointer: string): FormFault {
  const t = translatorOf(cutCatalogue(brand, locale, ['refusals']), 'refusals');
  return { code: 'password', pointer, message: t('WRONG_PASSWORD') };
}

/** The text of a field; empty when it is not answered. */
export function textAt(group: Schema | undefined, field: string): string {
  const value = group && Object.hasOwn(group, field) ? group[field] : undefined;
  return typeof value === 'string' ? value : '';
}

function checkOf({ forms, brand }: ApiContext) {
  const check = forms.check(brand, FORM);
  if (check === null) throw new Error('There is no form for registration.');
  return check;
}

function inWords({ brand, locale }: Reader, error: AnswerError): FormFault {
  const t = translatorOf(cutCatalogue(brand, locale, ['forms']), 'forms');
  return { code: error.code, pointer: error.pointer, message: faultText(t, error) };
}
