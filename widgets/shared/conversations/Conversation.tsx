import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { mutationOf, queryOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Notice, Waiting } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { BlockButton } from './BlockButton.tsx';
import styles from './Conversation.module.css';
import {
  conversationQuery,
  type ConversationView as Found,
  markConversationReadMutation,
  sendMessageMutation,
} from './conversation.generated.ts';
import { InterviewForm } from './InterviewForm.tsx';
import { Messages } from './Messages.tsx';
import { NoticeChoice } from './NoticeChoice.tsx';
import type { Subject } from './subject.ts';
import { WriteForm } from './WriteForm.tsx';

interface ConversationProps {
  page: PageInfo;
  /** Unique on the page. */
  id: string;
  subject: Subject;
  /** For an employer: the job whose organization's templates are offered. */
  jobId?: number;
  /** Level of its heading. */
  heading?: 'h2' | 'h3';
}

/** The messages of both sides, with a form to write. Requires the texts `conversation` and `applications`. */
export function Conversation({ page, id, subject, jobId, heading: Heading = 'h3' }: ConversationProps) {
  const t = useTexts('conversation');
  const cache = useQueryClient();
  const asked = queryOf(conversationQuery, subject);
  const { data, error, refetch } = useQuery(asked);
  const found = data?.conversation;
  const show = (conversation: Found) => void cache.setQueryData(asked.queryKey, { conversation });
  // The answer contains all messages including the new one.
  const sending = useMutation({ ...mutationOf(sendMessageMutation), onSuccess: ({ done }) => show(done) });
  useSeen(subject, found);
  const other = (subject.side === 'seeker' ? found?.employer : found?.seeker) || t('applicant');
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`} id={`${id}-part`}>
      <Heading id={`${id}-title`}>{t('title')}</Heading>
      {found && <Messages page={page} id={id} subject={subject} conversation={found} onChange={show} />}
      {!found && !error && <Waiting lines={2} />}
      {!found && error !== null && (
        <Notice kind="danger">
          <p>{refusalText(error, t('unreachable'))}</p>
          <button type="button" className="button button-quiet" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {found?.state === 'open' && (
        <WriteForm
          id={`${id}-text`}
          help={t('help', { name: other })}
          onSend={(written) => sending.mutateAsync({ ...subject, ...written })}
          isBusy={sending.isPending}
          jobId={jobId ?? null}
        />
      )}
      {found?.state === 'open' && subject.side === 'employer' && (
        <InterviewForm page={page} id={`${id}-interview`} subject={subject} onChange={show} />
      )}
      {found && found.state !== 'open' && <Notice>{t(`states.${found.state}`, { name: other })}</Notice>}
      {found && <BlockButton subject={subject} conversation={found} name={other} onChange={show} />}
      {subject.token == null && <NoticeChoice id={`${id}-notices`} />}
    </section>
  );
}

/** Marks what is shown as seen, once. */
function useSeen(subject: Subject, found: Found | undefined): void {
  const { mutate } = useMutation(mutationOf(markConversationReadMutation));
  const seen = useRef(0);
  const isOwn = (fromSeeker: boolean) => fromSeeker === (subject.side === 'seeker');
  const until = found?.messages.findLast((one) => one.isRead === false && !isOwn(one.fromSeeker))?.id ?? 0;
  useEffect(() => {
    if (until <= seen.current) return;
    seen.current = until;
    mutate({ ...subject, until });
  }, [until, subject, mutate]);
}
