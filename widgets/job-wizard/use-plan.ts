import { useMemo, useState } from 'react';
import type { AskedForm } from '../../runtime/core/forms/ask.ts';
import type { Answers } from '../../runtime/forms/answers.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { isElsewhere, neededFields, type Plan, planFor } from './wizard-plan.ts';

interface PlanOptions<Form extends AskedForm> {
  form: Form;
  answers: Answers;
  /** What a new job begins with. */
  start: Answers;
  /** Whether the person wants all questions. */
  isAll: boolean;
}

/** The plan for the answers so far. A field that was shown on the one page stays, also when it is emptied. */
export function usePlan<Form extends AskedForm>({ form, answers, start, isAll }: PlanOptions<Form>): Plan<Form> {
  const t = useTexts('posting');
  const [shown] = useState(() => new Set<string>());
  const isOnePage = isElsewhere(answers) && !isAll;
  if (isOnePage) for (const pointer of neededFields(form, answers, start)) shown.add(pointer);
  const key = isOnePage ? [...shown].join(' ') : null;
  return useMemo(
    () =>
      planFor(form, key === null ? null : key.split(' '), { preview: t('preview.title'), onePage: t('onePage.title') }),
    [form, key, t],
  );
}
