import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LONGEST_MESSAGE } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { mutationOf, queryOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { dayText } from '../words/day-text.tsx';
import styles from './Conversation.module.css';
import { type Message, resumeContactMessagesQuery, sendResumeContactMessageMutation } from './messages.generated.ts';
import type { Said } from './use-contact-action.ts';

interface ConversationProps {
  page: PageInfo;
  /** Unique on the page. */
  id: string;
  contactId: number;
  /** Perspective: the owner of the resume, or a member of the organization. */
  side: 'owner' | 'organization';
  /** Name of the organization. */
  organization: string;
  /** No further messages are possible. */
  isClosed: boolean;
}

/** The messages of both sides, with a reply form. */
export function Conversation({ page, id, contactId, side, organization, isClosed }: ConversationProps) {
  const t = useTexts('resume-contact');
  const cache = useQueryClient();
  const asked = queryOf(resumeContactMessagesQuery, { id: contactId });
  const { data, error, refetch } = useQuery(asked);
  const messages = data?.resumeContact.messages;
  const sending = useMutation({
    ...mutationOf(sendResumeContactMessageMutation),
    // The answer contains all messages including the new one.
    onSuccess: ({ done }) => cache.setQueryData(asked.queryKey, { resumeContact: done }),
  });
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('messages.title')}</h3>
      {messages && <Messages page={page} messages={messages} side={side} organization={organization} />}
      {!messages && !error && <Waiting lines={2} />}
      {!messages && error !== null && (
        <Notice kind="danger">
          <p>{refusalText(error, t('unreachable'))}</p>
          <button type="button" className="button button-quiet" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {!isClosed && (
        <WriteForm
          id={`${id}-text`}
          help={t(side === 'owner' ? 'messages.toEmployer' : 'messages.toOwner', { organization })}
          onSend={(text) => sending.mutateAsync({ id: contactId, text })}
          isBusy={sending.isPending}
        />
      )}
    </section>
  );
}

interface MessagesProps extends Pick<ConversationProps, 'page' | 'side' | 'organization'> {
  messages: readonly Message[];
}

function Messages({ page, messages, side, organization }: MessagesProps) {
  const t = useTexts('resume-contact');
  if (messages.length === 0) return <p className="meta">{t('messages.none')}</p>;
  return (
    <ul className={styles.messages}>
      {messages.map(({ id, fromOwner, text, created, undelivered }) => {
        const isMine = fromOwner === (side === 'owner');
        const author = fromOwner ? t('messages.owner') : organization;
        return (
          <li key={id} className={styles.message} data-mine={isMine}>
            <p className="meta">
              {isMine && side === 'owner' ? t('messages.you') : author}
              {' · '}
              {dayText(created, page)}
            </p>
            <p className={styles.text}>{text}</p>
            {undelivered && <p className={styles.lost}>{t('messages.undelivered')}</p>}
          </li>
        );
      })}
    </ul>
  );
}

interface WriteFormProps {
  id: string;
  help: string;
  onSend(text: string): Promise<unknown>;
  isBusy: boolean;
}

function WriteForm({ id, help, onSend, isBusy }: WriteFormProps) {
  const t = useTexts('resume-contact');
  const [text, setText] = useState('');
  const [said, say] = useState<Said | null>(null);
  const isSending = useRef(false);

  async function send() {
    if (isSending.current) return;
    const written = text.trim();
    if (written === '') return say({ kind: 'danger', text: t('messages.empty') });
    isSending.current = true;
    say(null);
    try {
      await onSend(written);
      setText('');
      say({ kind: 'success', text: t('messages.sent') });
    } catch (error) {
      say({ kind: 'danger', text: refusalText(error, t('unreachable')) });
    } finally {
      isSending.current = false;
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="label" htmlFor={id}>
        {t('messages.label')}
      </label>
      <textarea
        id={id}
        className="field"
        rows={4}
        maxLength={LONGEST_MESSAGE}
        value={text}
        aria-describedby={`${id}-help`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-help`} className="meta">
        {help}
      </p>
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
      <button type="submit" className="button" aria-disabled={isBusy}>
        {t('messages.send')}
      </button>
    </form>
  );
}
