import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useSession } from '../../../runtime/session/session.ts';
import { failureOf, useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { MailFrame } from './MailFrame.tsx';
import styles from './Mails.module.css';
import { type MailSampleVariables, mailSampleQuery, sendMailSampleMutation } from './mail-samples.generated.ts';

const VIEWS = ['phone', 'wide', 'text'] as const;

/** One email: its subject, how it looks on a phone and on a wide screen, its text; sent to oneself on request. */
export function SamplePart({ id, asked }: { id: string; asked: MailSampleVariables }) {
  const t = useTexts('admin');
  const { user } = useSession();
  const [view, setView] = useState<(typeof VIEWS)[number]>('phone');
  const answer = useAnswer(mailSampleQuery, asked);
  const sending = useMutation(mutationOf(sendMailSampleMutation));
  return (
    <Answered answer={answer}>
      {({ mailSample: { from, subject, text, html } }) => (
        <>
          <dl className={styles.head}>
            <div>
              <dt>{t('mails.from')}</dt>
              <dd>{from}</dd>
            </div>
            <div>
              <dt>{t('mails.subject')}</dt>
              <dd lang={asked.locale}>{subject}</dd>
            </div>
          </dl>
          <div className={styles.line}>
            {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields. */}
            <div role="group" aria-label={t('mails.view')} className={styles.line}>
              {VIEWS.map((name) => (
                <SmallButton key={name} aria-pressed={view === name} onClick={() => setView(name)}>
                  {t(`mails.views.${name}`)}
                </SmallButton>
              ))}
            </div>
            <SmallButton main disabled={sending.isPending} onClick={() => sending.mutate(asked)}>
              {t('mails.sendTest')}
            </SmallButton>
            <span className="meta">{t('mails.sendTestHelp', { address: user?.email ?? '' })}</span>
          </div>
          <div role="status">
            {sending.data && (
              <Note kind="good">
                <p>{t('mails.testSent', { address: sending.data.sendMailSample })}</p>
              </Note>
            )}
          </div>
          {sending.error && <FailureNote failure={failureOf(sending.error)} />}
          {view === 'text' ? (
            <pre className={styles.text} lang={asked.locale} id={`${id}-text`}>
              {text}
            </pre>
          ) : (
            <MailFrame title={subject} html={html} isWide={view === 'wide'} />
          )}
        </>
      )}
    </Answered>
  );
}
