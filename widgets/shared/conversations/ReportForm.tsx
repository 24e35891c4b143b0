import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_REPORT } from '../../../runtime/core/conversations/limits.ts';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import styles from './Conversation.module.css';
import { reportMessageMutation } from './conversation.generated.ts';
import type { Subject } from './subject.ts';

interface ReportFormProps {
  id: string;
  subject: Subject;
  messageId: number;
  /** Of its author. */
  name: string;
}

/** Reports a message to the people who run the site; opens on request. */
export function ReportForm({ id, subject, messageId, name }: ReportFormProps) {
  const t = useTexts('conversation');
  const [text, setText] = useState('');
  const reporting = useMutation(mutationOf(reportMessageMutation));
  if (reporting.isSuccess) return <Notice kind="success">{t('report.done')}</Notice>;
  return (
    <details>
      <summary className={styles.link} aria-label={t('report.of', { name })}>
        {t('report.title')}
      </summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!reporting.isPending) reporting.mutate({ ...subject, messageId, text });
        }}
      >
        <p className="meta">{t('report.help')}</p>
        <label className="label" htmlFor={id}>
          {t('report.label')}
        </label>
        <textarea
          id={id}
          className="field"
          rows={2}
          maxLength={LONGEST_REPORT}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {reporting.error && <Notice kind="danger">{refusalText(reporting.error, t('unreachable'))}</Notice>}
        <button type="submit" className="button button-quiet" aria-disabled={reporting.isPending}>
          {t('report.submit')}
        </button>
      </form>
    </details>
  );
}
