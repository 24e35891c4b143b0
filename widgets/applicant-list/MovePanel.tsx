import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Stage } from '../../runtime/core/applications/stages.ts';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import styles from './ApplicantList.module.css';
import { type Applicant, moveApplicationsMutation } from './applicant-list.generated.ts';
import { Templates } from './Templates.tsx';

interface MovePanelProps {
  id: string;
  title: string;
  /** A job of the organization whose templates may be used; null where the applications are of several. */
  jobId: number | null;
  ids: readonly number[];
  /** Stages that at least one of them can move to. */
  stages: readonly Stage[];
  /** Receives the updated applications, and how many have reached the requested stage. */
  onMoved(applicants: readonly Applicant[], count: number): void | Promise<void>;
}

/** Moves applications to another stage, optionally notifying the applicants. */
export function MovePanel({ id, title, jobId, ids, stages, onMoved }: MovePanelProps) {
  const t = useTexts('applicants');
  const [to, setTo] = useState<Stage | ''>('');
  const [mail, setMail] = useState(false);
  const [text, setText] = useState('');
  const [lacksStage, setLacksStage] = useState(false);
  const moving = useMutation({
    ...mutationOf(moveApplicationsMutation),
    onSuccess: ({ moveApplications: moved }, asked) => {
      setTo('');
      setMail(false);
      setText('');
      return onMoved(moved, moved.filter(({ stage }) => stage === asked.to).length);
    },
  });
  const failure = moving.error && refusalText(moving.error, t('unreachable'));
  const refusal = lacksStage ? t('move.none') : failure;

  function send(): void {
    if (moving.isPending) return;
    setLacksStage(to === '');
    if (to !== '') moving.mutate({ ids, to, mail, text: mail ? text : '' });
  }

  if (stages.length === 0) return <p className="meta">{t('move.end')}</p>;
  return (
    <form
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      <div>
        <label className="label" htmlFor={`${id}-to`}>
          {t('move.to')}
        </label>
        <select
          id={`${id}-to`}
          className="field"
          value={to}
          onChange={(event) => setTo(stages.find((stage) => stage === event.target.value) ?? '')}
        >
          <option value="">{t('move.choose')}</option>
          {stages.map((stage) => (
            <option key={stage} value={stage}>
              {t(`stages.${stage}`)}
            </option>
          ))}
        </select>
      </div>
      <label className={styles.choice}>
        <input type="checkbox" checked={mail} onChange={(event) => setMail(event.target.checked)} />
        {t(ids.length > 1 ? 'move.mailMany' : 'move.mail')}
      </label>
      {mail && (
        <div>
          <label className="label" htmlFor={`${id}-text`}>
            {t('move.text')}
          </label>
          <textarea
            id={`${id}-text`}
            className="field"
            rows={4}
            maxLength={4000}
            value={text}
            aria-describedby={`${id}-help`}
            onChange={(event) => setText(event.target.value)}
          />
          <p id={`${id}-help`} className="meta">
            {t('move.textHelp')}
          </p>
        </div>
      )}
      <Templates
        id={`${id}-text`}
        jobId={jobId}
        text={mail ? text : null}
        onChoose={(words) => {
          setMail(true);
          setText(words);
        }}
      />
      <div>
        <button type="submit" className="button" disabled={moving.isPending}>
          {t('move.submit')}
        </button>
      </div>
    </form>
  );
}
