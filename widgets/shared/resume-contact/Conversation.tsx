import { useRef, useState } from 'react';
import { LONGEST_MESSAGE } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { useLoaded } from '../lists/use-loaded.ts';
import { dayText } from '../words/day-text.tsx';
import styles from './Conversation.module.css';
import { loadConversation, sendMessage } from './message-calls.ts';
import type { Message } from './messages.generated.ts';
import type { Said } from './use-contact-action.ts';

interface ConversationProps {
  page: PageInfo;
  /** Unique on the page. */
  id: string;
  contactId: number;
  /** Whose eyes: the owner of the resume, or somebody of the organization. */
  side: 'owner' | 'organization';
  /** Name of the organization. */
  organization: string;
  /** Nothing more is passed on. */
  isClosed: boolean;
}

/** What both sides have written, and the form with which one goes on. */
export function Conversation({ page, id, contactId, side, organization, isClosed }: ConversationProps) {
  const t = useTexts('resume-contact');
  const { data: messages, error, again, set } = useLoaded(String(contactId), () => loadConversation(contactId));
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('messages.title')}</h3>
      {messages && <Messages page={page} messages={messages} side={side} organization={organization} />}
      {!messages && !error && <Waiting lines={2} />}
      {!messages && error !== null && (
        <Notice kind="danger">
          <p>{refusalText(error, t('unreachable'))}</p>
          <button type="button" className="button button-quiet" onClick={again}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {!isClosed && (
        <WriteForm
          id={`${id}-text`}
          help={t(side === 'owner' ? 'messages.toEmployer' : 'messages.toOwner', { organization })}
          onSend={async (text) => set(await sendMessage(contactId, text))}
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
  onSend(text: string): Promise<void>;
}

function WriteForm({ id, help, onSend }: WriteFormProps) {
  const t = useTexts('resume-contact');
  const [text, setText] = useState('');
  const [said, say] = useState<Said | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  async function send() {
    if (isSending.current) return;
    const written = text.trim();
    if (written === '') return say({ kind: 'danger', text: t('messages.empty') });
    isSending.current = true;
    setBusy(true);
    say(null);
    try {
      await onSend(written);
      setText('');
      say({ kind: 'success', text: t('messages.sent') });
    } catch (error) {
      say({ kind: 'danger', text: refusalText(error, t('unreachable')) });
    } finally {
      isSending.current = false;
      setBusy(false);
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
