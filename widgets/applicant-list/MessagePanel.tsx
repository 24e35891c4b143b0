import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_MESSAGE } from '../../runtime/core/conversations/limits.ts';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { sendToApplicantsMutation } from '../shared/conversations/templates.generated.ts';
import { createSendKeys } from '../shared/send-keys.ts';
import styles from './ApplicantList.module.css';
import { Templates } from './Templates.tsx';

interface MessagePanelProps {
  id: string;
  /** A job of the organization whose templates may be used; null where the applications are of several. */
  jobId: number | null;
  ids: readonly number[];
}

/** One message to the chosen applicants, each their own. */
export function MessagePanel({ id, jobId, ids }: MessagePanelProps) {
  const t = useTexts('conversation');
  const [text, setText] = useState('');
  const [keyOf] = useState(createSendKeys);
  const sending = useMutation({ ...mutationOf(sendToApplicantsMutation), onSuccess: () => setText('') });
  const { data, error } = sending;
  return (
    <form
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (sending.isPending || text.trim() === '') return;
        sending.mutate({ ids, text, key: keyOf({ ids, text }) });
      }}
    >
      <h2 id={`${id}-title`}>{t('many.title', { count: ids.length })}</h2>
      {error && <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice>}
      {data && (
        <Notice kind="success">
          {t('many.sent', { count: data.sendToApplicants.sent })}
          {data.sendToApplicants.leftOut > 0 && ` ${t('many.leftOut', { count: data.sendToApplicants.leftOut })}`}
        </Notice>
      )}
      <div>
        <label className="label" htmlFor={`${id}-text`}>
          {t('label')}
        </label>
        <textarea
          id={`${id}-text`}
          className="field"
          rows={4}
          maxLength={LONGEST_MESSAGE}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Templates id={id} jobId={jobId} text={text} onChoose={setText} />
      <div>
        <button type="submit" className="button" disabled={sending.isPending || text.trim() === ''}>
          {t('send')}
        </button>
      </div>
    </form>
  );
}
