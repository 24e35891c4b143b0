/** Describes what the job requires and is missing. Pure. */
import { type JobRules, readQuestionAnswers } from '../../runtime/core/applications/job-rules.ts';
import { faultText } from '../../runtime/core/forms/fault-text.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import type { Translate } from '../../runtime/page/texts.tsx';
import type { AnswerError } from '../../schemas/answer-check.ts';

interface Situation {
  offer: JobRules;
  answers: Readonly<Record<string, unknown>>;
  /** Texts of applying and of forms. */
  t: Translate;
  tf: Translate;
}

/** Errors for the form: unanswered questions are listed in one sentence. */
export function describeErrors(errors: readonly AnswerError[], { offer, answers, t, tf }: Situation): FormFault[] {
  const isOpen = ({ code, pointer }: AnswerError) => code === 'required' && pointer === '/questions/answers';
  const others = errors.filter((error) => !isOpen(error));
  const faults = others.map((error) => ({ ...error, message: faultText(tf, error) }));
  if (!errors.some(isOpen)) return faults;
  const given = new Set(
    readQuestionAnswers(answers).flatMap(({ questionId, values }) => (values.length > 0 ? [questionId] : [])),
  );
  const open = offer.questions.filter(({ id, required }) => required && !given.has(id)).map(({ text }) => `“${text}”`);
  const message = t('missing', { questions: open.join(', '), count: open.length });
  return [...faults, { code: 'required', pointer: '/questions/answers', message }];
}
