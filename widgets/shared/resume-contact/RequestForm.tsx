import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { startAnswers } from '../../../runtime/forms/answers.ts';
import { DraftNote } from '../../../runtime/forms/drafts/DraftNote.tsx';
import { useDraft } from '../../../runtime/forms/drafts/use-draft.ts';
import { FormView } from '../../../runtime/forms/FormView.tsx';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import { useFormTools } from '../../../runtime/forms/use-form-tools.ts';
import { asGraphqlError } from '../../../runtime/graphql/graphql-error.ts';
import { mutationOf, queryOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { type ResumeContact, requestResumeContactMutation, resumeContactFormQuery } from './contact.generated.ts';

export interface RequestEvents {
  /** Receives the request; it is an existing one if somebody has asked already. */
  onAsked(contact: ResumeContact, isNew: boolean): Promise<void>;
  /** Nothing was sent: the price has to be reloaded. */
  onRefused(): void;
  /** Nothing was sent, because the owner has answered in the meantime. */
  onStale(): Promise<void>;
}

interface RequestFormProps extends RequestEvents {
  page: PageInfo;
  resumeId: number;
  jobs: readonly { id: number; title: string }[];
  onClose(): void;
}

/** The request form as configured by the brand; in the browser only. */
export function RequestForm(props: RequestFormProps) {
  const t = useTexts('resume-contact');
  const { data, error, refetch } = useQuery(queryOf(resumeContactFormQuery));
  if (data?.form) return <Fields {...props} asked={data.form} />;
  if (!error) return <Waiting lines={3} />;
  return (
    <Notice kind="danger">
      <p>{refusalText(error, t('unreachable'))}</p>
      <button type="button" className="button button-quiet" onClick={() => void refetch()}>
        {t('retry')}
      </button>
    </Notice>
  );
}

const FIRST = { pointer: '/request/message' };

function Fields({
  page,
  resumeId,
  jobs,
  asked,
  onAsked,
  onRefused,
  onStale,
  onClose,
}: RequestFormProps & { asked: FormToFill }) {
  const t = useTexts('resume-contact');
  // Without jobs there is nothing to choose from.
  const shown = useMemo(() => (jobs.length > 0 ? asked : withoutJob(asked)), [asked, jobs]);
  const choices = useMemo(
    () => ({ '/request/job': jobs.map(({ id, title }) => ({ value: id, label: title })) }),
    [jobs],
  );
  const tools = useFormTools(page, { choices });
  const initial = useMemo(() => startAnswers(shown), [shown]);
  const asking = useMutation(mutationOf(requestResumeContactMutation));
  const draft = useDraft({ page, asked: shown, about: `resume ${resumeId}`, initial });

  async function send(answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
    try {
      const { faults, contact } = (await asking.mutateAsync({ resumeId, answers })).done;
      if (contact === null) return faults;
      await draft.drop().catch(() => undefined);
      await onAsked(contact, contact.message === answers.request?.message);
      return [];
    } catch (error) {
      const { codes } = asGraphqlError(error);
      if (codes.includes('NOT_ENOUGH_CREDITS')) onRefused();
      if (codes.includes('CONTACT_DECLINED')) void onStale();
      throw error;
    }
  }

  if (!draft.isReady) return <Waiting lines={3} />;
  return (
    <>
      <h3>{t('form')}</h3>
      <FormView
        asked={shown}
        answers={draft.answers}
        onChange={draft.change}
        onSubmit={send}
        submitLabel={t('send')}
        tools={tools}
        alert={null}
        focus={FIRST}
        secondary={
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('close')}
          </button>
        }
      />
      <DraftNote draft={draft} />
    </>
  );
}

function withoutJob(asked: FormToFill): FormToFill {
  const groups = asked.groups.map((group) => ({
    ...group,
    fields: group.fields.filter(({ name }) => name !== 'job'),
  }));
  return { ...asked, groups };
}
