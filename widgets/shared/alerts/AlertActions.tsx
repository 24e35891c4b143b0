import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { Answers } from '../../../runtime/forms/answers.ts';
import { FormFrame } from '../../../runtime/forms/FormFrame.tsx';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import styles from './Alerts.module.css';
import type { AlertChoice } from './alert-calls.ts';
import type { AlertKind } from './alert-kind.ts';
import type { Alert } from './job-alerts.generated.ts';

const AlertFields = lazy(async () => ({ default: (await import('./AlertFields.tsx')).AlertFields }));

interface AlertActionsProps {
  page: PageInfo;
  kind: AlertKind;
  alert: Alert;
  choice: AlertChoice;
  /** Its form is initially open. */
  isOpen?: boolean;
  /** Whether it can be paused here; not where another button does so. */
  hasPause?: boolean;
  /** Receives the updated alert; null once it is deleted. */
  onChange(alert: Alert | null): void;
}

/** Changing, pausing and deleting an alert. */
export function AlertActions({
  page,
  kind,
  alert,
  choice,
  isOpen = false,
  hasPause = true,
  onChange,
}: AlertActionsProps) {
  const t = useTexts(kind.texts);
  const [isEditing, setEditing] = useState(isOpen);
  const form = useQuery({ ...kind.calls.form, enabled: isEditing }).data?.form;
  const acting = useMutation(workMutation<void>());
  const updating = useMutation({ mutationFn: (answers: Answers) => kind.calls.update(choice, answers) });
  const isBusy = acting.isPending;
  const act = (work: () => Promise<void>) => {
    if (!isBusy) acting.mutate(work);
  };
  const pause = () =>
    act(async () => {
      await kind.calls.pause(choice, !alert.paused);
      onChange({ ...alert, paused: !alert.paused });
    });
  const remove = () =>
    act(async () => {
      if (!window.confirm(t('delete.ask'))) return;
      await kind.calls.remove(choice);
      onChange(null);
    });

  return (
    <>
      {acting.error && <Notice kind="danger">{refusalText(acting.error, t('unreachable'))}</Notice>}
      <p className={styles.actions}>
        <button
          className="button button-quiet"
          type="button"
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
        >
          {t('edit.open')}
        </button>
        {hasPause && (
          <button className="button button-quiet" type="button" aria-disabled={isBusy} onClick={pause}>
            {t(alert.paused ? 'resume' : 'pause')}
          </button>
        )}
        <button className="button button-quiet" type="button" aria-disabled={isBusy} onClick={remove}>
          {t('delete.submit')}
        </button>
      </p>
      {isEditing && form && (
        <FormFrame fields={2}>
          <AlertFields
            page={page}
            asked={form}
            given={{
              ...(alert.name !== null && { name: alert.name }),
              email: alert.email,
              notifyInterval: alert.interval,
            }}
            hasAddress
            submitLabel={t('edit.submit')}
            onSubmit={async (answers) => {
              const { alert: changed, faults } = await updating.mutateAsync(answers);
              if (faults.length > 0) return faults;
              setEditing(false);
              onChange(changed);
              return [];
            }}
          />
        </FormFrame>
      )}
    </>
  );
}
