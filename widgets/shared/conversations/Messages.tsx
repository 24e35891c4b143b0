import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { momentText } from '../words/day-text.tsx';
import styles from './Conversation.module.css';
import type { ConversationMessage, ConversationView } from './conversation.generated.ts';
import { Interview } from './Interview.tsx';
import { ReportForm } from './ReportForm.tsx';
import type { Subject } from './subject.ts';

interface MessagesProps {
  page: PageInfo;
  id: string;
  subject: Subject;
  conversation: ConversationView;
  onChange(conversation: ConversationView): void;
}

/** What both sides wrote, oldest first. */
export function Messages({ page, id, subject, conversation, onChange }: MessagesProps) {
  const t = useTexts('conversation');
  const { messages, employer, seeker } = conversation;
  if (messages.length === 0) return <p className="meta">{t('none')}</p>;
  return (
    <ol className={styles.messages}>
      {messages.map((message) => {
        const isMine = message.fromSeeker === (subject.side === 'seeker');
        const author = message.fromSeeker ? seeker || t('applicant') : employer;
        return (
          <li key={`${message.id ?? message.created}`} className={styles.message} data-mine={isMine}>
            <p className="meta">
              {isMine && subject.side === 'seeker' ? t('you') : author}
              {' · '}
              {momentText(message.created, page)}
              <Mark message={message} isMine={isMine} />
            </p>
            <p className={styles.text}>{message.text}</p>
            <Files message={message} />
            {message.interview && message.id !== null && (
              <Interview
                page={page}
                subject={subject}
                messageId={message.id}
                interview={message.interview}
                isOpen={conversation.state === 'open'}
                name={subject.side === 'seeker' ? employer : seeker || t('applicant')}
                onChange={onChange}
              />
            )}
            {message.undelivered && <p className={styles.lost}>{t('undelivered')}</p>}
            {!isMine && message.id !== null && (
              <ReportForm id={`${id}-report-${message.id}`} subject={subject} messageId={message.id} name={author} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The stage that it came with, whether the other side has seen it, or whether it is new. */
function Mark({ message: { stage, isRead }, isMine }: { message: ConversationMessage; isMine: boolean }) {
  const t = useTexts('conversation');
  const stages = useTexts('applications');
  if (stage !== null) return ` · ${stages(`stages.${stage}`)}`;
  if (isMine) return isRead ? ` · ${t('read')}` : null;
  return isRead ? null : (
    <>
      {' · '}
      <strong>{t('new')}</strong>
    </>
  );
}

function Files({ message: { files } }: { message: ConversationMessage }) {
  const t = useTexts('conversation');
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('files.label')}>
      {files.map(({ id, name, url }) => (
        <li key={id}>{url === null ? name : <a href={url}>{name}</a>}</li>
      ))}
    </ul>
  );
}
