import { useMutation } from '@tanstack/react-query';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import styles from './Conversation.module.css';
import { blockConversationMutation, type ConversationView } from './conversation.generated.ts';
import type { Subject } from './subject.ts';

interface BlockButtonProps {
  subject: Subject;
  conversation: ConversationView;
  /** Of the other side. */
  name: string;
  onChange(conversation: ConversationView): void;
}

/** Accepts no more messages of the other side, or accepts them again. */
export function BlockButton({ subject, conversation: { state, messages }, name, onChange }: BlockButtonProps) {
  const t = useTexts('conversation');
  const blocking = useMutation({
    ...mutationOf(blockConversationMutation),
    onSuccess: ({ done }) => onChange(done),
  });
  const isBlocked = state === 'blocked';
  const wrote = messages.some(({ fromSeeker }) => fromSeeker !== (subject.side === 'seeker'));
  if (!isBlocked && (state !== 'open' || !wrote)) return null;
  return (
    <div>
      {blocking.error && <Notice kind="danger">{refusalText(blocking.error, t('unreachable'))}</Notice>}
      <button
        type="button"
        className={styles.link}
        aria-disabled={blocking.isPending}
        onClick={() => {
          if (!blocking.isPending) blocking.mutate({ ...subject, blocked: !isBlocked });
        }}
      >
        {t(isBlocked ? 'unblock' : 'block', { name })}
      </button>
    </div>
  );
}
