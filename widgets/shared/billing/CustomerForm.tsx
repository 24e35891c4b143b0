import { useMutation, useQuery } from '@tanstack/react-query';
import { type Ref, useMemo, useState } from 'react';
import { type Answers, startAnswers } from '../../../runtime/forms/answers.ts';
import { FormView } from '../../../runtime/forms/FormView.tsx';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import type { FormPart } from '../../../runtime/forms/form-part.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { useFormTools } from '../../../runtime/forms/use-form-tools.ts';
import { mutationOf, queryOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { type BuyerOrganization, loadCustomerQuery, saveCustomerMutation } from './billing.generated.ts';

interface CustomerFormProps {
  asked: FormToFill;
  page: PageInfo;
  organization: Pick<BuyerOrganization, 'id'>;
  /** Default: to continue. */
  submitLabel?: string;
  /** Shows a button that leads back. */
  onBack?: () => void;
  /** Within another form, which sends it. */
  part?: Ref<FormPart>;
  onDone(): void | Promise<void>;
}

const GROUP = 'billing';

/** Billing details, saved for next time. In the browser only. */
export function CustomerForm({ asked, page, organization, submitLabel, onBack, part, onDone }: CustomerFormProps) {
  const t = useTexts('billing');
  const d = useTexts('drafts');
  const tools = useFormTools(page);
  const { id } = organization;
  const profile = useQuery({ ...queryOf(loadCustomerQuery, { organizationId: id }), gcTime: 0 });
  const saving = useMutation(mutationOf(saveCustomerMutation));
  const known = profile.isFetchedAfterMount ? profile.data?.customerProfile.answers : undefined;
  const begun = useMemo(() => known && startAnswers(asked, { [GROUP]: known }), [asked, known]);
  const [changed, setAnswers] = useState<Answers | null>(null);
  const answers = changed ?? begun;

  async function send(checked: Answers): Promise<readonly FormFault[]> {
    const { faults } = (await saving.mutateAsync({ organizationId: id, answers: checked })).saveCustomer;
    if (faults.length === 0) await onDone();
    return faults;
  }

  if (profile.error !== null && !answers)
    return <Notice kind="danger">{refusalText(profile.error, t('unreachable'))}</Notice>;
  if (!answers) return <Waiting lines={6} />;
  return (
    <FormView
      asked={asked}
      answers={answers}
      onChange={setAnswers}
      onSubmit={send}
      submitLabel={submitLabel ?? t('goOn')}
      tools={tools}
      part={part}
      secondary={
        onBack && (
          <button type="button" className="button button-quiet" onClick={onBack}>
            {d('steps.back')}
          </button>
        )
      }
    />
  );
}
