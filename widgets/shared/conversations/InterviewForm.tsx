import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_MESSAGE } from '../../../runtime/core/conversations/limits.ts';
import { fromWallClock, toWallClock, zoneName } from '../../../runtime/core/moments.ts';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { createSendKeys } from '../send-keys.ts';
import styles from './Conversation.module.css';
import type { ConversationView } from './conversation.generated.ts';
import { proposeInterviewMutation } from './interviews.generated.ts';
import type { Subject } from './subject.ts';

interface InterviewFormProps {
  page: PageInfo;
  id: string;
  subject: Subject;
  onChange(conversation: ConversationView): void;
}

const MOST_TIMES = 5;
const LENGTHS = [15, 30, 45, 60, 90, 120];

/** Suggests times for an interview, in the time zone of the brand. What could not be sent stays in the form. */
export function InterviewForm({ page, id, subject: { about, id: subjectId }, onChange }: InterviewFormProps) {
  const t = useTexts('conversation');
  const { timeZone } = page.brand.site;
  const [times, setTimes] = useState<readonly string[]>(['', '']);
  const [minutes, setMinutes] = useState(30);
  const [place, setPlace] = useState('');
  const [text, setText] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isShown, show] = useState(false);
  const [keyOf] = useState(createSendKeys);
  const [min] = useState(() => toWallClock(new Date().toISOString(), timeZone));
  const proposing = useMutation({
    ...mutationOf(proposeInterviewMutation),
    onSuccess: ({ done }) => {
      setTimes(['', '']);
      show(false);
      onChange(done);
    },
    onError: (error) => setFault(refusalText(error, t('unreachable'))),
  });

  function send() {
    if (proposing.isPending) return;
    const chosen = times.flatMap((time) => fromWallClock(time, timeZone) ?? []);
    if (chosen.length === 0) return setFault(t('interview.needTime'));
    if (place.trim() === '') return setFault(t('interview.needPlace'));
    setFault(null);
    const written = { times: chosen, minutes, place: place.trim(), text: (text ?? t('interview.text')).trim() };
    proposing.mutate({ about, id: subjectId, ...written, key: keyOf(written) });
  }

  return (
    <details open={isShown} onToggle={({ currentTarget }) => show(currentTarget.open)}>
      <summary className={styles.link}>{t('interview.suggest')}</summary>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p className="meta" id={`${id}-zone`}>
          {t('interview.zone', { zone: zoneName(timeZone, page.locale, Date.now()) })}
        </p>
        {times.map((time, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time is known by its place alone.
          <div key={at}>
            <label className="label" htmlFor={`${id}-time-${at}`}>
              {t('interview.time', { number: at + 1 })}
            </label>
            <input
              id={`${id}-time-${at}`}
              className="field"
              type="datetime-local"
              min={min}
              value={time}
              aria-describedby={`${id}-zone`}
              onChange={({ target }) => setTimes(times.with(at, target.value))}
            />
          </div>
        ))}
        {times.length < MOST_TIMES && (
          <button type="button" className={styles.link} onClick={() => setTimes([...times, ''])}>
            {t('interview.more')}
          </button>
        )}
        <div>
          <label className="label" htmlFor={`${id}-minutes`}>
            {t('interview.minutes')}
          </label>
          <select
            id={`${id}-minutes`}
            className="field"
            value={minutes}
            onChange={({ target }) => setMinutes(Number(target.value))}
          >
            {LENGTHS.map((length) => (
              <option key={length} value={length}>
                {length}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className="label" htmlFor={`${id}-place`}>
            {t('interview.place')}
          </label>
          <input
            id={`${id}-place`}
            className="field"
            maxLength={300}
            value={place}
            onChange={({ target }) => setPlace(target.value)}
          />
        </div>
        <div>
          <label className="label" htmlFor={`${id}-message`}>
            {t('interview.message')}
          </label>
          <textarea
            id={`${id}-message`}
            className="field"
            rows={3}
            maxLength={LONGEST_MESSAGE}
            value={text ?? t('interview.text')}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {fault && <Notice kind="danger">{fault}</Notice>}
        <button type="submit" className="button" aria-disabled={proposing.isPending}>
          {t('interview.send')}
        </button>
      </form>
    </details>
  );
}
