import { useMutation, useQuery } from '@tanstack/react-query';
import { type Ref, useMemo } from 'react';
import { type Answers, startAnswers } from '../../../runtime/forms/answers.ts';
import { DraftNote } from '../../../runtime/forms/drafts/DraftNote.tsx';
import { useDraft } from '../../../runtime/forms/drafts/use-draft.ts';
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

/** Billing details, saved for next time; until then, what is typed is kept as a draft. In the browser only. */
export function CustomerForm(props: CustomerFormProps) {
  const { asked, organization } = props;
  const t = useTexts('billing');
  const profile = useQuery({ ...queryOf(loadCustomerQuery, { organizationId: organization.id }), gcTime: 0 });
  const known = profile.isFetchedAfterMount ? profile.data?.customerProfile.answers : undefined;
  const begun = useMemo(() => known && startAnswers(asked, { [GROUP]: known }), [asked, known]);
  if (begun) return <BillingFields {...props} begun={begun} />;
  return profile.error === null ? (
    <Waiting lines={6} />
  ) : (
    <Notice kind="danger">{refusalText(profile.error, t('unreachable'))}</Notice>
  );
}

function BillingFields(props: CustomerFormProps & { begun: Answers }) {
  const { asked, page, organization, submitLabel, onBack, part, onDone, begun } = props;
  const t = useTexts('billing');
  const d = useTexts('drafts');
  const tools = useFormTools(page);
  const saving = useMutation(mutationOf(saveCustomerMutation));
  const draft = useDraft({ page, asked, about: `${organization.id}`, initial: begun });

  async function send(answers: Answers): Promise<readonly FormFault[]> {
    const { faults } = (await saving.mutateAsync({ organizationId: organization.id, answers })).saveCustomer;
    if (faults.length > 0) return faults;
    await draft.drop();
    await onDone();
    return [];
  }

  if (!draft.isReady) return <Waiting lines={6} />;
  return (
    <>
      <DraftNote draft={draft} />
      <FormView
        asked={asked}
        answers={draft.answers}
        onChange={draft.change}
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
    </>
  );
}
