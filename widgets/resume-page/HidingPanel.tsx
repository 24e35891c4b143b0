import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import {
  endResumeHidingMutation,
  hideResumeFromMutation,
  type OwnResume,
} from '../shared/resume/own-resume.generated.ts';
import styles from './ResumePage.module.css';

interface HidingPanelProps {
  id: string;
  own: OwnResume;
  onOwn(own: OwnResume): void;
}

/** Who never finds the resume: present employers, and companies that its owner names. */
export function HidingPanel({ id, own, onOwn }: HidingPanelProps) {
  const t = useTexts('resume');
  const [said, setSaid] = useState<{ key: 'added' | 'removed'; name: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onSuccess = ({ done }: { done: OwnResume }) => onOwn(done);
  const hiding = useMutation({ ...mutationOf(hideResumeFromMutation), onSuccess });
  const ending = useMutation({ ...mutationOf(endResumeHidingMutation), onSuccess });
  // The pressed button or the form is gone or begins anew.
  useEffect(() => {
    if (said !== null) heading.current?.focus();
  }, [said]);

  async function remove({ id: entry, name }: OwnResume['hidings'][number]): Promise<void> {
    if (ending.isPending) return;
    setRefusal(null);
    try {
      await ending.mutateAsync({ id: entry });
      setSaid({ key: 'removed', name });
    } catch (problem) {
      setRefusal(refusalText(problem, t('unreachable')));
    }
  }

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('hiding.title')}
      </h2>
      <div role="status">{said && <p>{t(`hiding.${said.key}`, { name: said.name })}</p>}</div>
      <p className={styles.muted}>{t('hiding.text')}</p>
      {own.hidings.length === 0 && <p>{t('hiding.none')}</p>}
      {own.hidings.length > 0 && (
        <ul className={styles.hidings} aria-labelledby={id}>
          {own.hidings.map((one) => (
            <li key={one.id}>
              <span>
                {one.name}
                {one.present && <small className={styles.muted}>{t('hiding.present')}</small>}
              </span>
              {!one.present && (
                <button
                  type="button"
                  className={styles.quiet}
                  aria-label={t('hiding.removeName', { name: one.name })}
                  onClick={() => void remove(one)}
                >
                  {t('hiding.remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      <AccountForm
        key={own.hidings.length}
        id={`${id}-form`}
        fields={[
          {
            name: 'name',
            label: t('hiding.name'),
            type: 'text',
            maxLength: 150,
            help: t('hiding.help'),
            autoComplete: 'off',
          },
        ]}
        submit={t('hiding.add')}
        onSubmit={async ({ name = '' }) => {
          setRefusal(null);
          await hiding.mutateAsync({ organizationId: null, name });
          setSaid({ key: 'added', name: name.trim() });
          return [];
        }}
      />
    </section>
  );
}
