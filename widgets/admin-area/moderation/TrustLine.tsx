import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import styles from './Moderation.module.css';
import { trustOrganizationMutation } from './moderation.generated.ts';

interface TrustLineProps {
  employer: { id: number; name: string };
  isTrusted: boolean;
  onChanged(): void;
}

/** Whether the jobs of an employer go online without review, and the button that changes it. */
export function TrustLine({ employer, isTrusted, onChanged }: TrustLineProps) {
  const t = useTexts('moderation');
  const { name } = employer;
  const [isAsking, setAsking] = useState(false);
  const setting = useMutation({ ...mutationOf(trustOrganizationMutation), onSuccess: onChanged });
  const set = (trusted: boolean) => setting.mutate({ id: employer.id, trusted });
  return (
    <div className={styles.line}>
      {setting.error && <FailureNote failure={failureOf(setting.error)} />}
      <span>{t(isTrusted ? 'trust.is' : 'trust.isNot', { name })}</span>
      <SmallButton disabled={setting.isPending} onClick={() => (isTrusted ? set(false) : setAsking(true))}>
        {t(isTrusted ? 'trust.end' : 'trust.begin')}
      </SmallButton>
      {isAsking && (
        <AskDialog
          title={t('trust.ask', { name })}
          submit={t('trust.begin')}
          onSubmit={() => set(true)}
          onClose={() => setAsking(false)}
        >
          <p>{t('trust.text')}</p>
        </AskDialog>
      )}
    </div>
  );
}
