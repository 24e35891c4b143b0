import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Answers } from '../../runtime/forms/answers.ts';
import { sizeText } from '../../runtime/forms/parts/check-file.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { attachOwnFile } from './apply-calls.ts';
import { notAttached, withFile } from './own-files.ts';
import styles from './QuickApply.module.css';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';

interface OwnFilesProps {
  files: Offer['files'];
  answers: Answers;
  /** Number of files that can be attached. */
  most: number;
  locale: string;
  onChange(answers: Answers): void;
}

/** Offers to attach files of the resume and of earlier applications again, each with one press. */
export function OwnFiles({ files, answers, most, locale, onChange }: OwnFilesProps) {
  const t = useTexts('apply');
  const box = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  // The answers may have changed while the file was copied.
  const latest = useRef({ answers, onChange });
  useEffect(() => {
    latest.current = { answers, onChange };
  });
  const attaching = useMutation({
    mutationFn: (id: number) => attachOwnFile(id),
    onSuccess(file) {
      latest.current.onChange(withFile(latest.current.answers, file));
      setSaid(t('own.done', { name: file.name }));
      box.current?.focus();
    },
  });
  const offered = notAttached(files, answers, most);
  if (offered.length === 0 && said === '') return null;
  return (
    <section className={styles.resume} ref={box} tabIndex={-1} aria-label={t('own.title')}>
      {offered.length > 0 && <p>{t('own.title')}</p>}
      {offered.length > 0 && (
        <ul className={styles.own}>
          {offered.map(({ id, name, size }) => (
            <li key={id}>
              <span>
                {name} <span className="meta">{sizeText(size, locale)}</span>
              </span>
              <button
                type="button"
                className="button button-quiet"
                aria-label={t('own.attachNamed', { name })}
                aria-disabled={attaching.isPending}
                onClick={() => !attaching.isPending && attaching.mutate(id)}
              >
                {t('own.attach')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {attaching.error && <Notice kind="danger">{refusalText(attaching.error, t('unreachable'))}</Notice>}
      <p className="meta" role="status">
        {said}
      </p>
    </section>
  );
}
