import { useState } from 'react';
import type { Stage } from '../../runtime/core/applications/stages.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import styles from './ApplicantList.module.css';
import { moveApplications } from './applicant-calls.ts';
import type { Applicant } from './applicant-list.generated.ts';

interface MovePanelProps {
  id: string;
  title: string;
  ids: readonly number[];
  /** Where at least one of them may go. */
  stages: readonly Stage[];
  /** Given the applications as they are then, and how many have the stage that was asked for. */
  onMoved(applicants: readonly Applicant[], count: number): void | Promise<void>;
}

/** Moves applications to another stage; the applicants hear of it when the employer wants that. */
export function MovePanel({ id, title, ids, stages, onMoved }: MovePanelProps) {
  const t = useTexts('applicants');
  const [to, setTo] = useState<Stage | ''>('');
  const [mail, setMail] = useState(false);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    if (isBusy) return;
    if (to === '') return setRefusal(t('move.none'));
    setBusy(true);
    setRefusal(null);
    try {
      const moved = await moveApplications({ ids, to, mail, text: mail ? text : '' });
      setTo('');
      setMail(false);
      setText('');
      await onMoved(moved, moved.filter(({ stage }) => stage === to).length);
    } catch (error) {
      setRefusal(refusalText(error, t('unreachable')));
    } finally {
      setBusy(false);
    }
  }

  if (stages.length === 0) return <p className="meta">{t('move.end')}</p>;
  return (
    <form
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
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
      <div>
        <button type="submit" className="button" disabled={isBusy}>
          {t('move.submit')}
        </button>
      </div>
    </form>
  );
}
