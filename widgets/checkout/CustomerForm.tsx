import { useEffect, useState } from 'react';
import { type Answers, startAnswers } from '../../runtime/forms/answers.ts';
import { FormView } from '../../runtime/forms/FormView.tsx';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import type { BuyerOrganization } from '../shared/billing/billing.generated.ts';
import { loadCustomer, saveCustomer } from '../shared/billing/billing-calls.ts';

interface CustomerFormProps {
  asked: FormToFill;
  page: PageInfo;
  organization: BuyerOrganization;
  onBack(): void;
  onDone(): void;
}

const GROUP = 'billing';

/** To whom the invoice goes; kept for the next time. In the browser only. */
export function CustomerForm({ asked, page, organization, onBack, onDone }: CustomerFormProps) {
  const t = useTexts('billing');
  const d = useTexts('drafts');
  const tools = useFormTools(page);
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, name } = organization;

  useEffect(() => {
    loadCustomer(id).then(
      ({ answers: known }) => setAnswers(startAnswers(asked, { [GROUP]: { companyName: name, ...known } })),
      (error: unknown) => setRefusal(refusalText(error, t('unreachable'))),
    );
  }, [id, name, asked, t]);

  async function send(checked: Answers): Promise<readonly FormFault[]> {
    const faults = await saveCustomer(id, checked);
    if (faults.length === 0) onDone();
    return faults;
  }

  if (refusal !== null) return <Notice kind="danger">{refusal}</Notice>;
  if (answers === null) return <Waiting lines={6} />;
  return (
    <FormView
      asked={asked}
      answers={answers}
      onChange={setAnswers}
      onSubmit={send}
      submitLabel={t('goOn')}
      tools={tools}
      secondary={
        <button type="button" className="button button-quiet" onClick={onBack}>
          {d('steps.back')}
        </button>
      }
    />
  );
}
