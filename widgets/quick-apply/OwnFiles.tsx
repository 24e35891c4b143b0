import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answers } from '../../runtime/forms/answers.ts';
import { sizeText } from '../../runtime/forms/parts/check-file.ts';
import { withQueries } from '../../runtime/page/draw/QueryScope.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { attachOwnFile, attachResume } from './apply-calls.ts';
import { mayAttach, notAttached, withFile } from './own-files.ts';
import styles from './QuickApply.module.css';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';
import { fileToAttach } from './whole.ts';

interface OwnFilesProps {
  offer: Offer;
  answers: Answers;
  /** Number of files that can be attached. */
  most: number;
  locale: string;
  /** Attaches the file that is required by itself, if it is clear which. */
  attachesNeeded: boolean;
  onChange(answers: Answers): void;
}

/** Offers to attach the resume, its files and those of earlier applications, each with one press. */
export const OwnFiles = withQueries(Files);

function Files({ offer, answers, most, locale, attachesNeeded, onChange }: OwnFilesProps) {
  const t = useTexts('apply');
  const box = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const [hasAttachedResume, setAttachedResume] = useState(false);
  // The answers may have changed while the file was made.
  const latest = useRef({ answers, onChange });
  useEffect(() => {
    latest.current = { answers, onChange };
  });
  const attaching = useMutation({
    mutationFn: ({ id }: { id: number | 'resume'; isAsked: boolean }) =>
      id === 'resume' ? attachResume() : attachOwnFile(id),
    onSuccess(file, { id, isAsked }) {
      latest.current.onChange(withFile(latest.current.answers, file));
      if (id === 'resume') setAttachedResume(true);
      setSaid(t('own.done', { name: file.name }));
      if (isAsked) box.current?.focus();
    },
  });
  // Where a file is required, there is one before anybody has to look for it.
  const needed = attachesNeeded && mayAttach(answers, 1) ? fileToAttach(offer) : null;
  const hasBegun = useRef(false);
  const attachNeeded = useEffectEvent(() => {
    if (needed === null || hasBegun.current) return;
    hasBegun.current = true;
    attaching.mutate({ id: needed, isAsked: false });
  });
  useEffect(() => attachNeeded(), []);
  const files = notAttached(offer.files, answers, most);
  const offersResume = offer.hasResume && !hasAttachedResume && mayAttach(answers, most);
  if (files.length === 0 && !offersResume && said === '') return null;
  const button = (id: number | 'resume', label: string) => (
    <button
      type="button"
      className="button button-quiet"
      aria-label={label}
      aria-disabled={attaching.isPending}
      onClick={() => !attaching.isPending && attaching.mutate({ id, isAsked: true })}
    >
      {t('own.attach')}
    </button>
  );
  return (
    <section className={styles.resume} ref={box} tabIndex={-1} aria-label={t('own.title')}>
      {(files.length > 0 || offersResume) && <p>{t('own.title')}</p>}
      <ul className={styles.own}>
        {offersResume && (
          <li>
            <span>{t('own.resume')}</span>
            {button('resume', t('own.attachResume'))}
          </li>
        )}
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <span>
              {name} <span className="meta">{sizeText(size, locale)}</span>
            </span>
            {button(id, t('own.attachNamed', { name }))}
          </li>
        ))}
      </ul>
      {attaching.error && <Notice kind="danger">{refusalText(attaching.error, t('unreachable'))}</Notice>}
      <p className="meta" role="status">
        {said}
      </p>
    </section>
  );
}
