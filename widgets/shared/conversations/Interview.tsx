import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { zoneName } from '../../../runtime/core/moments.ts';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { dateFormat } from '../words/format-day.ts';
import styles from './Conversation.module.css';
import type { ConversationMessage, ConversationView } from './conversation.generated.ts';
import { answerInterviewMutation, withdrawInterviewMutation } from './interviews.generated.ts';
import type { Subject } from './subject.ts';

interface InterviewProps {
  page: PageInfo;
  subject: Subject;
  /** Of the message that suggests it. */
  messageId: number;
  interview: NonNullable<ConversationMessage['interview']>;
  /** Whether the side may act. */
  isOpen: boolean;
  /** Of the other side. */
  name: string;
  onChange(conversation: ConversationView): void;
}

/** Suggested times, how they stand, and what this side can do about them. */
export function Interview({ page, subject, messageId, interview, isOpen, name, onChange }: InterviewProps) {
  const t = useTexts('conversation');
  const [now] = useState(() => Date.now());
  const settle = { onSuccess: ({ done }: { done: ConversationView }) => onChange(done) };
  const answering = useMutation({ ...mutationOf(answerInterviewMutation), ...settle });
  const withdrawing = useMutation({ ...mutationOf(withdrawInterviewMutation), ...settle });
  const { about, id, side, token = null } = subject;
  const { times, minutes, place, state, accepted, calendar } = interview;
  const answer = (time: string | null) => answering.mutate({ about, id, token, messageId, time });
  const failure = answering.error ?? withdrawing.error;
  const isBusy = answering.isPending || withdrawing.isPending;
  const isAsked = side === 'seeker' && isOpen;
  const others = times.filter((time) => Date.parse(time) > now && time !== accepted);
  const choices = (
    <ul className={styles.times}>
      {others.map((time) => (
        <li key={time}>
          <Time page={page} time={time} />{' '}
          <button
            type="button"
            className="button button-quiet"
            aria-label={t('interview.acceptTime', { time: timeText(time, page) })}
            disabled={isBusy}
            onClick={() => answer(time)}
          >
            {t('interview.accept')}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.interview}>
      <p>
        <strong>{t('interview.title')}</strong>
        {' · '}
        {t(`interview.states.${state}`)}
        {accepted !== null && ' · '}
        {accepted !== null && <Time page={page} time={accepted} />}
      </p>
      <p className="meta">
        {t('interview.lasts', { count: minutes })}
        {' · '}
        <Place text={place} />
      </p>
      {(state === 'open' || state === 'accepted') && (
        <p className="meta">{t('interview.zone', { zone: zoneOf(page, accepted ?? times[0] ?? '') })}</p>
      )}
      {calendar !== null && (
        <p>
          <a download="interview.ics" href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}>
            {t('interview.calendar')}
          </a>
        </p>
      )}
      {state === 'open' && isAsked && <p>{t('interview.choose')}</p>}
      {state === 'open' && isAsked && choices}
      {state === 'open' && !isAsked && (
        <ul className={styles.times}>
          {times.map((time) => (
            <li key={time}>
              <Time page={page} time={time} />
            </li>
          ))}
        </ul>
      )}
      {(state === 'accepted' || state === 'declined') && isAsked && others.length > 0 && (
        <details>
          <summary className={styles.link}>{t('interview.other')}</summary>
          {choices}
        </details>
      )}
      {failure && <Notice kind="danger">{refusalText(failure, t('unreachable'))}</Notice>}
      {isAsked && state === 'open' && (
        <button type="button" className={styles.link} disabled={isBusy} onClick={() => answer(null)}>
          {t('interview.decline')}
        </button>
      )}
      {isOpen && side === 'employer' && state === 'open' && (
        <CallOff
          label={t('interview.withdraw')}
          name={name}
          isBusy={isBusy}
          onDo={() => withdrawing.mutate({ about, id, messageId })}
        />
      )}
      {isOpen && state === 'accepted' && accepted !== null && Date.parse(accepted) > now && (
        <CallOff
          label={t('interview.cancel')}
          name={name}
          isBusy={isBusy}
          onDo={() => (side === 'seeker' ? answer(null) : withdrawing.mutate({ about, id, messageId }))}
        />
      )}
    </div>
  );
}

interface CallOffProps {
  label: string;
  name: string;
  isBusy: boolean;
  onDo(): void;
}

/** Says who hears of it, and asks once more. */
function CallOff({ label, name, isBusy, onDo }: CallOffProps) {
  const t = useTexts('conversation');
  const [isAsking, ask] = useState(false);
  if (!isAsking)
    return (
      <button type="button" className={styles.link} disabled={isBusy} onClick={() => ask(true)}>
        {label}
      </button>
    );
  return (
    <fieldset className={styles.sure}>
      <legend className="visually-hidden">{label}</legend>
      <p>{t('interview.sure', { name })}</p>
      <div>
        <button type="button" className="button" disabled={isBusy} onClick={onDo}>
          {t('interview.yes')}
        </button>{' '}
        <button type="button" className="button button-quiet" onClick={() => ask(false)}>
          {t('interview.no')}
        </button>
      </div>
    </fieldset>
  );
}

/** A place that is a link to a call can be opened. */
function Place({ text }: { text: string }) {
  return /^https:\/\/\S+$/.test(text) ? (
    <a href={text} rel="noopener nofollow">
      {text}
    </a>
  ) : (
    text
  );
}

const timeText = (time: string, { locale, brand }: PageInfo): string =>
  dateFormat(locale, brand.site.timeZone, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(time));

const zoneOf = ({ locale, brand }: PageInfo, time: string): string =>
  zoneName(brand.site.timeZone, locale, Date.parse(time));

function Time({ page, time }: { page: PageInfo; time: string }) {
  return <time dateTime={time}>{timeText(time, page)}</time>;
}
