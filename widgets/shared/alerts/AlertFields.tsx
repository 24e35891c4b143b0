import { useMemo, useState } from 'react';
import { type Answers, startAnswers } from '../../../runtime/forms/answers.ts';
import { FormView } from '../../../runtime/forms/FormView.tsx';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { useFormTools } from '../../../runtime/forms/use-form-tools.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';

export interface AlertFieldsProps {
  page: PageInfo;
  asked: FormToFill;
  /** Known answers. */
  given: Readonly<Record<string, unknown>>;
  /** The email address is fixed and not asked for. */
  hasAddress: boolean;
  submitLabel: string;
  onSubmit(answers: Answers): Promise<readonly FormFault[]>;
}

/** The form of an alert; in the browser only. */
export function AlertFields({ page, asked, given, hasAddress, submitLabel, onSubmit }: AlertFieldsProps) {
  const tools = useFormTools(page);
  const shown = useMemo(() => (hasAddress ? withoutAddress(asked) : asked), [asked, hasAddress]);
  const [answers, setAnswers] = useState<Answers>(() => startAnswers(asked, { subscription: askedOf(asked, given) }));
  return (
    <FormView
      asked={shown}
      answers={answers}
      onChange={setAnswers}
      onSubmit={onSubmit}
      submitLabel={submitLabel}
      tools={tools}
    />
  );
}

/** Forms that use the account's address do not ask for one. */
function askedOf(asked: FormToFill, given: AlertFieldsProps['given']): Record<string, unknown> {
  const names = new Set(asked.groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
}

function withoutAddress(asked: FormToFill): FormToFill {
  const groups = asked.groups.map((group) => ({
    ...group,
    fields: group.fields.filter(({ name }) => name !== 'email'),
  }));
  return { ...asked, groups };
}
